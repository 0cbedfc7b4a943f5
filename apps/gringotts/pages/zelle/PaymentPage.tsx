import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { formatDate, formatDateTime } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Banner } from '#kit/ui/Banner.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { Receipt } from '../flow/Receipt.tsx';

export function PaymentPage() {
  const id = Number(useParams().id);
  const payment = useData('zelle.payment', { id });
  const { direction, name, token, status, memo, createdAt, settledAt, expiresAt } = payment;
  const isOut = direction === 'out';
  const amount = formatCents(payment.amountCents);
  const title = isOut ? `Zelle to ${name}` : `Zelle from ${name}`;
  useTitle(title);
  return (
    <Receipt
      title={title}
      back={{ href: '/zelle/activity', label: 'Zelle activity' }}
      amount={amount}
      status={status}
      done={{
        title: status === 'pending' ? `${amount} is waiting for ${name}` : `${amount} was sent to ${name}`,
        text: `Reference ${payment.reference}. We sent you an e-mail about it.`,
      }}
      notice={
        status === 'pending' &&
        expiresAt && (
          <Banner tone="warning">
            {name} is not enrolled with Zelle yet. If they do not enroll by {formatDate(expiresAt)}, the money
            comes back to {payment.account}.
          </Banner>
        )
      }
      actions={
        status === 'pending' ? (
          <CancelPayment id={id} name={name} />
        ) : isOut && payment.recipientId ? (
          <LinkButton href={`/zelle?to=${payment.recipientId}`}>Send again</LinkButton>
        ) : undefined
      }
      facts={[
        { term: isOut ? 'To' : 'From', detail: `${name} (${token})` },
        { term: isOut ? 'From account' : 'Into account', detail: payment.account },
        { term: 'Memo', detail: memo || 'None' },
        { term: isOut ? 'Sent' : 'Received', detail: formatDateTime(createdAt) },
        ...(settledAt && settledAt !== createdAt
          ? [{ term: status === 'completed' ? 'Delivered' : 'Money back', detail: formatDateTime(settledAt) }]
          : []),
        ...(payment.requestId
          ? [
              {
                term: 'Answers',
                detail: (
                  <Link href={`/zelle/requests/${payment.requestId}`} className="text-link hover:underline">
                    the request
                  </Link>
                ),
              },
            ]
          : []),
        { term: 'Reference', detail: payment.reference },
      ]}
    />
  );
}

function CancelPayment({ id, name }: { id: number; name: string }) {
  const cancel = useAction('zelle.cancelPayment');
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const cancelled = await attempt(cancel.run({ id }));
    setAsking(false);
    if (cancelled) toast.success(`Payment ${cancelled.reference} is cancelled. The money is back.`);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel payment</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel this payment?"
        body={`The money comes back to your account at once, and ${name} cannot claim it any more.`}
        cancelLabel="Keep it"
        confirmLabel="Yes, cancel payment"
        tone="danger"
        onConfirm={confirm}
      />
    </>
  );
}
