import { useState } from 'react';
import { useLocation, useSearchParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { Form } from '#kit/page/Form.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { TextInput } from '#kit/ui/TextInput.tsx';
import { useAction } from '../client.ts';
import { useAccountOptions } from '../flow/account-options.ts';
import { Review } from '../flow/Review.tsx';
import { RecipientPicker, useRecipients } from './RecipientPicker.tsx';
import { ZelleColumns, ZelleLayout } from './ZelleLayout.tsx';

export function SendMoney() {
  return (
    <ZelleLayout tab="send">
      <ZelleColumns>
        <SendForm />
      </ZelleColumns>
    </ZelleLayout>
  );
}

function SendForm() {
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const accounts = useAccountOptions();
  const { find } = useRecipients();
  const send = useAction('zelle.send');
  const [to, setTo] = useState<string | null>(query.get('to'));
  const [amountCents, setAmount] = useState<number | null>(null);
  const [from, setFrom] = useState<string | null>(accounts[0]?.value ?? null);
  const [memo, setMemo] = useState('');
  const [isReviewing, setReviewing] = useState(false);
  const recipient = find(to);

  const confirm = async () => {
    if (!recipient || !amountCents || !from) return;
    const input = { recipientId: recipient.id, accountId: Number(from), amountCents, memo };
    const payment = await attempt(send.run(input));
    if (payment) navigate(`/zelle/payments/${payment.id}?done=1`);
    else setReviewing(false);
  };
  if (isReviewing && recipient && amountCents)
    return (
      <Review
        title="Review and send"
        amount={formatCents(amountCents)}
        facts={[
          { term: 'To', detail: recipient.name },
          { term: 'Sent to', detail: recipient.token },
          { term: 'From', detail: accounts.find(({ value }) => value === from)?.label ?? '' },
          { term: 'Memo', detail: memo || 'None' },
          { term: 'Delivery', detail: recipient.isEnrolled ? 'Within minutes' : 'Once they enroll' },
        ]}
        note={
          recipient.isEnrolled
            ? 'A payment to an enrolled person cannot be cancelled. Send money only to people you know and trust.'
            : `${recipient.name} is not enrolled with Zelle yet. The payment stays pending for up to 14 days and can be cancelled until then.`
        }
        confirmLabel="Send money"
        action={send}
        onConfirm={() => void confirm()}
        onEdit={() => setReviewing(false)}
      />
    );
  const review = () => {
    send.reset();
    setReviewing(true);
  };
  return (
    <Card title="Send money">
      <Form
        className="max-w-[560px]"
        action={send}
        shown={['recipientId', 'amountCents', 'accountId', 'memo']}
        onSubmit={review}
      >
        <RecipientPicker label="To" value={to} onChange={setTo} error={send.fields.recipientId} />
        <div className="grid grid-cols-2 gap-4">
          <MoneyInput
            label="Amount"
            value={amountCents}
            onChange={setAmount}
            error={send.fields.amountCents}
          />
          <Select
            label="From"
            value={from}
            onChange={setFrom}
            options={accounts}
            error={send.fields.accountId}
          />
        </div>
        <TextInput
          label="Memo (optional)"
          value={memo}
          onChange={setMemo}
          maxLength={140}
          error={send.fields.memo}
        />
        <Button
          type="submit"
          variant="primary"
          className="justify-self-end"
          disabled={!recipient || !amountCents || !from}
        >
          Review
        </Button>
      </Form>
    </Card>
  );
}
