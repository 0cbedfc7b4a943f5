import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { formatDate } from '#kit/page/format.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import type { Api } from '../../api.ts';
import { kindLabel } from '../../rules/transaction-kinds.ts';
import { Money } from '../Money.tsx';

interface TableProps {
  found: Answer<Api, 'transactions.list'>;
  kind: string;
  busy: boolean;
  onPage: (page: number) => void;
  onClear: () => void;
}

export function TransactionTable({ found, kind, busy, onPage, onClear }: TableProps) {
  const isDebt = kind === 'credit' || kind === 'loan';
  return (
    <DataTable
      label="Transactions"
      rows={found.rows}
      rowKey={(row) => row.id}
      rowHref={(row) => `/transactions/${row.id}`}
      rowLabel={(row) => `${row.description}, ${formatDate(row.at)}, ${formatCents(row.amountCents)}`}
      rowClassName={(row) => (row.postedOn ? undefined : 'bg-(--background)/60')}
      busy={busy}
      columns={[
        {
          key: 'date',
          header: 'Date',
          width: '118px',
          cell: (row) => <span className="whitespace-nowrap">{formatDate(row.at)}</span>,
        },
        {
          key: 'description',
          header: 'Description',
          primary: true,
          cell: (row) => (
            <span className="flex min-w-0 items-center gap-2">
              <span className="min-w-0 font-medium">{row.description}</span>
              {row.postedOn === null && <Badge tone="warning">Pending</Badge>}
              {row.memo && <span className="truncate text-foreground-muted text-small">{row.memo}</span>}
            </span>
          ),
        },
        { key: 'category', header: 'Category', width: '170px', cell: (row) => row.categoryLabel },
        { key: 'kind', header: 'Type', width: '120px', cell: (row) => kindLabel(row.kind) },
        {
          key: 'amount',
          header: 'Amount',
          align: 'end',
          width: '120px',
          cell: (row) => <Money cents={row.amountCents} className="font-medium" />,
        },
        {
          key: 'balance',
          header: 'Balance',
          align: 'end',
          width: '120px',
          cell: (row) =>
            row.postedOn === null
              ? '–'
              : formatCents(isDebt ? -row.balanceAfterCents : row.balanceAfterCents),
        },
      ]}
      empty={
        <EmptyState
          title="No transactions match"
          action={<Button onClick={onClear}>Clear all filters</Button>}
        >
          Try other words, a longer period or fewer filters.
        </EmptyState>
      }
      footer={
        <Pagination
          label="Transactions pages"
          className="px-4"
          page={found.page}
          pageSize={found.pageSize}
          total={found.total}
          onPage={onPage}
        />
      }
    />
  );
}
