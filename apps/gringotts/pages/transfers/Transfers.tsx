import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { formatDay } from '#kit/page/format.ts';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { readTransferSearch } from '../../rules/transfer-search.ts';
import { useData } from '../client.ts';
import { StatusBadge } from '../flow/StatusBadge.tsx';
import { useListSearch } from '../use-list-search.ts';
import { frequencyLabel } from './frequencies.ts';
import { TransferForm } from './TransferForm.tsx';

export function Transfers() {
  return (
    <>
      <PageHeader
        title="Transfer money"
        subtitle="Between your own accounts, now, on a date or again and again"
        actions={
          <Link href="/external-accounts" className="text-link hover:underline">
            Transfer to or from another bank
          </Link>
        }
      />
      <div className="grid items-start gap-5 lg:grid-cols-[23rem_minmax(0,1fr)]">
        <TransferForm />
        <TransferList />
      </div>
    </>
  );
}

const filters = [
  { value: 'all', label: 'All transfers' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'completed', label: 'Completed' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
];

function TransferList() {
  const list = useListSearch();
  const found = useData('transfers.list', readTransferSearch(list.shown));
  return (
    <Card flush title="Your transfers" subtitle={`${found.total.toLocaleString('en-US')} in all`}>
      <div className="flex flex-wrap gap-3 px-5 pt-1 pb-4">
        <SearchInput
          label="Search transfers"
          placeholder="Account or memo"
          className="min-w-48 flex-1"
          value={list.query.text ?? ''}
          onChange={(text) => list.search({ text }, { replace: true })}
        />
        <Select
          label="Show"
          hideLabel
          className="w-44"
          value={readTransferSearch(list.query).show}
          onChange={(show) => list.search({ show: show === 'all' ? null : show })}
          options={filters}
        />
      </div>
      <DataTable
        label="Transfers"
        rows={found.rows}
        busy={list.isBehind}
        rowKey={(row) => row.id}
        rowHref={(row) => `/transfers/${row.id}`}
        rowLabel={(row) => `${row.from} to ${row.to}, ${formatCents(row.amountCents)}`}
        columns={[
          {
            key: 'date',
            header: 'Date',
            width: '118px',
            cell: (row) => formatDay(row.nextOn ?? row.startsOn),
          },
          {
            key: 'route',
            header: 'From and to',
            primary: true,
            cell: (row) => (
              <span className="block leading-snug">
                <span className="block">{row.from}</span>
                <span className="block text-foreground-muted text-small">to {row.to}</span>
              </span>
            ),
          },
          { key: 'frequency', header: 'Frequency', cell: (row) => frequencyLabel(row.frequency) },
          { key: 'status', header: 'Status', cell: (row) => <StatusBadge status={row.status} /> },
          { key: 'amount', header: 'Amount', align: 'end', cell: (row) => formatCents(row.amountCents) },
        ]}
        empty={<EmptyState title="No transfers match">Change or clear the search.</EmptyState>}
        footer={
          <Pagination
            label="Transfers pages"
            {...found}
            onPage={(page) => list.search({ page: String(page) })}
            className="px-3"
          />
        }
      />
    </Card>
  );
}
