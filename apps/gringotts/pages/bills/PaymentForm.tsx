import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { Form } from '#kit/page/Form.tsx';
import { formatDay } from '#kit/page/format.ts';
import { useToday } from '#kit/page/now.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useAction, useData } from '../client.ts';
import { useAccountOptions } from '../flow/account-options.ts';
import { Review } from '../flow/Review.tsx';
import { PayeeDialog } from './PayeeDialog.tsx';

/** A link to pay a certain bill begins the form anew. */
export function PaymentForm() {
  const [query] = useSearchParams();
  const payeeId = query.get('payee');
  return <PaymentFields key={payeeId} payeeId={payeeId} />;
}

function PaymentFields({ payeeId }: { payeeId: string | null }) {
  const payees = useData('payees.list', {});
  const accounts = useAccountOptions();
  const today = useToday();
  const [, navigate] = useLocation();
  const pay = useAction('bills.pay');
  const billOf = (id: string | null) => payees.find((row) => String(row.id) === id)?.openBill ?? null;
  const [to, setTo] = useState(payeeId);
  const [from, setFrom] = useState<string | null>(accounts[0]?.value ?? null);
  const [amountCents, setAmount] = useState<number | null>(billOf(payeeId)?.amountCents ?? null);
  const [payOn, setPayOn] = useState<string | null>(today);
  const [memo, setMemo] = useState('');
  const [isReviewing, setReviewing] = useState(false);
  const [isAdding, setAdding] = useState(false);
  const payee = payees.find((row) => String(row.id) === to);
  const bill = billOf(to);

  const confirm = async () => {
    if (!payee || !from || !amountCents || !payOn) return;
    const input = { payeeId: payee.id, fromAccountId: Number(from), amountCents, payOn, memo };
    const payment = await attempt(pay.run(input));
    if (payment) navigate(`/bills/payments/${payment.id}?done=1`);
    else setReviewing(false);
  };
  if (isReviewing && payee && amountCents && payOn)
    return (
      <Review
        title="Review payment"
        amount={formatCents(amountCents)}
        facts={[
          { term: 'Pay to', detail: `${payee.label} (${payee.accountNumber})` },
          { term: 'Pay from', detail: accounts.find(({ value }) => value === from)?.label ?? '' },
          { term: 'Pay date', detail: payOn === today ? `Today, ${formatDay(payOn)}` : formatDay(payOn) },
          { term: 'Memo', detail: memo || 'None' },
        ]}
        note={
          payOn === today
            ? 'The money leaves your account now.'
            : 'You can change or cancel the payment until the morning of that day.'
        }
        confirmLabel={payOn === today ? 'Pay now' : 'Schedule payment'}
        action={pay}
        onConfirm={() => void confirm()}
        onEdit={() => setReviewing(false)}
      />
    );
  const review = () => {
    pay.reset();
    setReviewing(true);
  };
  const choose = (id: string) => {
    setTo(id);
    setAmount(billOf(id)?.amountCents ?? null);
  };
  return (
    <Card title="Make a payment">
      <Form
        className="max-w-[560px]"
        action={pay}
        shown={['fromAccountId', 'amountCents', 'payOn', 'memo']}
        onSubmit={review}
      >
        <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2.5">
          <Select
            label="Pay to"
            value={to}
            onChange={choose}
            options={payees.map((row) => ({
              value: String(row.id),
              label: row.label,
              detail: row.openBill
                ? `${formatCents(row.openBill.amountCents)} due ${formatDay(row.openBill.dueOn)}`
                : `Account ${row.accountNumber}`,
            }))}
          />
          <Button className="mt-[25px]" icon={<Plus aria-hidden />} onClick={() => setAdding(true)}>
            Add payee
          </Button>
        </div>
        <Select
          label="Pay from"
          value={from}
          onChange={setFrom}
          options={accounts}
          error={pay.fields.fromAccountId}
        />
        <div className="grid grid-cols-2 gap-4">
          <MoneyInput
            label="Amount"
            value={amountCents}
            onChange={setAmount}
            error={pay.fields.amountCents}
            hint={bill ? `Bill of ${formatCents(bill.amountCents)}, due ${formatDay(bill.dueOn)}` : undefined}
          />
          <DatePicker
            label="Pay date"
            value={payOn}
            onChange={setPayOn}
            today={today}
            min={today}
            error={pay.fields.payOn}
          />
        </div>
        <TextInput label="Memo (optional)" value={memo} onChange={setMemo} error={pay.fields.memo} />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-end"
          disabled={!payee || !from || !amountCents || !payOn}
        >
          Review
        </Button>
      </Form>
      {isAdding && (
        <PayeeDialog
          onClose={() => setAdding(false)}
          onSaved={({ id }) => {
            choose(String(id));
            setAdding(false);
          }}
        />
      )}
    </Card>
  );
}
