import type { RefObject } from 'react';
import { useSpanDrag } from '#kit/drag/use-span-drag.ts';
import { DAY_MINUTES } from '../times.ts';
import { HOUR_PX } from './EventBlock.tsx';
import type { useGridChanges } from './use-grid-changes.ts';
import type { ShownView } from './use-shown.ts';

const AREAS = { hours: { step: 15, length: 60 }, days: { step: 1, length: 1 } };

interface Panes {
  scroller: RefObject<HTMLElement | null>;
  hours: RefObject<HTMLElement | null>;
}

/** Dragging between hours and whole days. A click on a free half hour draws an event of the usual length. */
export function useTimeDrag(
  { days, settings }: ShownView,
  changes: ReturnType<typeof useGridChanges>,
  { scroller, hours }: Panes,
) {
  return useSpanDrag({
    ...changes,
    areas: AREAS,
    scroller,
    locate: (point, area) =>
      locate(point, { area, hours: hours.current, scroller: scroller.current, columns: days.length }),
    keySteps: ({ area }) =>
      area === 'hours'
        ? { vertical: 15, horizontal: DAY_MINUTES, step: 15 }
        : { vertical: 1, horizontal: 1, step: 1 },
    onTap({ area, at }) {
      const step = area === 'hours' ? 30 : 1;
      const start = Math.floor(at / step) * step;
      changes.onCreate({ area, start, end: start + (area === 'hours' ? settings.defaultMinutes : 1) });
    },
  });
}

interface Grid {
  area?: string;
  hours: HTMLElement | null;
  scroller: HTMLElement | null;
  columns: number;
}

function locate({ x, y }: { x: number; y: number }, { area, hours, scroller, columns }: Grid) {
  if (!hours || !scroller) return null;
  const box = hours.getBoundingClientRect();
  const column = clamp(Math.floor(((x - box.left) / box.width) * columns), 0, columns - 1);
  const isAbove = area ? area === 'days' : y < scroller.getBoundingClientRect().top;
  if (isAbove) return { area: 'days', at: column + 0.5 };
  const minutes = clamp(((y - box.top) / HOUR_PX) * 60, 0, DAY_MINUTES);
  return { area: 'hours', at: column * DAY_MINUTES + minutes };
}

const clamp = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
