import { useParams, useSearchParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { formatDate } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { readTransactionSearch } from '../rules/transaction-search.ts';
import { useData } from './client.ts';

export function AccountPage() {
  const id = Number(useParams().id);
  const [query, setQuery] = useSearchParams();
  const account = useData('accounts.get', { id });
  const list = useData('transactions.list', readTransactionSearch(id, Object.fromEntries(query)));
  useTitle(account.label);

  const search = (changes: Record<string, string>) =>
    setQuery((current) => {
      const next = new URLSearchParams({ ...Object.fromEntries(current), page: '1', ...changes });
      for (const [name, value] of [...next])
        if (!value || (name === 'page' && value === '1')) next.delete(name);
      return next;
    });
  return (
    <>
      <PageHeader title={account.label} back={{ href: '/', label: 'Accounts' }} />
      <Card>
        <SearchInput
          label="Search transactions"
          value={query.get('text') ?? ''}
          onChange={(text) => search({ text })}
        />
        <DataTable
          label="Transactions"
          rows={list.rows}
          rowKey={(row) => row.id}
          columns={[
            { key: 'date', header: 'Date', cell: (row) => (row.postedOn ? formatDate(row.at) : 'Pending') },
            { key: 'description', header: 'Description', primary: true, cell: (row) => row.description },
            { key: 'amount', header: 'Amount', align: 'end', cell: (row) => formatCents(row.amountCents) },
            {
              key: 'balance',
              header: 'Balance',
              align: 'end',
              cell: (row) => formatCents(row.balanceAfterCents),
            },
          ]}
          empty={<EmptyState title="No transactions match">Change or clear the search.</EmptyState>}
          footer={
            <Pagination label="Transactions" {...list} onPage={(page) => search({ page: String(page) })} />
          }
        />
      </Card>
    </>
  );
}
