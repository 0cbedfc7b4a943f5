/** Something that takes whole columns of a row of days: `end` is the column after its last. */
export interface Bar<Item> {
  item: Item;
  start: number;
  end: number;
  lane: number;
  /** It began before the row, or goes on after it. */
  before: boolean;
  after: boolean;
}

interface Extent<Item> {
  item: Item;
  start: number;
  end: number;
}

/** Puts bars in lanes, the earliest and longest on top, so that none crosses another within `columns` days. */
export function layoutBars<Item>(extents: readonly Extent<Item>[], columns: number): Bar<Item>[] {
  const lanes: number[] = [];
  return extents
    .filter(({ start, end }) => start < columns && end > 0)
    .map((one, order) => ({ ...one, order }))
    .sort((a, b) => a.start - b.start || b.end - a.end || a.order - b.order)
    .map(({ item, start, end }) => {
      const from = Math.max(start, 0);
      const until = Math.min(end, columns);
      const free = lanes.findIndex((taken) => taken <= from);
      const lane = free < 0 ? lanes.length : free;
      lanes[lane] = until;
      return { item, start: from, end: until, lane, before: start < 0, after: end > columns };
    });
}

/** How many bars of each column do not fit when only `lanes` are shown; the last lane gives way to "+3 more". */
export function hiddenPerColumn(bars: readonly Bar<unknown>[], lanes: number, columns: number): number[] {
  return Array.from({ length: columns }, (_, column) => {
    const own = bars.filter(({ start, end }) => start <= column && column < end);
    if (own.every(({ lane }) => lane < lanes)) return 0;
    return own.filter(({ lane }) => lane >= lanes - 1).length;
  });
}
