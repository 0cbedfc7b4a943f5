import { useMemo, useRef } from 'react';
import type { Span } from '#kit/drag/span.ts';
import { useSpanDrag } from '#kit/drag/use-span-drag.ts';
import { useNow } from '#kit/page/now.ts';
import { cx } from '#kit/ui/cx.ts';
import { weekdayName } from '../days.ts';
import { keyOf } from '../model.ts';
import { describeSpan, movedTo, spanOfWhen, whenOfSpan } from './grid-spans.ts';
import { MonthWeek } from './MonthWeek.tsx';
import { dayOfColumn, extentOf } from './segments.ts';
import { useDraftWhen } from './use-draft-when.ts';
import { useGridChanges } from './use-grid-changes.ts';
import { useHeight } from './use-height.ts';
import { useOpenEvent } from './use-open-event.ts';
import type { ShownView } from './use-shown.ts';

const AREAS = { days: { step: 1, length: 1 } };

export function MonthGrid({ shown }: { shown: ShownView }) {
  const { days, occurrences, settings, today, day } = shown;
  const width = settings.showWeekends ? 7 : 5;
  const weeks = useMemo(() => chunk(days, width), [days, width]);
  const now = useNow();
  const open = useOpenEvent();
  const changes = useGridChanges(shown);
  const draft = useDraftWhen();
  const grid = useRef<HTMLDivElement>(null);
  const height = useHeight(grid);

  /** In a month everything moves by days, whatever its hours. */
  const spanOf = (key: string): Span | null => {
    const occurrence = changes.byKey.current.get(key);
    return occurrence?.editable ? { area: 'days', ...extentOf(occurrence, days) } : null;
  };
  const { preview, announcement, gridProps } = useSpanDrag({
    areas: AREAS,
    spanOf,
    locate: (point) => locateCell(point, { grid: grid.current, columns: width, rows: weeks.length }),
    async onChange(key, to) {
      const occurrence = changes.byKey.current.get(key);
      if (occurrence)
        await changes.apply(occurrence, movedTo(occurrence, dayOfColumn(to.start, days), settings.zone));
    },
    onCreate: changes.onCreate,
    onTap: ({ area, at }) => changes.onCreate({ area, start: Math.floor(at), end: Math.floor(at) + 1 }),
    keySteps: () => ({ vertical: width, horizontal: 1, step: 1 }),
    describe: (span) => describeSpan(span, days),
  });
  const drawn = draft && toDays(spanOfWhen(draft.allDay ? draft : wholeDays(draft), days));
  const ghost = preview?.span ?? drawn ?? null;
  return (
    <div
      {...gridProps}
      className={cx('flex h-full select-none flex-col', preview?.grip === 'move' && '[&_*]:cursor-grabbing!')}
    >
      <div
        aria-hidden
        className="grid shrink-0 text-center font-medium text-[11px] text-foreground-muted uppercase tracking-[0.06em]"
        style={{ gridTemplateColumns: `repeat(${width}, minmax(0, 1fr))` }}
      >
        {weeks[0]?.map((one) => (
          <span key={one} className="pt-2">
            {weekdayName(one)}
          </span>
        ))}
      </div>
      <div ref={grid} className="grid min-h-0 flex-1 auto-rows-fr">
        {weeks.map((week, row) => (
          <MonthWeek
            key={week[0]}
            week={week}
            isFirst={row === 0}
            month={day.slice(0, 7)}
            today={today}
            occurrences={occurrences}
            zone={settings.zone}
            now={now - (now % 300_000)}
            height={height / weeks.length}
            ghostStart={ghost ? ghost.start - row * width : null}
            ghostEnd={ghost ? ghost.end - row * width : null}
            ghostTitle={titleOf(preview?.id ?? null)}
            isDraft={!preview}
            lifted={preview?.id ?? null}
            onOpen={open}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );

  function titleOf(key: string | null): string {
    const held = key === null ? undefined : occurrences.find((one) => keyOf(one) === key);
    return held?.title ?? '(No title)';
  }
}

const wholeDays = ({ from, to }: { from: string; to: string }) => ({
  allDay: true,
  from: from.slice(0, 10),
  to: whenOfSpan({ area: 'days', start: 0, end: 1 }, [to.slice(0, 10)]).to,
});

const toDays = (span: Span): Span => ({ ...span, area: 'days' });

const chunk = (days: readonly string[], size: number): string[][] =>
  Array.from({ length: Math.ceil(days.length / size) }, (_, row) => days.slice(row * size, (row + 1) * size));

interface Cells {
  grid: HTMLElement | null;
  columns: number;
  rows: number;
}

function locateCell({ x, y }: { x: number; y: number }, { grid, columns, rows }: Cells) {
  if (!grid) return null;
  const box = grid.getBoundingClientRect();
  const column = Math.min(Math.max(Math.floor(((x - box.left) / box.width) * columns), 0), columns - 1);
  const row = Math.min(Math.max(Math.floor(((y - box.top) / box.height) * rows), 0), rows - 1);
  return { area: 'days', at: row * columns + column + 0.5 };
}
