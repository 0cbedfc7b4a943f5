import { Link, useLocation } from 'wouter';
import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { formatMonth } from '#kit/page/format.ts';
import { BarChart } from '#kit/ui/BarChart.tsx';
import { Card } from '#kit/ui/Card.tsx';
import type { Api } from '../../api.ts';

type Overview = Answer<Api, 'overview.get'>;

export function SpendingSnapshot(props: {
  spending: Overview['spending'];
  creditScore: Overview['creditScore'];
}) {
  const { month, months, totalCents, previousCents, categories } = props.spending;
  const [, navigate] = useLocation();
  const most = Math.max(1, ...categories.map(({ cents }) => cents));
  return (
    <Card
      title={`Spending in ${formatMonth(month)}`}
      actions={
        <Link href="/insights" className="font-semibold text-link text-small hover:underline">
          Details
        </Link>
      }
    >
      <p className="heading text-[24px] leading-tight tabular-nums">{formatCents(totalCents)}</p>
      <p className="text-foreground-muted text-small">Last month {formatCents(previousCents)} in all</p>
      <BarChart
        className="mt-3"
        label="Spending in six months"
        height={118}
        series={[{ name: 'Spent', values: months.map(({ month: x, cents }) => ({ x, y: cents })) }]}
        formatX={(x) => formatMonth(String(x)).slice(0, 3)}
        formatY={formatCents}
        formatTick={(cents) => `$${cents / 100_000}K`}
        selected={month}
        onSelect={(x) => navigate(`/insights?month=${x}`)}
      />
      <ul className="mt-3 grid gap-2.5">
        {categories
          .filter(({ cents }) => cents > 0)
          .map(({ category, label, cents }) => (
            <li key={category}>
              <Link href={`/insights/${category}?month=${month}`} className="group grid gap-1">
                <span className="flex justify-between">
                  <span className="group-hover:text-link group-hover:underline">{label}</span>
                  <span className="tabular-nums">{formatCents(cents)}</span>
                </span>
                <span aria-hidden className="h-1.5 rounded-full bg-muted">
                  <span
                    className="block h-full rounded-full bg-(--brass)"
                    style={{ width: `${Math.max(2, (cents / most) * 100)}%` }}
                  />
                </span>
              </Link>
            </li>
          ))}
      </ul>
      <Link
        href="/credit-score"
        className="mt-4 -mb-2 flex items-center justify-between border-border border-t pt-3 hover:text-link"
      >
        <span className="font-semibold">Credit score</span>
        <span className="font-semibold tabular-nums">
          {props.creditScore.score}
          <span className="ml-2 font-normal text-foreground-muted text-small">
            {changeText(props.creditScore.change)}
          </span>
        </span>
      </Link>
    </Card>
  );
}

const changeText = (change: number) =>
  change === 0 ? 'no change' : `${change > 0 ? 'up' : 'down'} ${Math.abs(change)}`;
