/** A stretch of a grid, in its units: minutes of a week, or cells of a month. `end` is where it stops. */
export interface Span {
  area: string;
  start: number;
  end: number;
}

/** A point of a grid. Where an area is made of cells, the middle of the cell. */
export interface Place {
  area: string;
  at: number;
}

export interface AreaRules {
  /** What starts and ends snap to, and the least length. */
  step: number;
  /** Of something that is dropped here from another area. */
  length: number;
}

export type Grip = 'move' | 'start' | 'end' | 'create';

export interface Gesture {
  grip: Grip;
  /** What was taken hold of, as it stood. */
  span: Span;
  from: Place;
}

type Areas = Readonly<Record<string, AreaRules>>;

const snap = (at: number, step: number): number => Math.round(at / step) * step;
const snapDown = (at: number, step: number): number => Math.floor(at / step) * step;
/** The middle of a cell belongs to its beginning. */
const snapHalfDown = (at: number, step: number): number => Math.ceil(at / step - 0.5) * step;

/** What a gesture makes of a span when the pointer is there. */
export function draggedSpan({ grip, span, from }: Gesture, to: Place, areas: Areas): Span {
  const { step, length } = areas[to.area] ?? { step: 1, length: 1 };
  if (grip === 'move') {
    const isMoved = to.area === span.area;
    const start = isMoved ? snap(span.start + to.at - from.at, step) : snapDown(to.at, step);
    return { area: to.area, start, end: start + (isMoved ? span.end - span.start : length) };
  }
  if (grip === 'start') return { ...span, start: Math.min(snapHalfDown(to.at, step), span.end - step) };
  if (grip === 'end') return { ...span, end: Math.max(snap(to.at, step), span.start + step) };
  const anchor = snapDown(from.at, step);
  if (to.at < from.at) return { ...span, start: snapDown(to.at, step), end: anchor + step };
  return { ...span, start: anchor, end: Math.max(snap(to.at, step), anchor + step) };
}

export interface KeySteps {
  /** What Alt and an arrow up or down move by, and with Shift lengthen by. */
  vertical: number;
  /** What Alt and an arrow to the left or right move by. */
  horizontal: number;
  step: number;
}

/** What a key makes of a span, or null when it is none of ours. */
export function spanByKey(
  { key, altKey, shiftKey }: { key: string; altKey: boolean; shiftKey: boolean },
  span: Span,
  { vertical, horizontal, step }: KeySteps,
): Span | null {
  const arrows: Record<string, number> = {
    ArrowUp: -vertical,
    ArrowDown: vertical,
    ArrowLeft: -horizontal,
    ArrowRight: horizontal,
  };
  const by = arrows[key];
  if (!altKey || by === undefined) return null;
  if (shiftKey) return { ...span, end: Math.max(span.end + by, span.start + step) };
  return { ...span, start: span.start + by, end: span.end + by };
}

export const isSameSpan = (a: Span, b: Span): boolean =>
  a.area === b.area && a.start === b.start && a.end === b.end;
