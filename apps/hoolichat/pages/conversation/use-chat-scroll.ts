import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { FloatingDateHandle } from './FloatingDate.tsx';
import type { Row } from './rows.ts';
import type { Messages } from './use-messages.ts';

const NEAR_EDGE_PX = 900;
const AT_END_PX = 48;

interface ChatScrollInput {
  list: RefObject<VirtualizerHandle | null>;
  date: RefObject<FloatingDateHandle | null>;
  rows: readonly Row[];
  messages: Messages;
  /** The newest message came into view, or left it. */
  onAtEnd: (isAtEnd: boolean) => void;
}

/** Stays at the end while it is there, keeps its place when it is not, and asks for more near an edge. */
export function useChatScroll({ list, date, rows, messages, onAtEnd }: ChatScrollInput) {
  const { window, loadOlder, loadNewer, showNewest, watch } = messages;
  const isPinned = useRef(true);
  const byHand = useRef(false);
  const [isAtEnd, setAtEnd] = useState(true);
  const [missed, setMissed] = useState(0);
  const isPrepending = useIsPrepending(rows);

  const pin = useCallback(() => {
    list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [list, rows.length]);

  const noteEnd = useCallback(
    (atEnd: boolean) => {
      isPinned.current = atEnd;
      setAtEnd(atEnd);
      onAtEnd(atEnd);
      if (atEnd) setMissed(0);
    },
    [onAtEnd],
  );

  const before = useRef(rows);
  useLayoutEffect(() => {
    const old = before.current;
    before.current = rows;
    if (old === rows || window.hasNewer) return;
    const fresh = newRows(old, rows);
    const isOwn = fresh.some((row) => row.kind === 'pending');
    if (isPinned.current || isOwn) {
      pin();
      noteEnd(true);
    } else if (fresh.length > 0) setMissed((count) => count + fresh.length);
  }, [rows, pin, noteEnd, window.hasNewer]);

  const onScroll = (offset: number) => {
    const handle = list.current;
    if (!handle) return;
    const below = handle.scrollSize - handle.viewportSize - offset;
    const atEnd = below < AT_END_PX && !window.hasNewer;
    if (atEnd !== isPinned.current) noteEnd(atEnd);
    if (offset < NEAR_EDGE_PX && window.hasOlder) void loadOlder();
    if (below < NEAR_EDGE_PX && window.hasNewer) void loadNewer();
    const top = rows[handle.findItemIndex(offset)];
    if (byHand.current && !atEnd && top) date.current?.show(top.message.at);
  };

  const onScrollEnd = () => {
    byHand.current = false;
    date.current?.hide();
    const handle = list.current;
    const middle = handle && rows[handle.findItemIndex(handle.scrollOffset + handle.viewportSize / 2)];
    if (middle?.kind === 'message') watch(middle.message.id);
  };

  const toEnd = useCallback(() => {
    if (window.hasNewer) showNewest();
    noteEnd(true);
    pin();
  }, [window.hasNewer, showNewest, noteEnd, pin]);

  /** Pictures that load and bubbles that grow push the end down. */
  const onResize = () => {
    if (isPinned.current) pin();
  };
  const onHand = () => {
    byHand.current = true;
  };
  const unpin = useCallback(() => noteEnd(false), [noteEnd]);
  return { isAtEnd, missed, isPrepending, onScroll, onScrollEnd, onResize, onHand, toEnd, unpin };
}

/** What was added at the end. */
function newRows(old: readonly Row[], rows: readonly Row[]): readonly Row[] {
  const last = old.at(-1)?.key;
  const index = rows.findLastIndex(({ key }) => key === last);
  return index < 0 ? [] : rows.slice(index + 1);
}

/** True in the render in which older rows come in front of those at hand. */
function useIsPrepending(rows: readonly Row[]): boolean {
  const [state, setState] = useState({ rows, isPrepending: false });
  if (state.rows === rows) return state.isPrepending;
  const first = state.rows[0]?.key;
  const isPrepending = first !== undefined && first !== rows[0]?.key && rows.some(({ key }) => key === first);
  setState({ rows, isPrepending });
  return isPrepending;
}
