import type { QueryClient } from '@tanstack/react-query';
import type { LiveMessage } from '#protocol/live.ts';
import { boot } from './boot.ts';
import { worldNow } from './now.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 1000;
/** Clocks this close are the same clock; messages take a moment. */
const SAME_CLOCK_MS = 1000;

let shown = boot.revision;

/** What this page asks for from here on shows the world at least as it was in `revision`. */
export function catchUpWith(revision: string): void {
  if (!isKnown(revision)) shown = revision;
}

/** Keeps what is on the page as the world is: asks again after every change that others made, a restart and a reset. */
export function stayLive(client: QueryClient): void {
  let retryMs = FIRST_RETRY_MS;
  const connect = () => {
    const socket = new WebSocket(`ws://${window.location.host}/live`);
    socket.onmessage = ({ data }) => {
      retryMs = FIRST_RETRY_MS;
      const { revision, now } = JSON.parse(data) as LiveMessage;
      if (Math.abs(worldNow() - now) > SAME_CLOCK_MS)
        window.dispatchEvent(new CustomEvent('world-clock', { detail: now }));
      if (isKnown(revision)) return;
      shown = revision;
      void client.invalidateQueries();
    };
    socket.onclose = () => {
      setTimeout(connect, retryMs);
      retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
    };
  };
  connect();
}

function isKnown(revision: string): boolean {
  const [process, count] = revision.split('.');
  const [shownProcess, shownCount] = shown.split('.');
  return process === shownProcess && Number(count) <= Number(shownCount);
}
