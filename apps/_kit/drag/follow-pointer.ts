import { scrollAtEdge } from './auto-scroll.ts';

/** A hand that trembles still clicks. */
const CLICK_PX = 4;

interface Follower {
  scroller: HTMLElement | null;
  onPoint(point: { x: number; y: number }): void;
  onEnd(isDropped: boolean): void;
}

/** Follows the pointer from a press to its release; Escape cancels. Without a movement there is no drag, and the click stays a click. */
export function followPointer(
  start: { x: number; y: number },
  { scroller, onPoint, onEnd }: Follower,
): () => void {
  let point = start;
  let isDragging = false;
  let frame = 0;
  const listeners = new AbortController();
  const on = { signal: listeners.signal, capture: true };

  function tick() {
    if (scroller && scrollAtEdge(scroller, point.y)) onPoint(point);
    frame = requestAnimationFrame(tick);
  }
  function end(isDropped: boolean) {
    listeners.abort();
    cancelAnimationFrame(frame);
    if (isDragging) swallowNextClick();
    onEnd(isDropped && isDragging);
  }
  window.addEventListener(
    'pointermove',
    (event) => {
      point = { x: event.clientX, y: event.clientY };
      if (!isDragging && Math.hypot(point.x - start.x, point.y - start.y) < CLICK_PX) return;
      if (!isDragging) frame = requestAnimationFrame(tick);
      isDragging = true;
      onPoint(point);
    },
    on,
  );
  window.addEventListener('pointerup', () => end(true), on);
  window.addEventListener('pointercancel', () => end(false), on);
  /** Fields that lose the focus to the press are heard here too. */
  window.addEventListener('blur', (event) => event.target === window && end(false), on);
  for (const unwanted of ['selectstart', 'dragstart'])
    window.addEventListener(unwanted, (event) => event.preventDefault(), on);
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      end(false);
    },
    on,
  );
  return () => end(false);
}

/** Releasing the button after a drag also clicks, on whatever is under the pointer. */
function swallowNextClick(): void {
  const listeners = new AbortController();
  const on = { signal: listeners.signal, capture: true };
  window.addEventListener(
    'click',
    (event) => {
      event.stopPropagation();
      event.preventDefault();
      listeners.abort();
    },
    on,
  );
  window.addEventListener('pointerdown', () => listeners.abort(), on);
}
