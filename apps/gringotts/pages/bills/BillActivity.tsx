import { Card } from '#kit/ui/Card.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { readBillSearch } from '../../rules/billing.ts';
import { useData } from '../client.ts';
import { ListToolbar } from '../flow/ListToolbar.tsx';
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
        <ListToolbar
          label="Search payments"
          placeholder="Payee or memo"
          list={list}
          show={readBillSearch(list.query).show}
          filters={filters}
          count={`${found.total.toLocaleString('en-US')} ${found.total === 1 ? 'payment' : 'payments'}`}
        />
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
