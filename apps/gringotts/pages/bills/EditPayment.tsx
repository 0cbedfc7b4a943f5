import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { useToday } from '#kit/page/now.ts';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';
import { useAccountOptions } from '../flow/account-options.ts';
import type { BillPayment } from './BillPaymentTable.tsx';

export function EditPayment({ payment, onClose }: { payment: BillPayment; onClose: () => void }) {
  const accounts = useAccountOptions();
  const today = useToday();
  const edit = useAction('bills.edit');
  const [from, setFrom] = useState<string | null>(String(payment.fromAccountId));
  const [amountCents, setAmount] = useState<number | null>(payment.amountCents);
  const [payOn, setPayOn] = useState<string | null>(payment.payOn);
  const [memo, setMemo] = useState(payment.memo);
  const save = async () => {
    if (!from || !amountCents || !payOn) return;
    const input = { id: payment.id, fromAccountId: Number(from), amountCents, payOn, memo };
    const { reference } = await edit.run(input);
    toast.success(`Payment ${reference} was changed.`);
    onClose();
  };
  return (
    <FormDialog
      title={`Edit payment to ${payment.payee}`}
      action={edit}
      shown={['fromAccountId', 'amountCents', 'payOn', 'memo']}
      onSubmit={save}
      onClose={onClose}
      submitLabel="Save changes"
      cancelLabel="Close without saving"
      ready={Boolean(from && amountCents && payOn)}
    >
      <Select
        label="Pay from"
        value={from}
        onChange={setFrom}
        options={accounts}
        error={edit.fields.fromAccountId}
      />
      <div className="grid grid-cols-2 gap-4">
        <MoneyInput label="Amount" value={amountCents} onChange={setAmount} error={edit.fields.amountCents} />
        <DatePicker
          label="Pay date"
          value={payOn}
          onChange={setPayOn}
          today={today}
          min={today}
          error={edit.fields.payOn}
        />
      </div>
      <TextInput label="Memo (optional)" value={memo} onChange={setMemo} error={edit.fields.memo} />
    </FormDialog>
  );
}
