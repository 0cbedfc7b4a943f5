import { Link } from 'wouter';
import { cx } from '#kit/ui/cx.ts';
import { dateNumber, fullDay, viewHref, weekdayName } from '../days.ts';

/** Weekday and date above each column; a click opens the day. */
export function DayHeaders({ days, today }: { days: readonly string[]; today: string }) {
  return days.map((day) => (
    <div key={day} className="flex flex-col items-center border-transparent border-l pt-2 pb-1">
      <span
        aria-hidden
        className={cx(
          'font-medium text-[11px] uppercase tracking-[0.06em]',
          day === today ? 'text-primary' : 'text-foreground-muted',
        )}
      >
        {weekdayName(day)}
      </span>
      <Link
        href={viewHref('day', day)}
        aria-label={fullDay(day)}
        aria-current={day === today ? 'date' : undefined}
        className={cx(
          'mt-0.5 flex size-9 items-center justify-center rounded-full text-[21px] tabular-nums leading-none',
          day === today ? 'bg-primary text-primary-foreground' : 'hover:bg-foreground/7',
        )}
      >
        {dateNumber(day)}
      </Link>
    </div>
  ));
}
