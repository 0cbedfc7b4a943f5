import { Receipt } from 'lucide-react';
import { useState } from 'react';
import { Avatar } from '../Avatar.tsx';
import { Badge } from '../Badge.tsx';
import { Button } from '../Button.tsx';
import { DataTable } from '../DataTable.tsx';
import type { RowKey, Sort } from '../data-table.ts';
import { EmptyState } from '../EmptyState.tsx';
import { Pagination } from '../Pagination.tsx';
import { SkeletonTable } from '../SkeletonTable.tsx';
import { Section } from './Section.tsx';

const rows = [
  {
    id: 1,
    day: 'Apr 14, 2026',
    merchant: 'Giant Eagle #0043',
    category: 'Groceries',
    cents: -8247,
    pending: true,
  },
  {
    id: 2,
    day: 'Apr 13, 2026',
    merchant: 'Three Rivers Consulting Group LLC — payroll',
    category: 'Income',
    cents: 312_500,
    pending: false,
  },
  {
    id: 3,
    day: 'Apr 12, 2026',
    merchant: 'Duquesne Light',
    category: 'Utilities',
    cents: -8412,
    pending: false,
  },
  {
    id: 4,
    day: 'Apr 11, 2026',
    merchant: 'Port Authority of Allegheny County ConnectCard Autoload',
    category: 'Transport',
    cents: -2500,
    pending: false,
  },
  {
    id: 5,
    day: 'Apr 10, 2026',
    merchant: 'Wire from escrow',
    category: 'Transfers',
    cents: 123_456_789,
    pending: false,
  },
];

function money(cents: number): string {
  const text = (Math.abs(cents) / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' });
  return cents < 0 ? `−${text}` : text;
}

export function Tables() {
  const [sort, setSort] = useState<Sort>({ key: 'day', direction: 'desc' });
  const [selected, setSelected] = useState<Set<RowKey>>(new Set([3]));
  const [page, setPage] = useState(1);
  const sign = sort.direction === 'asc' ? 1 : -1;
  const sorted = rows.toSorted((a, b) => sign * (sort.key === 'amount' ? a.cents - b.cents : b.id - a.id));
  return (
    <Section title="Tables">
      <DataTable
        label="Transactions"
        rows={sorted}
        rowKey={(row) => row.id}
        rowHref={(row) => `/_gallery?transaction=${row.id}`}
        rowLabel={(row) => `${row.merchant}, ${row.day}`}
        sort={sort}
        onSort={setSort}
        selected={selected}
        onSelect={setSelected}
        columns={[
          {
            key: 'day',
            header: 'Date',
            width: '130px',
            sortable: true,
            sortFirst: 'desc',
            cell: (row) => row.day,
          },
          {
            key: 'merchant',
            header: 'Description',
            primary: true,
            cell: (row) => (
              <span className="flex items-center gap-2.5">
                <Avatar name={row.merchant} size="sm" shape="square" decorative />
                <span className="line-clamp-1">{row.merchant}</span>
                {row.pending && <Badge tone="warning">Pending</Badge>}
              </span>
            ),
          },
          { key: 'category', header: 'Category', width: '130px', cell: (row) => row.category },
          {
            key: 'amount',
            header: 'Amount',
            align: 'end',
            width: '150px',
            sortable: true,
            cell: (row) => (
              <span className={row.cents > 0 ? 'text-positive' : undefined}>{money(row.cents)}</span>
            ),
          },
          {
            key: 'actions',
            header: 'Actions',
            hideHeader: true,
            align: 'end',
            width: '100px',
            cell: () => (
              <Button size="sm" variant="link">
                Dispute
              </Button>
            ),
          },
        ]}
        empty={<EmptyState title="No transactions" />}
        footer={
          <Pagination label="Transactions pages" page={page} pageSize={25} total={312} onPage={setPage} />
        }
      />
      <DataTable
        label="Disputes"
        rows={[] as typeof rows}
        rowKey={(row) => row.id}
        density="compact"
        columns={[
          { key: 'day', header: 'Opened', cell: (row) => row.day },
          { key: 'merchant', header: 'Merchant', cell: (row) => row.merchant },
        ]}
        empty={
          <EmptyState
            icon={<Receipt aria-hidden />}
            title="No disputes"
            action={<Button>Open a dispute</Button>}
          >
            Charges you question appear here until they are settled.
          </EmptyState>
        }
      />
      <SkeletonTable rows={3} />
    </Section>
  );
}
