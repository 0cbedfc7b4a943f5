import type { ScaleLinear } from 'd3-scale';

export type X = string | number;

export interface Series {
  name: string;
  /** Null leaves a gap. */
  values: readonly { x: X; y: number | null }[];
  /** A CSS colour, by rule one of the theme's variables; otherwise the next chart colour. */
  color?: string;
}

export interface Plot {
  xs: readonly X[];
  rows: readonly (readonly (number | null)[])[];
  /** Centre of each x in pixels. */
  positions: readonly number[];
  y: ScaleLinear<number, number>;
  /** Room for one x. */
  step: number;
  left: number;
  right: number;
  bottom: number;
  colors: readonly string[];
  active: number | null;
}

export function colorOf(series: { color?: string }, index: number): string {
  return series.color ?? `var(--chart-${(index % 6) + 1})`;
}

/** Every x of every series, numbers ascending, names in the order they come. */
export function xsOf(series: readonly Series[]): X[] {
  const xs = [...new Set(series.flatMap((one) => one.values.map((value) => value.x)))];
  return xs.every((x) => typeof x === 'number') ? xs.sort((a, b) => Number(a) - Number(b)) : xs;
}

/** One row per x: the y of each series, null where it has none. */
export function rowsOf(series: readonly Series[], xs: readonly X[]): (number | null)[][] {
  const lookups = series.map((one) => new Map(one.values.map((value) => [value.x, value.y])));
  return xs.map((x) => lookups.map((lookup) => lookup.get(x) ?? null));
}

/** At most `room` indices of `count`, evenly spaced and counted back from the last, which people look for first. */
export function pickTicks(count: number, room: number): number[] {
  if (count <= 0 || room <= 0) return [];
  const step = Math.ceil(count / room);
  const ticks: number[] = [];
  for (let index = count - 1; index >= 0; index -= step) ticks.unshift(index);
  return ticks;
}

/** Lowest and highest y with some air; bars and areas start at zero. */
export function yDomain(values: readonly (number | null)[], fromZero: boolean): [number, number] {
  const numbers = values.filter((value) => value !== null);
  if (numbers.length === 0) return [0, 1];
  const low = Math.min(...numbers, ...(fromZero ? [0] : []));
  const high = Math.max(...numbers, ...(fromZero ? [0] : []));
  if (low === high) return low === 0 ? [0, 1] : [low - Math.abs(low) * 0.1, high + Math.abs(high) * 0.1];
  return [low, high];
}

/** From where to where each series' piece reaches when a row is stacked; negative pieces grow downwards. */
export function stackRow(row: readonly (number | null)[]): [number, number][] {
  let up = 0;
  let down = 0;
  return row.map((value) => {
    const y = value ?? 0;
    if (y >= 0) {
      up += y;
      return [up - y, up];
    }
    down += y;
    return [down - y, down];
  });
}

export function nearestIndex(positions: readonly number[], at: number): number {
  let best = 0;
  for (let index = 1; index < positions.length; index++) {
    if (Math.abs((positions[index] ?? 0) - at) < Math.abs((positions[best] ?? 0) - at)) best = index;
  }
  return best;
}

/** 12.3K, 4M: what an axis shows unless the caller formats. */
export function compact(value: number): string {
  return value.toLocaleString('en-US', { notation: 'compact', maximumFractionDigits: 1 });
}
