import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startGuestProgram } from '../sandbox/guest.ts';

const RETRY_MS = 50;
const ANSWERED_WITHIN_MS = 30_000;

/**
 * A connection to a port of a PC's loopback, held by this process: a child goes into the PC's network namespace, opens it
 * there and hands it over. `networkOf` is a process that lives in that namespace.
 */
export async function connectInside(networkOf: number, port: number): Promise<Socket> {
  const child = startGuestProgram({
    script: 'desktop/pointer/connect-inside.ts',
    args: [String(port)],
    networkOf,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [, socket] = await Promise.race([
    once(child, 'message') as Promise<[unknown, Socket]>,
    once(child, 'exit').then(() => {
      throw new Error(`Nothing in the PC has answered on port ${port} within ${ANSWERED_WITHIN_MS} ms.`);
    }),
  ]);
  return socket;
}

async function tryConnect(port: number): Promise<Socket | null> {
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
  return once(socket, 'connect').then(
    () => socket,
    () => null,
  );
}

if (import.meta.main) {
  const port = Number(process.argv[2]);
  let socket: Socket | null = null;
  for (const start = performance.now(); !socket && performance.now() - start < ANSWERED_WITHIN_MS; ) {
    socket = await tryConnect(port);
    if (!socket) await sleep(RETRY_MS);
  }
  if (!socket) process.exit(1);
  process.send?.('connected', socket, undefined, () => process.exit());
}
