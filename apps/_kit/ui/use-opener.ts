import { useState } from 'react';

/**
 * What had the focus when an overlay opened, to give it back. Taken while rendering, because a field with `autoFocus`
 * inside the overlay takes the focus before any effect runs. `true` leaves it to Base UI when that element is gone.
 */
export function useOpener(open: boolean): () => HTMLElement | true {
  const [wasOpen, setWasOpen] = useState(false);
  const [opener, setOpener] = useState<Element | null>(null);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setOpener(document.activeElement);
  }
  return () =>
    opener instanceof HTMLElement && opener.isConnected && opener !== document.body ? opener : true;
}
