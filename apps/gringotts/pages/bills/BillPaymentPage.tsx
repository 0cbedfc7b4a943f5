import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { formatDateTime, formatDay } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Banner } from '#kit/ui/Banner.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { Receipt } from '../flow/Receipt.tsx';
import { EditPayment } from './EditPayment.tsx';

export function BillPaymentPage() {
  const id = Number(useParams().id);
  const payment = useData('bills.payment', { id });
  const { payee, status, payOn, isAutopay } = payment;
  const amount = formatCents(payment.amountCents);
  const [isEditing, setEditing] = useState(false);
  useTitle(`Payment to ${payee}`);
  return (
    <Receipt
      title={`Payment to ${payee}`}
      back={{ href: '/bills/activity', label: 'Payment activity' }}
      amount={amount}
      status={status}
      done={{
        title:
          status === 'scheduled'
            ? `${amount} to ${payee} is scheduled for ${formatDay(payOn)}`
            : `${amount} was paid to ${payee}`,
        text: `Confirmation ${payment.reference}.${status === 'paid' ? ' A receipt is on its way by e-mail.' : ''}`,
      }}
      notice={payment.failure && <Banner tone="negative">{payment.failure}</Banner>}
      actions={
        status === 'scheduled' && (
          <>
            <Button onClick={() => setEditing(true)}>Edit payment</Button>
            <CancelPayment id={id} payee={payee} />
          </>
        )
      }
      facts={[
        {
          term: 'Payee',
          detail: payment.payeeRemoved ? (
            payee
          ) : (
            <Link href={`/bills/payees/${payment.payeeId}`} className="text-link hover:underline">
              {payee}
            </Link>
          ),
        },
        { term: 'Account number', detail: payment.payeeAccount },
        { term: 'From', detail: payment.from },
        { term: 'Pay date', detail: formatDay(payOn) },
        { term: 'Made by', detail: isAutopay ? 'Autopay' : 'You' },
        { term: 'Memo', detail: payment.memo || 'None' },
        ...(payment.settledAt
          ? [
              {
                term: { paid: 'Paid', failed: 'Failed', cancelled: 'Cancelled', scheduled: '' }[status],
                detail: formatDateTime(payment.settledAt),
              },
            ]
          : []),
        { term: 'Confirmation', detail: payment.reference },
      ]}
    >
      {isEditing && <EditPayment payment={payment} onClose={() => setEditing(false)} />}
    </Receipt>
  );
}

function CancelPayment({ id, payee }: { id: number; payee: string }) {
  const cancel = useAction('bills.cancel');
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const cancelled = await attempt(cancel.run({ id }));
    setAsking(false);
    if (cancelled) toast.success(`Payment ${cancelled.reference} is cancelled.`);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Cancel payment</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title="Cancel this payment?"
        body={`${payee} will not be paid on that day. A bill that is due stays due.`}
        cancelLabel="Keep it"
        confirmLabel="Yes, cancel payment"
        tone="danger"
        onConfirm={confirm}
      />
    </>
  );
}
