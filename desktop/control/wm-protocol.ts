import { promisify } from 'node:util';
import type { Property } from 'x11';
import type { XServer } from './x-server.ts';

const ATOMS = [
  '_NET_CLIENT_LIST_STACKING',
  '_NET_SUPPORTING_WM_CHECK',
  '_NET_ACTIVE_WINDOW',
  '_NET_CLOSE_WINDOW',
  '_NET_WM_NAME',
  '_NET_WM_PING',
  '_NET_WM_WINDOW_TYPE',
  '_NET_WM_WINDOW_TYPE_DESKTOP',
  '_NET_WM_WINDOW_TYPE_DOCK',
  'WM_NAME',
  'WM_PROTOCOLS',
  'WM_CLASS',
] as const;
export type AtomName = (typeof ATOMS)[number];

const LONGEST_PROPERTY_WORDS = 4096;
const CLIENT_MESSAGE = 33;
/** What a window manager listens to on the root window. */
export const SUBSTRUCTURE_NOTIFY = 0x08_0000;
const SUBSTRUCTURE_REDIRECT = 0x10_0000;

export interface WmMessage {
  readonly window: number;
  readonly type: AtomName;
  readonly data: readonly number[];
}

/** How programs and the window manager speak to each other: properties of windows, and messages. */
export interface WmProtocol {
  readonly atoms: Readonly<Record<AtomName, number>>;
  /** Empty when the window has no such property, or is gone. */
  bytes(window: number, name: AtomName): Promise<Buffer>;
  words(window: number, name: AtomName): Promise<number[]>;
  /** To the window manager, about a window. */
  tellManager(message: WmMessage): Promise<void>;
  tellWindow(message: WmMessage): void;
}

export async function createWmProtocol({ client, root, sync }: XServer): Promise<WmProtocol> {
  const intern = promisify<boolean, string, number>(client.InternAtom.bind(client));
  const ids = await Promise.all(ATOMS.map((name) => intern(false, name)));
  const atoms = Object.fromEntries(ATOMS.map((name, i) => [name, ids[i]])) as Record<AtomName, number>;
  const bytes = (window: number, name: AtomName): Promise<Buffer> =>
    new Promise((resolve) => {
      client.GetProperty(0, window, atoms[name], 0, 0, LONGEST_PROPERTY_WORDS, (error, reply: Property) => {
        resolve(error ? Buffer.alloc(0) : reply.data);
        return true;
      });
    });
  return {
    atoms,
    bytes,
    async words(window, name) {
      const data = await bytes(window, name);
      return Array.from({ length: data.length >> 2 }, (_, i) => data.readUInt32LE(i * 4));
    },
    async tellManager(message) {
      client.SendEvent(root, 0, SUBSTRUCTURE_NOTIFY | SUBSTRUCTURE_REDIRECT, pack(message, atoms));
      await sync();
    },
    tellWindow: (message) => client.SendEvent(message.window, 0, 0, pack(message, atoms)),
  };
}

function pack({ window, type, data }: WmMessage, atoms: WmProtocol['atoms']): Buffer {
  const event = Buffer.alloc(32);
  event[0] = CLIENT_MESSAGE;
  event[1] = 32;
  event.writeUInt32LE(window, 4);
  event.writeUInt32LE(atoms[type], 8);
  data.forEach((word, i) => void event.writeUInt32LE(word, 12 + i * 4));
  return event;
}
