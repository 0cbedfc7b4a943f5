import { useState } from 'react';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { Form } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { RadioGroup } from '#kit/ui/RadioGroup.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { useAccountOptions } from '../flow/account-options.ts';
import { Review } from '../flow/Review.tsx';

export function ExternalTransferForm() {
  const verified = useData('external.list', {}).filter(({ status }) => status === 'verified');
  return verified.length > 0 ? <TransferFields external={verified} /> : null;
}

function TransferFields({ external }: { external: readonly { id: number; label: string }[] }) {
  const accounts = useAccountOptions();
  const transfer = useAction('external.transfer');
  const [direction, setDirection] = useState<'in' | 'out'>('out');
  const [externalId, setExternal] = useState<string | null>(String(external[0]?.id ?? ''));
  const [accountId, setAccount] = useState<string | null>(accounts[0]?.value ?? null);
  const [amountCents, setAmount] = useState<number | null>(null);
  const [memo, setMemo] = useState('');
  const [isReviewing, setReviewing] = useState(false);
  const there = external.find(({ id }) => String(id) === externalId)?.label ?? '';
  const here = accounts.find(({ value }) => value === accountId)?.label ?? '';

  const confirm = async () => {
    if (!externalId || !accountId || !amountCents) return;
    const input = {
      externalId: Number(externalId),
      accountId: Number(accountId),
      direction,
      amountCents,
      memo,
    };
    const made = await attempt(transfer.run(input));
    setReviewing(false);
    if (!made) return;
    toast.success(`Transfer on its way. Reference ${made.reference}`);
    setAmount(null);
    setMemo('');
  };
  if (isReviewing && amountCents)
    return (
      <Review
        title="Review transfer"
        amount={formatCents(amountCents)}
        facts={[
          { term: 'From', detail: direction === 'out' ? here : there },
          { term: 'To', detail: direction === 'out' ? there : here },
          { term: 'Arrives', detail: 'Next business day' },
          { term: 'Memo', detail: memo || 'None' },
        ]}
        confirmLabel="Transfer"
        action={transfer}
        onConfirm={() => void confirm()}
        onEdit={() => setReviewing(false)}
      />
    );
  const review = () => {
    transfer.reset();
    setReviewing(true);
  };
  return (
    <Card title="Move money">
      <Form action={transfer} shown={['externalId', 'accountId', 'amountCents', 'memo']} onSubmit={review}>
        <RadioGroup
          label="Direction"
          layout="inline"
          value={direction}
          onChange={setDirection}
          options={[
            { value: 'out', label: 'To the other bank' },
            { value: 'in', label: 'To Gringotts' },
          ]}
        />
        <Select
          label="Account at the other bank"
          value={externalId}
          onChange={setExternal}
          options={external.map(({ id, label }) => ({ value: String(id), label }))}
          error={transfer.fields.externalId}
        />
        <Select
          label="Gringotts account"
          value={accountId}
          onChange={setAccount}
          options={accounts}
          error={transfer.fields.accountId}
        />
        <MoneyInput
          label="Amount"
          value={amountCents}
          onChange={setAmount}
          error={transfer.fields.amountCents}
        />
        <TextInput label="Memo (optional)" value={memo} onChange={setMemo} error={transfer.fields.memo} />
        <Button type="submit" variant="primary" disabled={!externalId || !accountId || !amountCents}>
          Review
        </Button>
      </Form>
    </Card>
  );
}
