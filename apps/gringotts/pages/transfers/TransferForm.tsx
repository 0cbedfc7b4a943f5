import { useState } from 'react';
import { useLocation } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { Form } from '#kit/page/Form.tsx';
import { formatDay } from '#kit/page/format.ts';
import { useToday } from '#kit/page/now.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { useAction } from '../client.ts';
import { useAccountOptions } from '../flow/account-options.ts';
import { Review } from '../flow/Review.tsx';
import { frequencyLabel } from './frequencies.ts';
import { TRANSFER_FIELDS, TransferFields, useTransferDraft } from './TransferFields.tsx';

export function TransferForm() {
  const today = useToday();
  const [, navigate] = useLocation();
  const create = useAction('transfers.create');
  const accounts = useAccountOptions(['checking', 'savings', 'credit', 'loan']);
  const [isReviewing, setReviewing] = useState(false);
  const { draft, change, request } = useTransferDraft({
    from: null,
    to: null,
    amountCents: null,
    frequency: 'once',
    startsOn: today,
    memo: '',
  });
  const labelOf = (id: string | null) => accounts.find(({ value }) => value === id)?.label ?? '';
  const confirm = async () => {
    if (!request) return;
    const made = await attempt(create.run(request));
    if (made) navigate(`/transfers/${made.id}?done=1`);
    else setReviewing(false);
  };
  if (isReviewing && request)
    return (
      <Review
        title="Review transfer"
        amount={formatCents(request.amountCents)}
        facts={[
          { term: 'From', detail: labelOf(draft.from) },
          { term: 'To', detail: labelOf(draft.to) },
          { term: 'Date', detail: formatDay(request.startsOn) },
          { term: 'Frequency', detail: frequencyLabel(request.frequency) },
          { term: 'Memo', detail: request.memo || 'None' },
        ]}
        confirmLabel={request.startsOn === today ? 'Transfer now' : 'Schedule transfer'}
        action={create}
        onConfirm={() => void confirm()}
        onEdit={() => setReviewing(false)}
      />
    );
  const review = () => {
    create.reset();
    setReviewing(true);
  };
  return (
    <Card title="New transfer">
      <Form action={create} shown={TRANSFER_FIELDS} onSubmit={review}>
        <TransferFields draft={draft} onChange={change} action={create} />
        <Button type="submit" variant="primary" disabled={!request}>
          Review
        </Button>
      </Form>
    </Card>
  );
}
