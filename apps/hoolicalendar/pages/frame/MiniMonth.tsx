import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { Link } from 'wouter';
import { formatMonth } from '#kit/page/format.ts';
import { useToday } from '#kit/page/now.ts';
import { addDays, addMonths, monthOf } from '#kit/time.ts';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { useData } from '../client.ts';
import { dateNumber, fullDay, startOfWeek, viewHref, weekdayName, weeksOfMonth } from '../days.ts';
import { useView } from './use-view.ts';

const ARROWS: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

export function MiniMonth() {
  const { day } = useView();
  return <Month key={monthOf(day)} />;
}

function Month() {
  const { view, day } = useView();
  const today = useToday();
  const { weekStart } = useData('settings.get', {});
  const [month, setMonth] = useState(`${monthOf(day)}-01`);
  const weeks = weeksOfMonth(month, weekStart);
  const week = startOfWeek(day, weekStart);
  const isOn = (one: string) =>
    one === day ||
    (view === 'week' && startOfWeek(one, weekStart) === week && monthOf(one) === monthOf(month));

  function walk(event: KeyboardEvent<HTMLElement>) {
    const from = (event.target as HTMLElement).dataset.day;
    const by = ARROWS[event.key];
    if (!from || by === undefined) return;
    event.preventDefault();
    const to = addDays(from, by);
    const table = event.currentTarget;
    if (monthOf(to) !== monthOf(month)) setMonth(`${monthOf(to)}-01`);
    requestAnimationFrame(() => table.querySelector<HTMLElement>(`[data-day="${to}"]`)?.focus());
  }
  return (
    <section aria-label="Mini calendar">
      <div className="flex items-center justify-between pr-1 pl-2">
        <h2 className="font-medium text-small">{formatMonth(monthOf(month))}</h2>
        <div className="flex">
          <IconButton
            label="Previous month in mini calendar"
            icon={<ChevronLeft aria-hidden />}
            size="sm"
            onClick={() => setMonth(addMonths(month, -1))}
          />
          <IconButton
            label="Next month in mini calendar"
            icon={<ChevronRight aria-hidden />}
            size="sm"
            onClick={() => setMonth(addMonths(month, 1))}
          />
        </div>
      </div>
      <table className="w-full table-fixed text-center text-caption" onKeyDown={walk}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th
                key={one}
                scope="col"
                abbr={weekdayName(one)}
                className="h-6 font-normal text-foreground-muted"
              >
                {weekdayName(one).slice(0, 1)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((row) => (
            <tr key={row[0]}>
              {row.map((one) => (
                <td key={one} className="p-0">
                  <Link
                    href={viewHref(view === 'agenda' ? 'agenda' : view, one)}
                    data-day={one}
                    tabIndex={one === day ? 0 : -1}
                    aria-label={fullDay(one)}
                    aria-current={one === today ? 'date' : undefined}
                    className={cx(
                      'mx-auto flex size-6.5 items-center justify-center rounded-full tabular-nums hover:bg-foreground/8',
                      monthOf(one) !== monthOf(month) && 'text-foreground-muted/70',
                      one === today
                        ? 'bg-primary! font-medium text-primary-foreground'
                        : isOn(one) && 'bg-accent text-accent-foreground',
                    )}
                  >
                    {dateNumber(one)}
                  </Link>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
