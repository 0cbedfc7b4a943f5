import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { Form } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useAction } from '../client.ts';
import { Review } from '../flow/Review.tsx';
import { RecipientPicker, useRecipients } from './RecipientPicker.tsx';
import { ZelleColumns, ZelleLayout } from './ZelleLayout.tsx';

export function RequestMoney() {
  return (
    <ZelleLayout tab="request">
      <ZelleColumns>
        <RequestForm />
      </ZelleColumns>
    </ZelleLayout>
  );
}

function RequestForm() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const { find } = useRecipients();
  const ask = useAction('zelle.ask');
  const [from, setFrom] = useState<string | null>(query.get('from'));
  const [amountCents, setAmount] = useState<number | null>(null);
  const [memo, setMemo] = useState('');
  const [isReviewing, setReviewing] = useState(false);
  const person = find(from);

  const confirm = async () => {
    if (!person || !amountCents) return;
    const request = await attempt(ask.run({ recipientId: person.id, amountCents, memo }));
    if (request) navigate(`/zelle/requests/${request.id}?done=1`);
    else setReviewing(false);
  };
  if (isReviewing && person && amountCents)
    return (
      <Review
        title="Review and request"
        amount={formatCents(amountCents)}
        facts={[
          { term: 'From', detail: person.name },
          { term: 'Request goes to', detail: person.token },
          { term: 'Memo', detail: memo || 'None' },
        ]}
        note="The request stays open for 30 days. You can cancel it until it is paid."
        confirmLabel="Request money"
        action={ask}
        onConfirm={() => void confirm()}
        onEdit={() => setReviewing(false)}
      />
    );
  const review = () => {
    ask.reset();
    setReviewing(true);
  };
  return (
    <Card title="Request money">
      <Form
        className="max-w-[560px]"
        action={ask}
        shown={['recipientId', 'amountCents', 'memo']}
        onSubmit={review}
      >
        <RecipientPicker label="From" value={from} onChange={setFrom} error={ask.fields.recipientId} />
        <MoneyInput label="Amount" value={amountCents} onChange={setAmount} error={ask.fields.amountCents} />
        <TextInput
          label="Memo (optional)"
          value={memo}
          onChange={setMemo}
          maxLength={140}
          error={ask.fields.memo}
        />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-end"
          disabled={!person || !amountCents}
        >
          Review
        </Button>
      </Form>
    </Card>
  );
}
