import { useState } from 'react';
import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { formatDay } from '#kit/page/format.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { Api } from '../../api.ts';
import { useAction } from '../client.ts';

type Payment = Answer<Api, 'card.get'>['payments'][number];

const statuses = {
  scheduled: { tone: 'accent', label: 'Scheduled' },
  paid: { tone: 'positive', label: 'Paid' },
  failed: { tone: 'negative', label: 'Failed' },
  cancelled: { tone: 'neutral', label: 'Canceled' },
} as const;

export function CardPayments({ payments }: { payments: readonly Payment[] }) {
  return (
    <Card flush title="Payments">
      <DataTable
        label="Card payments"
        density="compact"
        rows={payments}
        rowKey={(row) => row.id}
        columns={[
          { key: 'on', header: 'Date', cell: (row) => formatDay(row.payOn) },
          { key: 'from', header: 'From', cell: (row) => row.from },
          {
            key: 'reference',
            header: 'Reference',
            cell: (row) =>
              row.transactionId ? (
                <Link href={`/transactions/${row.transactionId}`} className="text-link hover:underline">
                  {row.reference}
                </Link>
              ) : (
                row.reference
              ),
          },
          { key: 'amount', header: 'Amount', align: 'end', cell: (row) => formatCents(row.amountCents) },
          {
            key: 'status',
            header: 'Status',
            cell: (row) => (
              <span className="flex items-center gap-2">
                <Badge tone={statuses[row.status].tone}>{statuses[row.status].label}</Badge>
                {row.failure && <span className="text-negative text-small">{row.failure}</span>}
              </span>
            ),
          },
          {
            key: 'cancel',
            header: 'Cancel',
            hideHeader: true,
            align: 'end',
            cell: (row) => row.status === 'scheduled' && <CancelPayment payment={row} />,
          },
        ]}
        empty={<EmptyState title="No payments yet" />}
      />
    </Card>
  );
}

function CancelPayment({ payment }: { payment: Payment }) {
  const cancel = useAction('card.cancelPayment');
  const [isAsking, setAsking] = useState(false);
  async function confirm() {
    await cancel.run({ id: payment.id });
    setAsking(false);
    toast.success(`Payment ${payment.reference} was canceled.`);
  }
  return (
    <>
      <Button size="sm" aria-label={`Cancel payment ${payment.reference}`} onClick={() => setAsking(true)}>
        Cancel
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Cancel the payment of ${formatCents(payment.amountCents)}?`}
        body={`It was going to be made on ${formatDay(payment.payOn)} from ${payment.from}.`}
        confirmLabel="Cancel payment"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={() => confirm().catch(() => undefined)}
      />
    </>
  );
}
