import { useCallback, useState } from 'react';
import type { Place } from '#kit/ui/MenuAt.tsx';
import type { ChatMessage } from '../../rules/views.ts';

/** What is open over the messages, by message id where it shows one that may change meanwhile. */
interface Overlay {
  kind: 'votes' | 'reactions' | 'picture' | 'delete' | 'forward';
  ids: readonly number[];
}

interface AtMessage {
  message: ChatMessage;
  at: Place;
}

/** What is shown over and beside the messages. */
export function useOverlays() {
  const [menu, setMenu] = useState<AtMessage | null>(null);
  const [reacting, setReacting] = useState<AtMessage | null>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [infoId, showInfo] = useState<number | null>(null);
  return { menu, setMenu, reacting, setReacting, overlay, setOverlay, infoId, showInfo };
}

/** The messages that are ticked; null unless some are being chosen. */
export function useSelection() {
  const [selected, setSelected] = useState<ReadonlySet<number> | null>(null);
  const toggleSelected = useCallback((id: number) => {
    setSelected((old) => {
      const next = new Set(old);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  return {
    selected,
    toggleSelected,
    select: useCallback((...ids: number[]) => setSelected(new Set(ids)), []),
    stopSelecting: useCallback(() => setSelected(null), []),
  };
}
