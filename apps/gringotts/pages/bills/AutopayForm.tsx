import { useState } from 'react';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { FormError } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';
import { useAccountOptions } from '../flow/account-options.ts';
import type { Payee } from './PayeeDialog.tsx';

const days = Array.from({ length: 31 }, (_, index) => ({
  value: String(index + 1),
  label: index + 1 > 28 ? `${index + 1} (or the last day)` : String(index + 1),
}));

export function AutopayForm({ payee }: { payee: Payee }) {
  const accounts = useAccountOptions();
  const save = useAction('payees.setAutopay');
  const [mode, setMode] = useState(payee.autopay);
  const [from, setFrom] = useState<string | null>(String(payee.autopayFromId ?? accounts[0]?.value ?? ''));
  const [amountCents, setAmount] = useState(payee.autopayCents ?? payee.last?.amountCents ?? null);
  const [day, setDay] = useState<string | null>(String(payee.autopayDay ?? payee.dueDay ?? 1));
  const submit = async () => {
    const saved = await attempt(
      save.run({
        id: payee.id,
        mode,
        ...(mode === 'off' ? {} : { fromAccountId: Number(from) }),
        ...(mode === 'fixed' ? { amountCents: amountCents ?? undefined, dayOfMonth: Number(day) } : {}),
      }),
    );
    if (!saved) return;
    const says = {
      off: `Autopay for ${payee.label} is off.`,
      bill: `Autopay pays each bill of ${payee.label} in full on its due date.`,
      fixed: `Autopay pays ${formatCents(amountCents ?? 0)} to ${payee.label} every month.`,
    };
    toast.success(says[saved.autopay]);
  };
  return (
    <Card title="Autopay">
      <div className="grid gap-4">
        <FormError action={save} shown={['fromAccountId', 'amountCents', 'dayOfMonth', 'mode']} />
        <RadioGroup
          label="Pay automatically"
          hideLabel
          value={mode}
          onChange={setMode}
          error={save.fields.mode}
          options={[
            { value: 'off', label: 'Off', detail: 'You pay each bill yourself.' },
            {
              value: 'bill',
              label: 'Pay each bill in full',
              detail: payee.sendsBills ? 'On its due date.' : 'This payee does not send its bills here.',
              disabled: !payee.sendsBills,
            },
            { value: 'fixed', label: 'Pay a fixed amount', detail: 'Every month on the same day.' },
          ]}
        />
        {mode !== 'off' && (
          <Select
            label="Pay from"
            value={from}
            onChange={setFrom}
            options={accounts}
            error={save.fields.fromAccountId}
          />
        )}
        {mode === 'fixed' && (
          <div className="grid grid-cols-2 gap-4">
            <MoneyInput
              label="Amount"
              value={amountCents}
              onChange={setAmount}
              error={save.fields.amountCents}
            />
            <Select
              label="Day of the month"
              value={day}
              onChange={setDay}
              options={days}
              error={save.fields.dayOfMonth}
            />
          </div>
        )}
        <Button
          variant="primary"
          className="justify-self-end"
          busy={save.busy}
          disabled={mode === 'fixed' && !amountCents}
          onClick={() => void submit()}
        >
          Save autopay
        </Button>
      </div>
    </Card>
  );
}
