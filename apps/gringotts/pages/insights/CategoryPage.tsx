import { useParams } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { formatDate, formatMonth } from '#kit/page/format.ts';
import { useTitle } from '#kit/page/title.tsx';
import { Badge } from '#kit/ui/Badge.tsx';
import { BarChart } from '#kit/ui/BarChart.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DataTable } from '#kit/ui/DataTable.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { useData } from '../client.ts';
import { Money } from '../Money.tsx';
import { useListSearch } from '../use-list-search.ts';
import { MonthPicker } from './MonthPicker.tsx';

export function CategoryPage() {
  const category = useParams().category ?? '';
  const { shown, search } = useListSearch();
  const insights = useData('insights.category', { category, month: shown.month });
  const { month, thisMonth, label, rows } = insights;
  const choose = (next: string) => search({ month: next === thisMonth ? null : next });
  const spentCents = -rows.reduce((sum, { amountCents }) => sum + amountCents, 0);
  useTitle(label);
  return (
    <>
      <PageHeader
        title={label}
        subtitle={`${formatCents(spentCents)} spent in ${formatMonth(month)}`}
        back={{ href: `/insights${shown.month ? `?month=${shown.month}` : ''}`, label: 'Spending insights' }}
        actions={<MonthPicker month={month} last={thisMonth} onChange={choose} />}
      />
      <Card title="Month by month">
        <BarChart
          label={`${label} by month`}
          height={180}
          series={[{ name: label, values: insights.months.map(({ month: x, cents }) => ({ x, y: cents })) }]}
          formatX={(x) => formatMonth(String(x)).replace(/^(\w{3})\w* \d\d(\d\d)$/, '$1 ’$2')}
          formatY={formatCents}
          formatTick={(cents) => formatCents(cents).replace(/\.\d\d$/, '')}
          selected={month}
          onSelect={(x) => choose(String(x))}
        />
      </Card>
      <Card className="mt-5" flush title="Transactions" subtitle={`${rows.length} in ${formatMonth(month)}`}>
        <DataTable
          label="Transactions"
          density="compact"
          rows={rows}
          rowKey={(row) => row.id}
          rowHref={(row) => `/transactions/${row.id}`}
          rowLabel={(row) => `${row.description}, ${formatDate(row.at)}, ${formatCents(row.amountCents)}`}
          columns={[
            { key: 'date', header: 'Date', width: '130px', cell: (row) => formatDate(row.at) },
            {
              key: 'description',
              header: 'Description',
              primary: true,
              cell: (row) => (
                <span className="flex items-center gap-2 font-medium">
                  {row.description}
                  {row.postedOn === null && <Badge tone="warning">Pending</Badge>}
                </span>
              ),
            },
            { key: 'account', header: 'Account', cell: (row) => row.account },
            {
              key: 'amount',
              header: 'Amount',
              align: 'end',
              cell: (row) => <Money cents={row.amountCents} />,
            },
          ]}
          empty={
            <EmptyState title={`Nothing in ${formatMonth(month)}`}>
              You spent nothing in this category that month.
            </EmptyState>
          }
        />
      </Card>
    </>
  );
}
