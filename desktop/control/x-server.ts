import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import x11, { type Client, type Display as XDisplay } from 'x11';

/** A connection to the X server of a PC. */
export interface XServer {
  readonly client: Client;
  readonly root: number;
  readonly keycodes: { readonly first: number; readonly last: number };
  /** Settles when the server has taken in everything sent before. */
  sync(): Promise<void>;
  /** Settles when the connection is no more. */
  readonly ended: Promise<void>;
  close(): void;
}

export async function connectX(socketPath: string): Promise<XServer> {
  const stream = connect(socketPath);
  await once(stream, 'connect');
  const ended = new Promise<void>((resolve) => stream.once('close', () => resolve()));
  const display = await new Promise<XDisplay>((resolve, reject) => {
    x11.createClient({ stream }, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const { client } = display;
  // Windows go while they are asked about: whoever asked is told through the reply.
  client.on('error', () => undefined);
  const inputFocus = promisify(client.GetInputFocus.bind(client));
  return {
    client,
    root: display.screen[0]?.root ?? 0,
    keycodes: { first: display.min_keycode, last: display.max_keycode },
    sync: async () => void (await inputFocus()),
    ended,
    close: () => client.terminate(),
  };
}
