import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import type { Api } from '../../api.ts';

export function CategoryTable({ insights }: { insights: Answer<Api, 'insights.get'> }) {
  return (
    <Card flush title="Categories" subtitle="Open one to see its transactions">
      <DataTable
        label="Categories"
        density="compact"
        rows={insights.categories}
        rowKey={(row) => row.category}
        rowHref={(row) => `/insights/${row.category}?month=${insights.month}`}
        rowLabel={(row) => row.label}
        columns={[
          {
            key: 'label',
            header: 'Category',
            primary: true,
            cell: (row) => <span className="font-medium text-link">{row.label}</span>,
          },
          { key: 'cents', header: 'This month', align: 'end', cell: (row) => formatCents(row.cents) },
          {
            key: 'previous',
            header: 'Month before',
            align: 'end',
            cell: (row) => formatCents(row.previousCents),
          },
          {
            key: 'average',
            header: '6-month average',
            align: 'end',
            cell: (row) => formatCents(row.averageCents),
          },
          {
            key: 'change',
            header: 'Against average',
            align: 'end',
            cell: (row) => <Difference cents={row.cents - row.averageCents} />,
          },
        ]}
        empty={<EmptyState title="Nothing spent in these months" />}
      />
    </Card>
  );
}

function Difference({ cents }: { cents: number }) {
  if (cents === 0) return <>–</>;
  return (
    <span className={cents > 0 ? 'text-negative' : 'text-positive'}>
      {formatCents(Math.abs(cents))} {cents > 0 ? 'more' : 'less'}
    </span>
  );
}
