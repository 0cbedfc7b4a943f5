import { useLayoutEffect, useMemo, useRef } from 'react';
import { useNow } from '#kit/page/now.ts';
import { cx } from '#kit/ui/cx.ts';
import { DAY_MINUTES, offsetName, wallTime } from '../times.ts';
import { AllDayRow } from './AllDayRow.tsx';
import { DayColumn } from './DayColumn.tsx';
import { DayHeaders } from './DayHeaders.tsx';
import { HOUR_PX } from './EventBlock.tsx';
import { spanOfWhen } from './grid-spans.ts';
import { HourAxis } from './HourAxis.tsx';
import { segmentsByDay } from './segments.ts';
import { useDraftWhen } from './use-draft-when.ts';
import { useGridChanges } from './use-grid-changes.ts';
import { useOpenEvent } from './use-open-event.ts';
import type { ShownView } from './use-shown.ts';
import { useTimeDrag } from './use-time-drag.ts';

const FIRST_HOUR = 7.25;
/** Where the last grid was left; a new one opens there. */
let scrolledTo = FIRST_HOUR * HOUR_PX;

/** Days side by side, hours downwards; whole days above. */
export function TimeGrid({ shown }: { shown: ShownView }) {
  const { days, occurrences, settings, today } = shown;
  const { zone } = settings;
  const now = useNow();
  const open = useOpenEvent();
  const changes = useGridChanges(shown);
  const draft = useDraftWhen();
  const scroller = useRef<HTMLDivElement>(null);
  const hours = useRef<HTMLDivElement>(null);
  const columns = useMemo(() => segmentsByDay(occurrences, days, zone), [occurrences, days, zone]);

  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = scrolledTo;
  }, []);

  const { preview, announcement, gridProps } = useTimeDrag(shown, changes, { scroller, hours });
  const drawn = draft && spanOfWhen(draft, days);
  const ghost = preview?.span ?? drawn ?? null;
  const template = {
    gridTemplateColumns: `${settings.secondZone ? 112 : 56}px repeat(${days.length}, minmax(0, 1fr))`,
  };
  return (
    <div
      {...gridProps}
      className={cx(
        'flex h-full select-none flex-col',
        preview?.grip === 'move' && 'cursor-grabbing [&_*]:cursor-grabbing!',
        (preview?.grip === 'start' || preview?.grip === 'end') && '[&_*]:cursor-ns-resize!',
      )}
    >
      <div className="shrink-0 overflow-hidden border-hairline border-b [scrollbar-gutter:stable]">
        <div className="grid" style={template}>
          <ZoneNames zones={[settings.secondZone, zone]} now={now} />
          <DayHeaders days={days} today={today} />
        </div>
        <AllDayRow
          shown={shown}
          template={template}
          ghost={ghost?.area === 'days' ? ghost : null}
          isDraft={!preview}
          lifted={preview?.id ?? null}
          now={now}
          onOpen={open}
        />
      </div>
      <div
        ref={scroller}
        data-scroller
        onScroll={(event) => {
          scrolledTo = event.currentTarget.scrollTop;
        }}
        className="min-h-0 flex-1 overflow-y-auto [scrollbar-gutter:stable]"
      >
        <div className="grid" style={{ ...template, height: 24 * HOUR_PX }}>
          <HourAxis
            second={settings.secondZone ? { ahead: hoursAhead(settings.secondZone, zone, now) } : null}
          />
          <div
            ref={hours}
            className="relative grid bg-[linear-gradient(var(--hairline)_1px,transparent_1px)] bg-size-[100%_48px]"
            style={{ gridColumn: '2 / -1', gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}
          >
            {days.map((day, index) => (
              <DayColumn
                key={day}
                day={day}
                segments={columns[index] ?? []}
                settings={settings}
                nowMinute={now - (now % 300_000)}
                ghostStart={ghost?.area === 'hours' ? ghost.start - index * DAY_MINUTES : null}
                ghostEnd={ghost?.area === 'hours' ? ghost.end - index * DAY_MINUTES : null}
                ghostKey={preview?.id ?? null}
                isDraft={!preview}
                ghostOf={preview?.id ? changes.byKey.current.get(preview.id) : undefined}
                onOpen={open}
              />
            ))}
          </div>
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

function ZoneNames({ zones, now }: { zones: (string | null)[]; now: number }) {
  return (
    <div className="flex items-end pb-1 text-[10px] text-foreground-muted">
      {zones.map(
        (zone) =>
          zone && (
            <span key={zone} title={zone} className="w-14 pr-2 text-right">
              {offsetName(zone, now)}
            </span>
          ),
      )}
    </div>
  );
}

const hoursAhead = (other: string, zone: string, now: number): number => {
  const [there, here] = [wallTime(now, other), wallTime(now, zone)];
  const days = there.day === here.day ? 0 : there.day > here.day ? 24 : -24;
  return Math.round(days + (there.minutes - here.minutes) / 60);
};
