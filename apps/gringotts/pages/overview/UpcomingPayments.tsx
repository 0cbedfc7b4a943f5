import { Link } from 'wouter';
import { formatCents } from '#kit/money.ts';
import type { Answer } from '#kit/page/client.ts';
import { formatDay } from '#kit/page/format.ts';
import { Card } from '#kit/ui/Card.tsx';
import type { Api } from '../../api.ts';

export function UpcomingPayments({ rows }: { rows: Answer<Api, 'overview.get'>['upcoming'] }) {
  return (
    <Card title="Upcoming payments">
      {rows.length === 0 && (
        <p className="text-foreground-muted">Nothing is due or scheduled in the coming weeks.</p>
      )}
      <ul className="-my-2.5 divide-y divide-border">
        {rows.map((row) => (
          <li key={`${row.on} ${row.title} ${row.amountCents}`} className="flex gap-3 py-2.5">
            <DayMark day={row.on} />
            <div className="min-w-0 flex-1">
              <Link href={row.href} className="block truncate font-semibold hover:text-link hover:underline">
                {row.title}
              </Link>
              <p className="text-foreground-muted text-small">
                {row.detail}
                <span className="sr-only"> on {formatDay(row.on)}</span>
              </p>
            </div>
            <span className="font-medium tabular-nums">{formatCents(row.amountCents)}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function DayMark({ day }: { day: string }) {
  const [month = '', date = ''] = formatDay(day).split(/[ ,]+/);
  return (
    <span
      aria-hidden
      className="grid size-10 shrink-0 content-center rounded-control bg-muted text-center leading-none"
    >
      <span className="font-semibold text-[10px] text-foreground-muted uppercase">{month}</span>
      <span className="font-bold text-[15px]">{date}</span>
    </span>
  );
}
