import { useState } from 'react';
import { useLocation, useParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { attempt } from '#kit/page/attempt.ts';
import { formatDay } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Banner } from '#kit/ui/Banner.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { AutopayForm } from './AutopayForm.tsx';
import { BillPaymentTable } from './BillPaymentTable.tsx';
import { type Payee, PayeeDialog } from './PayeeDialog.tsx';

export function PayeePage() {
  const id = Number(useParams().id);
  const payee = useData('payees.get', { id });
  const payments = useData('bills.payments', { payeeId: id });
  const [isEditing, setEditing] = useState(false);
  useTitle(payee.label);
  return (
    <>
      <PageHeader
        title={payee.label}
        back={{ href: '/bills/payees', label: 'Payees' }}
        actions={
          <>
            <Button onClick={() => setEditing(true)}>Edit payee</Button>
            <RemovePayee payee={payee} />
            <LinkButton href={`/bills?payee=${id}`} variant="primary">
              Pay this bill
            </LinkButton>
          </>
        }
      />
      {payee.openBill && (
        <Banner tone={payee.next ? 'accent' : 'warning'} className="mb-5">
          {formatCents(payee.openBill.amountCents)} is due {formatDay(payee.openBill.dueOn)}.{' '}
          {payee.next
            ? `A payment of ${formatCents(payee.next.amountCents)} is scheduled for ${formatDay(payee.next.payOn)}.`
            : 'No payment is scheduled.'}
        </Banner>
      )}
      <div className="grid items-start gap-5 lg:grid-cols-2">
        <Card title="Details">
          <DescriptionList
            items={[
              { term: 'Name', detail: payee.name },
              { term: 'Account number', detail: payee.accountNumber },
              { term: 'Category', detail: <span className="capitalize">{payee.category}</span> },
              { term: 'Sends bills to Gringotts', detail: payee.sendsBills ? 'Yes' : 'No' },
            ]}
          />
        </Card>
        <AutopayForm key={payee.autopay} payee={payee} />
      </div>
      <Card flush title="Payments" className="mt-5">
        <BillPaymentTable label={`Payments to ${payee.label}`} rows={payments.rows} />
      </Card>
      {isEditing && (
        <PayeeDialog
          payee={payee}
          onClose={() => setEditing(false)}
          onSaved={({ label }) => {
            toast.success(`${label} was changed.`);
            setEditing(false);
          }}
        />
      )}
    </>
  );
}

function RemovePayee({ payee }: { payee: Payee }) {
  const [, navigate] = useLocation();
  const remove = useAction('payees.remove');
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    navigate('/bills/payees');
    const removed = await attempt(remove.run({ id: payee.id }));
    if (removed) toast.success(`${removed.name} was removed.`);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Remove payee</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Remove ${payee.label}?`}
        body="Scheduled payments and autopay for this payee are cancelled. Past payments stay in your activity."
        confirmLabel="Remove"
        tone="danger"
        onConfirm={confirm}
      />
    </>
  );
}
