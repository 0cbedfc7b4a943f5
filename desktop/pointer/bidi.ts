import { once } from 'node:events';
import type { Socket } from 'node:net';
import { WebSocket } from 'ws';

/** A session of WebDriver BiDi (https://w3c.github.io/webdriver-bidi/) with a browser. */
export interface Bidi {
  call<T>(method: string, params?: object): Promise<T>;
  on(event: string, listener: (params: unknown) => void): void;
  close(): void;
}

interface Waiting {
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** What the browser answers when it cannot do as it was told. */
export class BidiError extends Error {}

export async function openBidi(socket: Socket, port: number): Promise<Bidi> {
  const web = new WebSocket(`ws://127.0.0.1:${port}/session`, {
    createConnection: () => socket,
    perMessageDeflate: false,
  });
  const waiting = new Map<number, Waiting>();
  const listeners = new Map<string, (params: unknown) => void>();
  let last = 0;
  web.on('message', (data) => {
    const message = JSON.parse(String(data));
    if (message.type === 'event') listeners.get(message.method)?.(message.params);
    const call = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === 'success') call?.resolve(message.result);
    else if (message.type === 'error') call?.reject(new BidiError(`${message.error}: ${message.message}`));
  });
  web.on('error', () => web.terminate());
  web.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('The browser of the PC has ended.'));
  });
  await once(web, 'open');
  const call = <T>(method: string, params: object = {}): Promise<T> =>
    new Promise((resolve, reject) => {
      if (web.readyState !== web.OPEN) return reject(new Error('The browser of the PC has ended.'));
      last += 1;
      waiting.set(last, { resolve: resolve as Waiting['resolve'], reject });
      web.send(JSON.stringify({ id: last, method, params }));
    });
  // Whatever asks in the browser is answered with the mouse and the keyboard.
  await call('session.new', {
    capabilities: { alwaysMatch: { unhandledPromptBehavior: { default: 'ignore' } } },
  });
  return { call, on: (event, listener) => void listeners.set(event, listener), close: () => web.terminate() };
}
