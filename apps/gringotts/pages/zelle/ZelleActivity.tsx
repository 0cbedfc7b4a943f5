import { formatCents } from '#kit/money.ts';
import { formatDate } from '#kit/page/format.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { readZelleSearch } from '../../rules/zelle.ts';
import { useData } from '../client.ts';
import { ListToolbar } from '../flow/ListToolbar.tsx';
import { StatusBadge } from '../flow/StatusBadge.tsx';
import { Money } from '../Money.tsx';
import { useListSearch } from '../use-list-search.ts';
import { ZelleLayout } from './ZelleLayout.tsx';

const filters = [
  { value: 'all', label: 'All activity' },
  { value: 'sent', label: 'Sent' },
  { value: 'received', label: 'Received' },
  { value: 'requests', label: 'Requests' },
  { value: 'pending', label: 'Pending and open' },
];

export function ZelleActivity() {
  const list = useListSearch();
  const found = useData('zelle.activity', readZelleSearch(list.shown));
  return (
    <ZelleLayout tab="activity">
      <Card flush>
        <ListToolbar
          label="Search Zelle activity"
          placeholder="Name, e-mail, phone or memo"
          list={list}
          show={readZelleSearch(list.query).show}
          filters={filters}
          count={`${found.total.toLocaleString('en-US')} ${found.total === 1 ? 'entry' : 'entries'}`}
        />
        <ActivityTable
          found={found}
          busy={list.isBehind}
          onPage={(page) => list.search({ page: String(page) })}
        />
      </Card>
    </ZelleLayout>
  );
}

type Found = ReturnType<typeof useData<'zelle.activity'>>;
type Row = Found['rows'][number];

const describe = ({ type, direction, name }: Row) => {
  if (type === 'payment') return direction === 'out' ? `Sent to ${name}` : `Received from ${name}`;
  return direction === 'out' ? `Requested from ${name}` : `${name} requested`;
};

function ActivityTable(props: { found: Found; busy: boolean; onPage: (page: number) => void }) {
  const { found, busy, onPage } = props;
  return (
    <DataTable
      label="Zelle activity"
      rows={found.rows}
      busy={busy}
      rowKey={(row) => row.reference}
      rowHref={(row) => row.href}
      rowLabel={(row) => `${describe(row)}, ${formatCents(row.amountCents)}, ${formatDate(row.at)}`}
      columns={[
        { key: 'date', header: 'Date', width: '120px', cell: (row) => formatDate(row.at) },
        {
          key: 'who',
          header: 'Activity',
          primary: true,
          cell: (row) => <span className="font-semibold">{describe(row)}</span>,
        },
        {
          key: 'memo',
          header: 'Memo',
          cell: (row) => (
            <span className="block max-w-[340px] truncate text-foreground-muted">{row.memo}</span>
          ),
        },
        {
          key: 'status',
          header: 'Status',
          width: '120px',
          cell: (row) => <StatusBadge status={row.status} />,
        },
        {
          key: 'amount',
          header: 'Amount',
          align: 'end',
          width: '120px',
          cell: (row) => <Amount row={row} />,
        },
      ]}
      empty={<EmptyState title="No Zelle activity matches">Change or clear the search.</EmptyState>}
      footer={<Pagination label="Zelle activity pages" {...found} onPage={onPage} className="px-3" />}
    />
  );
}

const Amount = ({ row }: { row: Row }) =>
  row.type === 'payment' ? (
    <Money cents={row.direction === 'out' ? -row.amountCents : row.amountCents} />
  ) : (
    <span className="text-foreground-muted">{formatCents(row.amountCents)}</span>
  );
