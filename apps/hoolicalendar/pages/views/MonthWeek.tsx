import { memo } from 'react';
import { monthOf } from '#kit/time.ts';
import { fullDay } from '../days.ts';
import { keyOf, type Occurrence } from '../model.ts';
import { EventBar } from './EventBar.tsx';
import { fitBars, layoutBars } from './layout-bars.ts';
import { MonthDay } from './MonthDay.tsx';
import { MoreEvents } from './MoreEvents.tsx';
import { extentOf, isBar } from './segments.ts';

const LANE_PX = 22;
const DATE_PX = 27;

interface MonthWeekProps {
  week: readonly string[];
  isFirst: boolean;
  month: string;
  today: string;
  occurrences: readonly Occurrence[];
  zone: string;
  now: number;
  height: number;
  ghostStart: number | null;
  ghostEnd: number | null;
  ghostTitle: string;
  isDraft: boolean;
  lifted: string | null;
  onOpen: (key: string) => void;
}

/** One week of a month. Bars over several days come first; what does not fit is counted. */
export const MonthWeek = memo(function MonthWeek(props: MonthWeekProps) {
  const { week, isFirst, month, today, occurrences, zone, now, height, lifted, isDraft, onOpen } = props;
  const ordered = [...occurrences].sort(
    (a, b) => Number(isBar(b)) - Number(isBar(a)) || a.startsAt - b.startsAt,
  );
  const bars = layoutBars(
    ordered.map((item) => ({ item, ...extentOf(item, week) })).filter(({ item }) => touches(item, week)),
    week.length,
  );
  const lanes = Math.max(1, Math.floor((height - DATE_PX - 3) / LANE_PX));
  const { shown, hidden } = fitBars(bars, lanes, week.length);
  const onDay = (column: number) =>
    bars.filter(({ start, end }) => start <= column && column < end).map(({ item }) => item);
  const width = 100 / week.length;
  const ghostFrom = Math.max(props.ghostStart ?? 0, 0);
  const ghostTo = Math.min(props.ghostEnd ?? 0, week.length);
  return (
    <div
      className="relative grid min-h-0"
      style={{ gridTemplateColumns: `repeat(${week.length}, minmax(0, 1fr))` }}
    >
      {week.map((day, column) => (
        <MonthDay
          key={day}
          day={day}
          count={onDay(column).length}
          isToday={day === today}
          isOutside={monthOf(day) !== month}
          isFirstRow={isFirst}
        />
      ))}
      <ul
        aria-label={`Week of ${fullDay(week[0] ?? '')}`}
        className="pointer-events-none absolute inset-x-0 bottom-0"
        style={{ top: DATE_PX + 1 }}
      >
        {shown.map(({ item, start, end, lane, before, after }) => (
          <li
            key={keyOf(item)}
            className="pointer-events-auto absolute"
            style={{
              left: `calc(${start * width}% + 2px)`,
              width: `calc(${(end - start) * width}% - 8px)`,
              top: lane * LANE_PX,
              height: LANE_PX - 2,
            }}
          >
            <EventBar
              occurrence={item}
              zone={zone}
              isPast={item.endsAt < now}
              isLifted={keyOf(item) === lifted}
              before={before}
              after={after}
              onOpen={onOpen}
            />
          </li>
        ))}
        {hidden.map(
          (count, column) =>
            count > 0 && (
              <li
                key={week[column]}
                className="pointer-events-auto absolute"
                style={{
                  left: `calc(${column * width}% + 2px)`,
                  width: `calc(${width}% - 8px)`,
                  top: (lanes - 1) * LANE_PX,
                  height: LANE_PX - 2,
                }}
              >
                <MoreEvents
                  day={week[column] ?? ''}
                  count={count}
                  occurrences={onDay(column)}
                  zone={zone}
                  now={now}
                  onOpen={onOpen}
                />
              </li>
            ),
        )}
        {props.ghostStart !== null && ghostTo > ghostFrom && (
          <li
            aria-hidden
            data-draft={isDraft ? '' : undefined}
            className="absolute z-20 truncate rounded-[5px] bg-primary px-2 text-[12px] text-primary-foreground leading-[20px] shadow-[0_3px_10px_rgb(30_20_80/0.3)]"
            style={{
              left: `calc(${ghostFrom * width}% + 2px)`,
              width: `calc(${(ghostTo - ghostFrom) * width}% - 8px)`,
              top: 0,
              height: LANE_PX - 2,
            }}
          >
            {props.ghostTitle}
          </li>
        )}
      </ul>
    </div>
  );
});

const touches = ({ startDay, endDay }: Occurrence, week: readonly string[]): boolean =>
  startDay <= (week.at(-1) ?? '') && endDay > (week[0] ?? '');
