import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMemo, useState } from 'react';
import type { Span } from '#kit/drag/span.ts';
import { cx } from '#kit/ui/cx.ts';
import { fullDay } from '../days.ts';
import { keyOf } from '../model.ts';
import { EventBar } from './EventBar.tsx';
import { fitBars, layoutBars } from './layout-bars.ts';
import { extentOf, isBar } from './segments.ts';
import type { ShownView } from './use-shown.ts';

const LANE_PX = 23;
const FEW = 3;

interface AllDayRowProps {
  shown: ShownView;
  template: { gridTemplateColumns: string };
  ghost: Span | null;
  isDraft: boolean;
  lifted: string | null;
  now: number;
  onOpen: (key: string) => void;
}

/** Whole days above the hours. More than a few lanes fold away. */
export function AllDayRow({ shown, template, ghost, isDraft, lifted, now, onOpen }: AllDayRowProps) {
  const { days, occurrences, settings } = shown;
  const [isOpen, setOpen] = useState(false);
  const bars = useMemo(
    () =>
      layoutBars(
        occurrences.filter(isBar).map((item) => ({ item, ...extentOf(item, days) })),
        days.length,
      ),
    [occurrences, days],
  );
  const lanes = bars.reduce((most, { lane }) => Math.max(most, lane + 1), 0);
  const isFolded = lanes > FEW && !isOpen;
  const fitting = fitBars(bars, isFolded ? FEW : lanes, days.length);
  const height = Math.max(1, isFolded ? FEW : lanes) * LANE_PX + 5;
  const width = 100 / days.length;
  return (
    <div className="grid" style={template}>
      <div className="flex items-end justify-end pr-1 pb-0.5">
        {lanes > FEW && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-label={isOpen ? 'Collapse all-day events' : 'Expand all-day events'}
            onClick={() => setOpen(!isOpen)}
            className="rounded-full p-1 text-foreground-muted hover:bg-foreground/7"
          >
            {isOpen ? (
              <ChevronUp aria-hidden className="size-4" />
            ) : (
              <ChevronDown aria-hidden className="size-4" />
            )}
          </button>
        )}
      </div>
      <ul
        data-drag-area="days"
        aria-label="All-day events"
        className="relative"
        style={{ gridColumn: '2 / -1', height }}
      >
        {days.map((day, index) => (
          <li
            key={day}
            aria-hidden
            data-all-day={day}
            title={`Create an all-day event on ${fullDay(day)}`}
            className="absolute inset-y-0 border-hairline border-l"
            style={{ left: `${index * width}%`, width: `${width}%` }}
          />
        ))}
        {fitting.shown.map(({ item, start, end, lane, before, after }) => (
          <li
            key={keyOf(item)}
            className="absolute"
            style={{
              left: `calc(${start * width}% + 1px)`,
              width: `calc(${(end - start) * width}% - 10px)`,
              top: lane * LANE_PX,
              height: LANE_PX - 2,
            }}
          >
            <EventBar
              occurrence={item}
              zone={settings.zone}
              isPast={item.endsAt < now - (now % 300_000)}
              isLifted={keyOf(item) === lifted}
              before={before}
              after={after}
              onOpen={onOpen}
            />
          </li>
        ))}
        {isFolded &&
          fitting.hidden.map(
            (count, column) =>
              count > 0 && (
                <li
                  key={days[column]}
                  className="absolute"
                  style={{ left: `${column * width}%`, width: `${width}%`, top: (FEW - 1) * LANE_PX }}
                >
                  <button
                    type="button"
                    onClick={() => setOpen(true)}
                    className="h-5.5 rounded-control px-2 font-medium text-[12px] text-foreground-muted hover:bg-foreground/7"
                  >
                    {count} more
                  </button>
                </li>
              ),
          )}
        {ghost && ghost.start < days.length && ghost.end > 0 && (
          <li
            aria-hidden
            data-draft={isDraft ? '' : undefined}
            className={cx(
              'pointer-events-none absolute z-20 rounded-[5px] bg-primary px-2 text-[12px] text-primary-foreground leading-[21px] shadow-[0_2px_8px_rgb(30_20_80/0.3)]',
            )}
            style={{
              left: `${Math.max(ghost.start, 0) * width}%`,
              width: `calc(${(Math.min(ghost.end, days.length) - Math.max(ghost.start, 0)) * width}% - 10px)`,
              top: isDraft ? Math.max(0, height - LANE_PX - 4) : 0,
              height: LANE_PX - 2,
            }}
          >
            {isDraft ? '(No title)' : (occurrences.find((one) => keyOf(one) === lifted)?.title ?? '')}
          </li>
        )}
      </ul>
    </div>
  );
}
