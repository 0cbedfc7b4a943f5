import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { formatDate, formatDateTime, formatDay } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DescriptionList } from '#kit/ui/DescriptionList.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useAction, useData } from '../client.ts';
import { DisputeStatus } from './DisputeStatus.tsx';

export function DisputePage() {
  const dispute = useData('disputes.get', { id: Number(useParams().id) });
  useTitle(`Dispute ${dispute.reference}`);
  return (
    <>
      <PageHeader
        title={`Dispute ${dispute.reference}`}
        subtitle={`${dispute.merchant}, ${formatCents(dispute.amountCents)}`}
        back={{ href: '/disputes', label: 'Disputes' }}
        actions={dispute.canWithdraw && <Withdraw id={dispute.id} reference={dispute.reference} />}
      />
      <div className="grid items-start gap-5 lg:grid-cols-[1fr_22.5rem]">
        <Card title="Your case">
          <DescriptionList
            className="-my-2"
            items={[
              { term: 'Status', detail: <DisputeStatus status={dispute.status} /> },
              {
                term: 'Charge',
                detail: (
                  <Link href={`/transactions/${dispute.transactionId}`} className="text-link hover:underline">
                    {dispute.merchant}, {formatDate(dispute.purchasedAt)}
                  </Link>
                ),
              },
              { term: 'Amount in dispute', detail: formatCents(dispute.amountCents) },
              { term: 'Reason', detail: dispute.reasonLabel },
              { term: 'What you told us', detail: dispute.details || 'Nothing more' },
              { term: 'Opened', detail: formatDateTime(dispute.openedAt) },
              { term: 'Last change', detail: formatDateTime(dispute.changedAt) },
            ]}
          />
        </Card>
        <Card title="What happens next">
          <p className="text-foreground-muted">{nextStep(dispute)}</p>
          {dispute.creditId && (
            <Link
              href={`/transactions/${dispute.creditId}`}
              className="mt-3 inline-block font-semibold text-link hover:underline"
            >
              See the credit
            </Link>
          )}
        </Card>
      </div>
    </>
  );
}

function nextStep({
  status,
  decisionBy,
  creditId,
}: {
  status: string;
  decisionBy: string;
  creditId: number | null;
}) {
  switch (status) {
    case 'open':
      return `Someone will look at your case within a day. Expect our decision by ${formatDay(decisionBy)}.`;
    case 'reviewing':
      return `We have asked the merchant for their side. Expect our decision by ${formatDay(decisionBy)}.`;
    case 'resolved':
      return creditId
        ? 'We decided for you and credited your account.'
        : 'The merchant had already refunded the charge, so no credit was needed.';
    default:
      return 'You withdrew this case. You can dispute the charge again if you change your mind.';
  }
}

function Withdraw({ id, reference }: { id: number; reference: string }) {
  const withdraw = useAction('disputes.withdraw');
  const [isAsking, setAsking] = useState(false);
  async function confirm() {
    await withdraw.run({ id });
    setAsking(false);
    toast.success(`Dispute ${reference} was withdrawn.`);
  }
  return (
    <>
      <Button onClick={() => setAsking(true)}>Withdraw dispute</Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Withdraw dispute ${reference}?`}
        body="We will stop looking into this charge."
        confirmLabel="Withdraw"
        cancelLabel="Keep it open"
        tone="danger"
        onConfirm={() => confirm().catch(() => undefined)}
      />
    </>
  );
}
