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

/**
 * What can be seen when only `lanes` are shown, and how many bars of each column cannot. Where a column overflows, its last
 * lane gives way to the count; a bar that is hidden in one column is hidden in all.
 */
export function fitBars<Item>(bars: readonly Bar<Item>[], lanes: number, columns: number) {
  const inColumn = (column: number) => bars.filter(({ start, end }) => start <= column && column < end);
  const isFull = Array.from({ length: columns }, (_, column) =>
    inColumn(column).some(({ lane }) => lane >= lanes),
  );
  const fits = ({ start, end, lane }: Bar<Item>) =>
    lane < (isFull.slice(start, end).includes(true) ? lanes - 1 : lanes);
  return {
    shown: bars.filter(fits),
    hidden: isFull.map((_, column) => inColumn(column).filter((bar) => !fits(bar)).length),
  };
}
