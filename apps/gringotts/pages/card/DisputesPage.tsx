import { formatCents } from '#kit/money.ts';
import { formatDate } from '#kit/page/format.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { useData } from '../client.ts';
import { DisputeStatus } from './DisputeStatus.tsx';

export function DisputesPage() {
  const rows = useData('disputes.list', {});
  return (
    <>
      <PageHeader title="Disputes" subtitle="Charges you asked us to look into" />
      <Card flush>
        <DataTable
          label="Disputes"
          rows={rows}
          rowKey={(row) => row.id}
          rowHref={(row) => `/disputes/${row.id}`}
          rowLabel={(row) => `Case ${row.reference}`}
          columns={[
            {
              key: 'reference',
              header: 'Case',
              primary: true,
              cell: (row) => <span className="font-medium text-link">{row.reference}</span>,
            },
            { key: 'merchant', header: 'Merchant', cell: (row) => row.merchant },
            { key: 'reason', header: 'Reason', cell: (row) => row.reasonLabel },
            { key: 'opened', header: 'Opened', cell: (row) => formatDate(row.openedAt) },
            { key: 'status', header: 'Status', cell: (row) => <DisputeStatus status={row.status} /> },
            { key: 'amount', header: 'Amount', align: 'end', cell: (row) => formatCents(row.amountCents) },
          ]}
          empty={
            <EmptyState title="No disputes">
              Open a purchase and choose “Dispute this charge” if something is wrong with it.
            </EmptyState>
          }
        />
      </Card>
    </>
  );
}
