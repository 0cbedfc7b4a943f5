import { Plus } from 'lucide-react';
import { useState } from 'react';
import { formatCents } from '#kit/money.ts';
import { formatDay } from '#kit/page/format.ts';
import { Badge } from '#kit/ui/Badge.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useData } from '../client.ts';
import { useListSearch } from '../use-list-search.ts';
import { BillsLayout } from './BillsLayout.tsx';
import { PayeeDialog } from './PayeeDialog.tsx';

export function Payees() {
  const payees = useData('payees.list', {});
  const { query, search } = useListSearch();
  const [isAdding, setAdding] = useState(false);
  const text = (query.text ?? '').toLowerCase();
  const rows = payees.filter(({ name, nickname, accountNumber }) =>
    `${name} ${nickname} ${accountNumber}`.toLowerCase().includes(text),
  );
  return (
    <BillsLayout tab="payees">
      <Card flush>
        <div className="flex flex-wrap items-center gap-3 px-5 pt-2 pb-4">
          <SearchInput
            label="Search payees"
            className="w-72"
            value={query.text ?? ''}
            onChange={(next) => search({ text: next }, { replace: true })}
          />
          <span className="text-foreground-muted">{rows.length} payees</span>
          <Button
            variant="primary"
            className="ml-auto"
            icon={<Plus aria-hidden />}
            onClick={() => setAdding(true)}
          >
            Add payee
          </Button>
        </div>
        <DataTable
          label="Payees"
          rows={rows}
          rowKey={(row) => row.id}
          rowHref={(row) => `/bills/payees/${row.id}`}
          rowLabel={(row) => row.label}
          columns={[
            {
              key: 'name',
              header: 'Payee',
              primary: true,
              cell: (row) => <span className="font-semibold">{row.label}</span>,
            },
            { key: 'account', header: 'Account', cell: (row) => row.accountNumber },
            {
              key: 'autopay',
              header: 'Autopay',
              cell: (row) =>
                row.autopay === 'off' ? (
                  <span className="text-foreground-muted">Off</span>
                ) : (
                  <Badge tone="accent">{row.autopay === 'bill' ? 'Full bill' : 'Fixed amount'}</Badge>
                ),
            },
            {
              key: 'due',
              header: 'Next due',
              cell: (row) => (row.openBill ? formatDay(row.openBill.dueOn) : ''),
            },
            {
              key: 'amount',
              header: 'Amount due',
              align: 'end',
              cell: (row) => (row.openBill ? formatCents(row.openBill.amountCents) : ''),
            },
            {
              key: 'last',
              header: 'Last paid',
              align: 'end',
              cell: (row) =>
                row.last ? `${formatCents(row.last.amountCents)}, ${formatDay(row.last.payOn)}` : '',
            },
          ]}
          empty={<EmptyState title="No payee matches">Change the search, or add a payee.</EmptyState>}
        />
      </Card>
      {isAdding && (
        <PayeeDialog
          onClose={() => setAdding(false)}
          onSaved={({ label }) => {
            toast.success(`${label} was added to your payees.`);
            setAdding(false);
          }}
        />
      )}
    </BillsLayout>
  );
}
