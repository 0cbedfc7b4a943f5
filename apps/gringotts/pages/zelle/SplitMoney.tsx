import { X } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { Form } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { splitEvenly } from '../../rules/zelle.ts';
import { useAction } from '../client.ts';
import { Review } from '../flow/Review.tsx';
import { RecipientPicker, useRecipients } from './RecipientPicker.tsx';
import { ZelleColumns, ZelleLayout } from './ZelleLayout.tsx';

export function SplitMoney() {
  return (
    <ZelleLayout tab="split">
      <ZelleColumns>
        <SplitForm />
      </ZelleColumns>
    </ZelleLayout>
  );
}

function useSplit() {
  const { find } = useRecipients();
  const [totalCents, setTotal] = useState<number | null>(null);
  const [ids, setIds] = useState<readonly string[]>([]);
  const [includesOwner, setIncludesOwner] = useState(true);
  /** Amounts typed over the even share. */
  const [own, setOwn] = useState<Readonly<Record<string, number | null>>>({});
  const parts = splitEvenly(totalCents ?? 0, ids.length + (includesOwner ? 1 : 0) || 1);
  const even = includesOwner ? parts.slice(1) : parts;
  const shares = ids.map((id, index) => ({
    id,
    person: find(id),
    amountCents: id in own ? (own[id] ?? 0) : (even[index] ?? 0),
  }));
  const asked = shares.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    ...{ totalCents, setTotal, includesOwner, setIncludesOwner, shares, asked },
    add: (id: string | null) => id && !ids.includes(id) && setIds([...ids, id]),
    remove: (id: string) => setIds(ids.filter((other) => other !== id)),
    setShare: (id: string, cents: number | null) => setOwn({ ...own, [id]: cents }),
    isComplete:
      Boolean(totalCents) && shares.length > 0 && shares.every(({ amountCents }) => amountCents > 0),
  };
}

function SplitForm() {
  const [, navigate] = useLocation();
  const split = useSplit();
  const action = useAction('zelle.split');
  const [memo, setMemo] = useState('');
  const [isReviewing, setReviewing] = useState(false);
  const { totalCents, shares, asked } = split;

  const confirm = async () => {
    const made = await attempt(
      action.run({
        totalCents: totalCents ?? 0,
        memo,
        shares: shares.map(({ id, amountCents }) => ({ recipientId: Number(id), amountCents })),
      }),
    );
    if (!made) return setReviewing(false);
    const references = made.requests.map(({ reference }) => reference).join(', ');
    toast.success(`${made.requests.length === 1 ? 'Request' : 'Requests'} sent. Reference ${references}`);
    navigate('/zelle/activity?show=requests');
  };
  if (isReviewing)
    return (
      <Review
        title="Review and split"
        amount={formatCents(totalCents ?? 0)}
        facts={[
          ...shares.map(({ person, amountCents }) => ({
            term: person?.name ?? '',
            detail: formatCents(amountCents),
          })),
          { term: 'Your share', detail: formatCents((totalCents ?? 0) - asked) },
          { term: 'Memo', detail: memo || 'None' },
        ]}
        note="Each person gets a request for their share."
        confirmLabel="Send requests"
        action={action}
        onConfirm={() => void confirm()}
        onEdit={() => setReviewing(false)}
      />
    );
  const review = () => {
    action.reset();
    setReviewing(true);
  };
  return (
    <Card title="Split a bill">
      <Form className="max-w-[560px]" action={action} shown={['totalCents', 'memo']} onSubmit={review}>
        <MoneyInput
          label="Total amount"
          value={totalCents}
          onChange={split.setTotal}
          error={action.fields.totalCents}
        />
        <TextInput
          label="What is it for? (optional)"
          value={memo}
          onChange={setMemo}
          maxLength={140}
          error={action.fields.memo}
        />
        <RecipientPicker key={shares.length} label="Split with" value={null} onChange={split.add} />
        <Checkbox label="I pay a share too" value={split.includesOwner} onChange={split.setIncludesOwner} />
        <Shares split={split} />
        <Button type="submit" variant="primary" className="justify-self-end" disabled={!split.isComplete}>
          Review
        </Button>
      </Form>
    </Card>
  );
}

function Shares({ split }: { split: ReturnType<typeof useSplit> }) {
  const { shares, asked, totalCents } = split;
  if (shares.length === 0)
    return <p className="text-foreground-muted">Choose the people who share this bill.</p>;
  const ownShare = (totalCents ?? 0) - asked;
  return (
    <ul aria-label="Shares" className="divide-y divide-border border-border border-y">
      {shares.map(({ id, person, amountCents }) => (
        <li key={id} className="flex items-center gap-3 py-2">
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold">{person?.name}</span>
            <span className="block truncate text-foreground-muted text-small">{person?.token}</span>
          </span>
          <MoneyInput
            label={`Share of ${person?.name}`}
            hideLabel
            className="w-32"
            value={amountCents || null}
            onChange={(cents) => split.setShare(id, cents)}
          />
          <IconButton
            label={`Remove ${person?.name} from the split`}
            icon={<X aria-hidden />}
            onClick={() => split.remove(id)}
          />
        </li>
      ))}
      <li className="flex justify-between py-3">
        <span>Your share</span>
        <span className={ownShare < 0 ? 'text-negative tabular-nums' : 'pr-12 tabular-nums'}>
          {formatCents(ownShare)}
        </span>
      </li>
    </ul>
  );
}
