const EDGE_PX = 36;
const FASTEST_PX = 18;

/** Scrolls while the pointer is held near the upper or lower edge; the closer, the faster. Answers how far it went. */
export function scrollAtEdge(scroller: HTMLElement, y: number): number {
  const { top, bottom } = scroller.getBoundingClientRect();
  const above = top + EDGE_PX - y;
  const below = y - (bottom - EDGE_PX);
  const depth = above > 0 ? -above : Math.max(below, 0);
  if (depth === 0) return 0;
  const before = scroller.scrollTop;
  scroller.scrollTop += Math.sign(depth) * Math.min(FASTEST_PX, Math.ceil(Math.abs(depth) / 3));
  return scroller.scrollTop - before;
}
