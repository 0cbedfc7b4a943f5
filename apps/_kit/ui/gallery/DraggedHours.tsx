import { useRef, useState } from 'react';
import type { Span } from '../../drag/span.ts';
import { useSpanDrag } from '../../drag/use-span-drag.ts';
import { cx } from '../cx.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday'];
const DAY = 24 * 60;
const HOUR_PX = 40;

const clock = (minutes: number) =>
  `${String(Math.floor((minutes % DAY) / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const describe = ({ start, end }: Span) =>
  `${DAYS[Math.floor(start / DAY)]} ${clock(start)} to ${clock(end)}`;

/** Three days, in minutes from the first midnight. */
export function DraggedHours() {
  const scroller = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLFieldSetElement>(null);
  const [spans, setSpans] = useState<Record<string, Span>>({
    Rehearsal: { area: 'hours', start: 120, end: 180 },
  });
  const { preview, announcement, gridProps } = useSpanDrag({
    areas: { hours: { step: 15, length: 60 } },
    scroller,
    locate({ x, y }) {
      const box = grid.current?.getBoundingClientRect();
      if (!box) return null;
      const column = Math.floor(((x - box.left) / box.width) * DAYS.length);
      const minutes = ((y - box.top) / HOUR_PX) * 60;
      const day = Math.min(Math.max(column, 0), DAYS.length - 1);
      return { area: 'hours', at: day * DAY + Math.min(Math.max(minutes, 0), DAY) };
    },
    spanOf: (id) => spans[id] ?? null,
    onChange: async (id, span) => setSpans({ ...spans, [id]: span }),
    onCreate: (span) => setSpans({ ...spans, [`Plan ${Object.keys(spans).length}`]: span }),
    keySteps: () => ({ vertical: 15, horizontal: DAY, step: 15 }),
    describe,
  });
  const shown = { ...spans, ...(preview && { [preview.id ?? 'New plan']: preview.span }) };
  return (
    <div className="w-full">
      <div ref={scroller} className="h-56 overflow-y-auto rounded-control border border-border">
        <fieldset
          ref={grid}
          {...gridProps}
          data-drag-area="hours"
          aria-label="Hours"
          className="relative select-none bg-[linear-gradient(var(--border)_1px,transparent_1px)] bg-size-[100%_40px]"
          style={{ height: 24 * HOUR_PX }}
        >
          {Object.entries(shown).map(([id, span]) => (
            <button
              key={id}
              type="button"
              data-drag-id={id}
              className={cx(
                'absolute overflow-hidden rounded-control bg-primary px-2 py-1 text-left text-primary-foreground text-small',
                preview?.id === id && 'opacity-75',
              )}
              style={{
                left: `${(Math.floor(span.start / DAY) / DAYS.length) * 100}%`,
                width: `${100 / DAYS.length - 1}%`,
                top: ((span.start % DAY) / 60) * HOUR_PX,
                height: ((span.end - span.start) / 60) * HOUR_PX,
              }}
            >
              {id}
              <span data-drag-edge="start" className="absolute inset-x-0 top-0 h-1.5 cursor-ns-resize" />
              <span data-drag-edge="end" className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize" />
            </button>
          ))}
        </fieldset>
      </div>
      <p className="mt-2 text-small">
        {Object.entries(spans)
          .map(([id, span]) => `${id}: ${describe(span)}`)
          .join('; ')}
      </p>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}
