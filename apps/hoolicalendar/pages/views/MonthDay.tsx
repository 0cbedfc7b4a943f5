import { Link } from 'wouter';
import { cx } from '#kit/ui/cx.ts';
import { dateNumber, fullDay, monthDay, viewHref } from '../days.ts';

interface MonthDayProps {
  day: string;
  count: number;
  isToday: boolean;
  isOutside: boolean;
  isFirstRow: boolean;
}

/** The paper under a day of a month; its events lie over the week. */
export function MonthDay({ day, count, isToday, isOutside, isFirstRow }: MonthDayProps) {
  return (
    <section
      data-drag-area="days"
      aria-label={`${fullDay(day)}, ${count === 1 ? '1 event' : `${count || 'no'} events`}`}
      className={cx(
        'flex justify-center border-hairline border-l pt-0.5',
        !isFirstRow && 'border-t',
        isOutside && 'bg-off-hours',
      )}
    >
      <Link
        href={viewHref('day', day)}
        aria-label={`Open ${fullDay(day)}`}
        className={cx(
          'mt-0.5 flex h-6 min-w-6 items-center justify-center self-start rounded-full px-1 text-[12px] tabular-nums',
          isToday ? 'bg-primary font-medium text-primary-foreground' : 'hover:bg-foreground/8',
          isOutside && !isToday && 'text-foreground-muted',
        )}
      >
        {dateNumber(day) === 1 ? monthDay(day) : dateNumber(day)}
      </Link>
    </section>
  );
}
