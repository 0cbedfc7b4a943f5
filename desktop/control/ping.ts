import { setTimeout as sleep } from 'node:timers/promises';
import { SUBSTRUCTURE_NOTIFY, type WmProtocol } from './wm-protocol.ts';
import type { XServer } from './x-server.ts';

const ANSWER_WITHIN_MS = 2000;

/** Asks a program whether it has read all events so far; false when it cannot tell, or does not. */
export type Ping = (window: number) => Promise<boolean>;

/** Programs send a ping back to the root window when they come to it in their events. */
export function createPing({ client, root }: XServer, { atoms, words, tellWindow }: WmProtocol): Ping {
  const waiting = new Map<number, () => void>();
  /** One that did not answer is not waited for until it does. */
  const silent = new Set<number>();
  let last = 0;
  client.ChangeWindowAttributes(root, { eventMask: SUBSTRUCTURE_NOTIFY });
  client.on('event', ({ name, data = [] }) => {
    const [type, number = 0, window = 0] = data;
    if (name !== 'ClientMessage' || type !== atoms._NET_WM_PING) return;
    silent.delete(window);
    waiting.get(number)?.();
  });

  return async (window) => {
    const canTell = (await words(window, 'WM_PROTOCOLS')).includes(atoms._NET_WM_PING);
    if (!canTell || silent.has(window)) return false;
    const number = ++last;
    const answered = new Promise<boolean>((resolve) => waiting.set(number, () => resolve(true)));
    tellWindow({ window, type: 'WM_PROTOCOLS', data: [atoms._NET_WM_PING, number, window] });
    const giveUp = new AbortController();
    const tooLate = sleep(ANSWER_WITHIN_MS, false, { signal: giveUp.signal }).catch(() => false);
    const hasRead = await Promise.race([answered, tooLate]);
    giveUp.abort();
    waiting.delete(number);
    if (!hasRead) silent.add(window);
    return hasRead;
  };
}
