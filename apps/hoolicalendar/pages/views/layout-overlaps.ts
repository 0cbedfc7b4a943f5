/** Something between two minutes of a day. */
export interface Stretch {
  id: string;
  start: number;
  end: number;
}

/** Parts of the width of the day's column. */
export interface Placed {
  left: number;
  width: number;
  /** Later columns lie over the edges of earlier ones. */
  column: number;
}

/** What is shorter is drawn as if it took this long, so that its name can be read. */
const LEAST_MINUTES = 25;
/** How far an event reaches under its neighbour, in columns. */
const TUCK = 0.7;

/**
 * Lays out the events of a day as columns of each group that overlaps. An event widens over columns that are free
 * beside it for as long as it lasts; where the next column is taken it reaches under it, so that one sees it go on.
 */
export function layoutOverlaps(stretches: readonly Stretch[]): Map<string, Placed> {
  const placed = new Map<string, Placed>();
  const drawn = stretches
    .map((one) => ({ ...one, end: Math.max(one.end, one.start + LEAST_MINUTES) }))
    .sort((a, b) => a.start - b.start || b.end - a.end || (a.id < b.id ? -1 : 1));
  for (const group of groupsOf(drawn)) placeGroup(group, placed);
  return placed;
}

function groupsOf(sorted: readonly Stretch[]): Stretch[][] {
  const groups: Stretch[][] = [];
  let until = -1;
  for (const one of sorted) {
    if (one.start >= until) groups.push([]);
    groups.at(-1)?.push(one);
    until = Math.max(until, one.end);
  }
  return groups;
}

function placeGroup(group: readonly Stretch[], placed: Map<string, Placed>): void {
  const columns: Stretch[][] = [];
  const columnOf = new Map<Stretch, number>();
  for (const one of group) {
    const free = columns.findIndex((column) => (column.at(-1)?.end ?? 0) <= one.start);
    const column = free < 0 ? columns.length : free;
    columns[column] = [...(columns[column] ?? []), one];
    columnOf.set(one, column);
  }
  const count = columns.length;
  for (const one of group) {
    const column = columnOf.get(one) ?? 0;
    let reach = column + 1;
    while (reach < count && !columns[reach]?.some((other) => overlap(one, other))) reach += 1;
    const left = column / count;
    const width = reach === count ? 1 - left : Math.min((reach - column + TUCK) / count, 1 - left);
    placed.set(one.id, { left, width, column });
  }
}

const overlap = (a: Stretch, b: Stretch): boolean => a.start < b.end && b.start < a.end;
