import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { VirtualizerHandle } from 'virtua';
import type { Row } from './rows.ts';
import type { Messages } from './use-messages.ts';

const FLASH_MS = 1600;

interface JumpInput {
  list: RefObject<VirtualizerHandle | null>;
  rows: readonly Row[];
  messages: Messages;
  /** The end is no longer what is looked at. */
  unpin: () => void;
}

/** Brings a message to the middle of the screen and lights it up, wherever in the chat it is. */
export function useJump({ list, rows, messages, unpin }: JumpInput) {
  const [wanted, setWanted] = useState<number | null>(null);
  const [flashingId, setFlashingId] = useState<number | null>(null);
  const { showAround } = messages;

  useLayoutEffect(() => {
    if (wanted === null) return;
    const index = indexOfMessage(rows, wanted);
    if (index < 0) return;
    list.current?.scrollToIndex(index, { align: 'center' });
    setWanted(null);
    setFlashingId(wanted);
  }, [wanted, rows, list]);

  useEffect(() => {
    if (flashingId === null) return;
    const timer = setTimeout(() => setFlashingId(null), FLASH_MS);
    return () => clearTimeout(timer);
  }, [flashingId]);

  const jumpTo = useCallback(
    (messageId: number) => {
      unpin();
      setFlashingId(null);
      setWanted(messageId);
      void showAround(messageId);
    },
    [showAround, unpin],
  );
  return { flashingId, jumpTo };
}

interface StartInput {
  list: RefObject<VirtualizerHandle | null>;
  rows: readonly Row[];
  linkedId: number | null;
  firstUnreadId: number | null;
  jumpTo: (messageId: number) => void;
}

/** Where a chat opens: at the message its address names, else at the first unread one, else at the end. */
export function useStart({ list, rows, linkedId, firstUnreadId, jumpTo }: StartInput): void {
  const started = useRef<number | 'yes' | null>(null);
  useLayoutEffect(() => {
    if (linkedId !== null && started.current !== linkedId) {
      started.current = linkedId;
      jumpTo(linkedId);
    }
    if (started.current !== null) return;
    started.current = 'yes';
    const index = firstUnreadId === null ? -1 : indexOfMessage(rows, firstUnreadId);
    if (index >= 0) list.current?.scrollToIndex(index, { align: 'start', offset: -40 });
    else list.current?.scrollToIndex(rows.length - 1, { align: 'end' });
  }, [linkedId, firstUnreadId, jumpTo, list, rows]);
}

const indexOfMessage = (rows: readonly Row[], id: number): number =>
  rows.findIndex((row) => row.kind === 'message' && row.message.id === id);
