import { useState } from 'react';
import { formatCents } from '#kit/money.ts';
import { Form } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';

/** An extra payment: it goes to the principal and shortens the loan. */
export function LoanPayment({ loan }: { loan: { accountId: number; owedCents: number } }) {
  const accounts = useData('accounts.list', {});
  const pay = useAction('loans.pay');
  const sources = accounts.filter(({ kind }) => kind === 'checking' || kind === 'savings');
  const [from, setFrom] = useState<string | null>(String(sources[0]?.id ?? ''));
  const [amountCents, setAmount] = useState<number | null>(null);

  async function submit() {
    if (!from || !amountCents) return;
    const paid = await pay.run({ accountId: loan.accountId, fromAccountId: Number(from), amountCents });
    toast.success(`Payment of ${formatCents(paid.amountCents)} made. Reference ${paid.reference}`);
    setAmount(null);
  }
  return (
    <Card title="Make an extra payment">
      <Form action={pay} shown={['fromAccountId', 'amountCents']} onSubmit={submit}>
        <Select
          label="Pay from"
          value={from}
          onChange={setFrom}
          options={sources.map((account) => ({
            value: String(account.id),
            label: account.label,
            detail: `${formatCents(account.availableCents)} available`,
          }))}
          error={pay.fields.fromAccountId}
        />
        <MoneyInput label="Amount" value={amountCents} onChange={setAmount} error={pay.fields.amountCents} />
        <Button type="submit" variant="primary" busy={pay.busy} disabled={!from || !amountCents}>
          Pay now
        </Button>
      </Form>
    </Card>
  );
}
