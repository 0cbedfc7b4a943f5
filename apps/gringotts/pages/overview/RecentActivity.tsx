import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { formatDate } from '#kit/page/format.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import type { Api } from '../../api.ts';
import { Money } from '../Money.tsx';

export function RecentActivity({ rows }: { rows: Answer<Api, 'overview.get'>['recent'] }) {
  return (
    <Card
      flush
      title="Recent activity"
      actions={
        <Link href="/insights" className="font-semibold text-link text-small hover:underline">
          See spending insights
        </Link>
      }
    >
      <DataTable
        label="Recent activity"
        density="compact"
        rows={rows}
        rowKey={(row) => row.id}
        rowHref={(row) => `/transactions/${row.id}`}
        rowLabel={(row) => `${row.description}, ${formatDate(row.at)}, ${formatCents(row.amountCents)}`}
        columns={[
          {
            key: 'date',
            header: 'Date',
            width: '112px',
            cell: (row) => <span className="whitespace-nowrap">{formatDate(row.at)}</span>,
          },
          {
            key: 'description',
            header: 'Description',
            primary: true,
            cell: (row) => (
              <span className="flex items-center gap-2">
                <span className="max-w-[17.5rem] truncate font-medium">{row.description}</span>
                {row.isPending && <Badge tone="warning">Pending</Badge>}
              </span>
            ),
          },
          {
            key: 'account',
            header: 'Account',
            cell: (row) => <span className="whitespace-nowrap text-foreground-muted">{row.account}</span>,
          },
          { key: 'amount', header: 'Amount', align: 'end', cell: (row) => <Money cents={row.amountCents} /> },
        ]}
        empty={<EmptyState title="Nothing has happened yet" />}
      />
    </Card>
  );
}
