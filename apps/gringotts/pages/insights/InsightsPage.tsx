import { Link, useLocation } from 'wouter';
import { formatCents } from '#kit/money.ts';
import { formatMonth } from '#kit/page/format.ts';
import { BarChart } from '#kit/ui/BarChart.tsx';
import { Card } from '#kit/ui/Card.tsx';
import { DonutChart } from '#kit/ui/DonutChart.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { LinkButton } from '#kit/ui/LinkButton.tsx';
import { PageHeader } from '#kit/ui/PageHeader.tsx';
import { Stat } from '#kit/ui/Stat.tsx';
import { useData } from '../client.ts';
import { useListSearch } from '../use-list-search.ts';
import { CategoryTable } from './CategoryTable.tsx';
import { MonthPicker } from './MonthPicker.tsx';

const wholeDollars = (cents: number) => formatCents(cents).replace(/\.\d\d$/, '');

export function InsightsPage() {
  const { shown, search } = useListSearch();
  const insights = useData('insights.get', { month: shown.month });
  const { month, thisMonth, totalCents, previousCents, averageCents, incomeCents } = insights;
  const choose = (next: string) => search({ month: next === thisMonth ? null : next });
  return (
    <>
      <PageHeader
        title="Spending insights"
        subtitle="What you spent from checking, savings and your card"
        actions={
          <>
            <LinkButton href="/budgets">Budgets</LinkButton>
            <MonthPicker month={month} last={thisMonth} onChange={choose} />
          </>
        }
      />
      <div className="mb-5 grid grid-cols-2 gap-x-6 gap-y-4 rounded-card border border-card-border bg-surface px-5 py-4 shadow-card lg:grid-cols-4">
        <Stat label={`Spent in ${formatMonth(month)}`} value={formatCents(totalCents)} />
        <Stat
          label="Month before"
          value={formatCents(previousCents)}
          hint={compare(totalCents, previousCents)}
        />
        <Stat
          label="Average of six months"
          value={formatCents(averageCents)}
          hint={compare(totalCents, averageCents)}
        />
        <Stat label="Came in" value={formatCents(incomeCents)} hint={leftOver(incomeCents - totalCents)} />
      </div>
      <div className="grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
        <Card title="Month by month" subtitle="Choose a month to see it. The dashed line is your average.">
          <BarChart
            label="Spending by month"
            height={220}
            series={[
              { name: 'Spent', values: insights.months.map(({ month: x, cents }) => ({ x, y: cents })) },
            ]}
            formatX={(x) => formatMonth(String(x)).replace(/^(\w{3})\w* \d\d(\d\d)$/, '$1 ’$2')}
            formatY={formatCents}
            formatTick={wholeDollars}
            selected={month}
            onSelect={(x) => choose(String(x))}
            reference={{ y: averageCents }}
          />
        </Card>
        <Card title="Where it went">
          <WhereItWent insights={insights} />
        </Card>
      </div>
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-[1.35fr_1fr]">
        <CategoryTable insights={insights} />
        <Card title="Top merchants">
          {insights.merchants.length === 0 && (
            <EmptyState title="Nothing spent this month" className="py-6" />
          )}
          <ol className="-my-2 divide-y divide-border">
            {insights.merchants.map(({ merchant, cents, times }) => (
              <li key={merchant} className="flex justify-between gap-4 py-2">
                <span className="min-w-0">
                  <span className="block truncate font-medium">{merchant}</span>
                  <span className="text-foreground-muted text-small">
                    {times} {times === 1 ? 'transaction' : 'transactions'}
                  </span>
                </span>
                <span className="tabular-nums">{formatCents(cents)}</span>
              </li>
            ))}
          </ol>
          <Link href="/card/recurring" className="mt-4 inline-block font-semibold text-link hover:underline">
            See recurring charges
          </Link>
        </Card>
      </div>
    </>
  );
}

function WhereItWent({ insights }: { insights: { month: string; categories: readonly Slice[] } }) {
  const [, navigate] = useLocation();
  const spent = insights.categories.filter(({ cents }) => cents > 0);
  if (spent.length === 0) return <EmptyState title="Nothing spent this month" className="py-6" />;
  const rest = spent.slice(5).reduce((sum, { cents }) => sum + cents, 0);
  const slices = spent.slice(0, 5).map(({ label, cents }) => ({ name: label, value: cents }));
  return (
    <DonutChart
      label="Spending by category"
      height={180}
      slices={rest > 0 ? [...slices, { name: 'All other', value: rest }] : slices}
      formatY={formatCents}
      onSelect={(name) => {
        const chosen = spent.find(({ label }) => label === name);
        if (chosen) navigate(`/insights/${chosen.category}?month=${insights.month}`);
      }}
    />
  );
}

interface Slice {
  category: string;
  label: string;
  cents: number;
}

function compare(cents: number, withCents: number): string {
  const difference = cents - withCents;
  if (difference === 0) return 'the same';
  return `${formatCents(Math.abs(difference))} ${difference > 0 ? 'more' : 'less'} this month`;
}

const leftOver = (cents: number) =>
  cents >= 0 ? `${formatCents(cents)} more than you spent` : `${formatCents(-cents)} less than you spent`;
