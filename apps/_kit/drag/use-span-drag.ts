import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from 'react';
import { followPointer } from './follow-pointer.ts';
import {
  type AreaRules,
  draggedSpan,
  type Gesture,
  type Grip,
  isSameSpan,
  type KeySteps,
  type Place,
  type Span,
  spanByKey,
} from './span.ts';

export interface SpanPreview {
  /** Null for something that is being made. */
  id: string | null;
  grip: Grip;
  span: Span;
}

interface SpanDragOptions {
  areas: Readonly<Record<string, AreaRules>>;
  /** Which place of the grid a point of the screen is; the nearest of `area` when that is given. */
  locate: (point: { x: number; y: number }, area?: string) => Place | null;
  /** Where an item stands; null for one that stays where it is. */
  spanOf: (id: string) => Span | null;
  /** The preview stays until the promise settles. */
  onChange: (id: string, span: Span) => Promise<unknown>;
  onCreate: (span: Span) => void;
  /** A click on the empty grid. */
  onTap?: (place: Place) => void;
  keySteps: (span: Span) => KeySteps;
  /** In words, for screen readers: "Thursday, 9:15 to 10:15 AM". */
  describe: (span: Span) => string;
  /** Scrolled when the pointer comes to its upper or lower edge. */
  scroller?: RefObject<HTMLElement | null>;
}

/**
 * Moving, resizing and creating spans of a grid with the pointer, and moving and resizing with the keyboard. Items carry
 * `data-drag-id`, their edges `data-drag-edge="start|end"`, and the empty grid `data-drag-area`. Escape cancels.
 */
export function useSpanDrag(options: SpanDragOptions) {
  const latest = useRef(options);
  latest.current = options;
  const [preview, setPreview] = useState<SpanPreview | null>(null);
  const shown = useRef<SpanPreview | null>(null);
  const isDropping = useRef(false);
  const [announcement, setAnnouncement] = useState('');
  const stop = useRef<(() => void) | null>(null);
  useEffect(() => () => stop.current?.(), []);

  function show(next: SpanPreview | null) {
    const last = shown.current;
    if (last && next && last.id === next.id && isSameSpan(last.span, next.span)) return;
    shown.current = next;
    setPreview(next);
  }

  async function drop() {
    const dropped = shown.current;
    if (!dropped) return;
    const { id, span } = dropped;
    isDropping.current = true;
    const origin = id === null ? null : latest.current.spanOf(id);
    if (id === null) latest.current.onCreate(span);
    else if (origin && !isSameSpan(origin, span))
      await latest.current.onChange(id, span).catch(() => undefined);
    isDropping.current = false;
    if (shown.current === dropped) show(null);
  }

  async function dropByKey(id: string) {
    await drop();
    requestAnimationFrame(() =>
      document.querySelector<HTMLElement>(`[data-drag-id="${CSS.escape(id)}"]`)?.focus(),
    );
  }

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button !== 0 || stop.current) return;
    const held = grippedBy(event.target as Element);
    if (!held) return;
    const point = { x: event.clientX, y: event.clientY };
    const span = held.id === null ? null : latest.current.spanOf(held.id);
    if (held.id !== null && !span) return;
    const from = latest.current.locate(point, span?.area ?? held.area);
    if (!from) return;
    const begin = { area: from.area, start: from.at, end: from.at };
    stop.current = followPointer(point, {
      scroller: latest.current.scroller?.current ?? null,
      onPoint(at) {
        const gesture: Gesture = { grip: held.grip, span: span ?? begin, from };
        const to = latest.current.locate(at, held.grip === 'move' ? undefined : from.area);
        if (to) show({ id: held.id, grip: held.grip, span: draggedSpan(gesture, to, latest.current.areas) });
      },
      onEnd(isDropped) {
        stop.current = null;
        if (isDropped) void drop();
        else show(null);
      },
    });
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const id = (event.target as Element).closest<HTMLElement>('[data-drag-id]')?.dataset.dragId;
    if (id === undefined || stop.current) return;
    const held = preview?.id === id ? preview.span : latest.current.spanOf(id);
    if (!held) return;
    const next = spanByKey(event, held, latest.current.keySteps(held));
    if (next) {
      event.preventDefault();
      event.stopPropagation();
      show({ id, grip: 'move', span: next });
      setAnnouncement(`${latest.current.describe(next)}. Enter to drop, Escape to cancel.`);
    } else if (preview?.id === id && (event.key === 'Enter' || event.key === 'Escape')) {
      event.preventDefault();
      event.stopPropagation();
      setAnnouncement(event.key === 'Enter' ? `Dropped: ${latest.current.describe(held)}.` : 'Canceled.');
      if (event.key === 'Escape') show(null);
      else void dropByKey(id);
    }
  }

  /** A drag by keys ends where the focus goes elsewhere; one by the pointer does not depend on it. */
  function onBlur(event: FocusEvent<HTMLElement>) {
    const id = (event.target as HTMLElement).dataset.dragId;
    if (!stop.current && !isDropping.current && id !== undefined && shown.current?.id === id) show(null);
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const held = grippedBy(event.target as Element);
    if (held?.id !== null) return;
    const place = latest.current.locate({ x: event.clientX, y: event.clientY }, held.area);
    if (place) latest.current.onTap?.(place);
  }

  return { preview, announcement, gridProps: { onPointerDown, onKeyDown, onBlur, onClick } };
}

function grippedBy(target: Element): { id: string | null; grip: Grip; area?: string } | null {
  const item = target.closest<HTMLElement>('[data-drag-id]');
  if (item) {
    const edge = target.closest<HTMLElement>('[data-drag-edge]')?.dataset.dragEdge;
    return { id: item.dataset.dragId ?? null, grip: (edge as 'start' | 'end' | undefined) ?? 'move' };
  }
  if (target.closest('button, a, input, [role="button"]')) return null;
  const area = target.closest<HTMLElement>('[data-drag-area]');
  return area && { id: null, grip: 'create', area: area.dataset.dragArea };
}
