import { Card } from '#kit/ui/Card.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { readBillSearch } from '../../rules/billing.ts';
import { useData } from '../client.ts';
import { useListSearch } from '../use-list-search.ts';
import { BillPaymentTable } from './BillPaymentTable.tsx';
import { BillsLayout } from './BillsLayout.tsx';

const filters = [
  { value: 'all', label: 'All payments' },
  { value: 'scheduled', label: 'Scheduled' },
  { value: 'paid', label: 'Paid' },
  { value: 'failed', label: 'Failed' },
  { value: 'cancelled', label: 'Cancelled' },
];

export function BillActivity() {
  const list = useListSearch();
  const found = useData('bills.payments', readBillSearch(list.shown));
  return (
    <BillsLayout tab="activity">
      <Card flush>
        <div className="flex flex-wrap items-end gap-3 px-5 pt-2 pb-4">
          <SearchInput
            label="Search payments"
            placeholder="Payee or memo"
            className="w-72"
            value={list.query.text ?? ''}
            onChange={(text) => list.search({ text }, { replace: true })}
          />
          <Select
            label="Show"
            hideLabel
            className="w-48"
            value={readBillSearch(list.query).show}
            onChange={(show) => list.search({ show: show === 'all' ? null : show })}
            options={filters}
          />
          <p aria-live="polite" className="ml-auto self-center text-foreground-muted">
            {found.total.toLocaleString('en-US')} {found.total === 1 ? 'payment' : 'payments'}
          </p>
        </div>
        <BillPaymentTable
          label="Bill payments"
          rows={found.rows}
          busy={list.isBehind}
          footer={
            <Pagination
              label="Bill payments pages"
              {...found}
              onPage={(page) => list.search({ page: String(page) })}
              className="px-3"
            />
          }
        />
      </Card>
    </BillsLayout>
  );
}
