import { useLayoutEffect, useRef } from 'react';
import { useSpanDrag } from '#kit/drag/use-span-drag.ts';
import { momentOf } from '#kit/time.ts';
import { cx } from '#kit/ui/cx.ts';
import { type EventDraft, minutesBetween, timesOf } from '../draft/draft.ts';
import { DAY_MINUTES, minutesOf, shortTime, timeRange } from '../times.ts';
import { HOUR_PX } from '../views/EventBlock.tsx';
import { describeSpan, whenOfSpan } from '../views/grid-spans.ts';
import { HourAxis } from '../views/HourAxis.tsx';

interface Person {
  email: string;
  name: string;
  known: boolean;
  blocks: readonly { startsAt: number; endsAt: number; title?: string | undefined }[];
}

interface BusyColumnsProps {
  people: readonly Person[];
  draft: EventDraft;
  onChange: (draft: EventDraft) => void;
}

const AREAS = { hours: { step: 15, length: 60 } };

/** A column a person; the event lies over all of them and can be dragged where there is room. */
export function BusyColumns({ people, draft, onChange }: BusyColumnsProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const hours = useRef<HTMLElement>(null);
  const days = [draft.startDay];
  const start = minutesOf(draft.startTime);
  const span = { area: 'hours', start, end: Math.min(start + minutesBetween(draft), DAY_MINUTES) };
  const set = (next: typeof span) =>
    onChange({ ...draft, ...timesOf(whenOfSpan(next, days)), zone: draft.zone });
  useLayoutEffect(() => {
    if (scroller.current) scroller.current.scrollTop = Math.max(0, (start / 60 - 2) * HOUR_PX);
  }, [start]);
  const { preview, announcement, gridProps } = useSpanDrag({
    areas: AREAS,
    scroller,
    locate({ y }) {
      const box = hours.current?.getBoundingClientRect();
      if (!box) return null;
      return { area: 'hours', at: Math.min(Math.max(((y - box.top) / HOUR_PX) * 60, 0), DAY_MINUTES) };
    },
    spanOf: () => span,
    onChange: async (_, next) => set(next),
    onCreate: set,
    onTap({ at }) {
      const from = Math.floor(at / 30) * 30;
      set({ area: 'hours', start: from, end: from + Math.max(minutesBetween(draft), 15) });
    },
    keySteps: () => ({ vertical: 15, horizontal: DAY_MINUTES, step: 15 }),
    describe: (next) => describeSpan(next, days),
  });
  const shown = preview?.span ?? span;
  const midnight = momentOf(draft.startDay, '00:00', draft.zone);
  const template = { gridTemplateColumns: `56px repeat(${people.length}, minmax(0, 1fr))` };
  return (
    <div className="overflow-hidden rounded-control border border-border">
      <div className="grid border-border border-b [scrollbar-gutter:stable]" style={template}>
        <span />
        {people.map(({ email, name, known }) => (
          <p
            key={email}
            title={email}
            className="truncate border-hairline border-l px-2 py-1.5 text-center text-small"
          >
            {name || email}
            {!known && <span className="block text-caption text-foreground-muted">No calendar shared</span>}
          </p>
        ))}
      </div>
      <div ref={scroller} className="h-[290px] select-none overflow-y-auto">
        <div className="grid" style={{ ...template, height: 24 * HOUR_PX }}>
          <HourAxis />
          <section
            ref={hours}
            {...gridProps}
            data-drag-area="hours"
            aria-label={`Busy times, ${people.length} people`}
            className="relative grid bg-[linear-gradient(var(--hairline)_1px,transparent_1px)] bg-size-[100%_48px]"
            style={{ gridColumn: '2 / -1', gridTemplateColumns: `repeat(${people.length}, minmax(0, 1fr))` }}
          >
            {people.map(({ email, name, blocks }) => (
              <ul
                key={email}
                aria-label={`Busy times of ${name || email}`}
                className="relative border-hairline border-l"
              >
                {blocks.map(({ startsAt, endsAt, title }) => {
                  const from = Math.max((startsAt - midnight) / 60_000, 0);
                  const to = Math.min((endsAt - midnight) / 60_000, DAY_MINUTES);
                  return (
                    <li
                      key={`${startsAt} ${endsAt} ${title ?? ''}`}
                      title={title}
                      className="pointer-events-none absolute inset-x-1 overflow-hidden rounded-[5px] bg-foreground/14 px-1.5 text-[11px] text-foreground-muted leading-[15px]"
                      style={{
                        top: (from / 60) * HOUR_PX + 1,
                        height: Math.max(((to - from) / 60) * HOUR_PX - 2, 10),
                      }}
                    >
                      {title ?? 'Busy'}, {shortTime(from)}
                    </li>
                  );
                })}
              </ul>
            ))}
            <button
              type="button"
              data-drag-id="draft"
              aria-label={`The event, ${timeRange(shown.start, shown.end)}`}
              className={cx(
                'absolute inset-x-0.5 flex cursor-grab items-start pt-0.5 rounded-[6px] border-2 border-primary bg-primary/18 px-2 text-left font-medium text-[12px] text-accent-foreground',
                preview && 'cursor-grabbing shadow-popup',
              )}
              style={{
                top: (shown.start / 60) * HOUR_PX,
                height: Math.max(((shown.end - shown.start) / 60) * HOUR_PX, 16),
              }}
            >
              {timeRange(shown.start, shown.end)}
              <span data-drag-edge="start" className="absolute inset-x-0 top-0 h-1.5 cursor-ns-resize" />
              <span data-drag-edge="end" className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize" />
            </button>
          </section>
        </div>
      </div>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
