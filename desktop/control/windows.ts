import { setTimeout as sleep } from 'node:timers/promises';
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
type AtomName = (typeof ATOMS)[number];

const LONGEST_PROPERTY_WORDS = 4096;
const IS_VIEWABLE = 2;
const CLIENT_MESSAGE = 33;
/** As who windows are asked for: the manager obeys those who act for the user at once. */
const FROM_PAGER = 2;
/** What a window manager listens to. */
const SUBSTRUCTURE_NOTIFY = 0x08_0000;
const SUBSTRUCTURE_REDIRECT = 0x10_0000;
const TO_MANAGER = SUBSTRUCTURE_NOTIFY | SUBSTRUCTURE_REDIRECT;
const ANSWER_WITHIN_MS = 2000;

export interface Window {
  readonly id: number;
  readonly title: string;
  /** Instance and class, e.g. `Navigator` and `firefox-esr`. */
  readonly classes: readonly string[];
  readonly kind: 'desktop' | 'dock' | 'window';
}

export interface WindowQuery {
  readonly name: string;
  /** The whole name in its exact case, instead of a part of it. */
  readonly strict?: boolean;
  readonly byClass?: boolean;
}

/** The windows of a PC, through its window manager. */
export interface Windows {
  hasManager(): Promise<boolean>;
  /** Those that the manager knows, topmost first. */
  list(): Promise<Window[]>;
  active(): Promise<Window | undefined>;
  find(query: WindowQuery): Promise<Window | undefined>;
  isViewable(window: Window): Promise<boolean>;
  sizeOf(window: Window): Promise<{ width: number; height: number }>;
  activate(window: Window): Promise<void>;
  /**
   * Settles when the program with the active window has read all events so far, or takes too long. False when there is none
   * that tells.
   */
  untilRead(): Promise<boolean>;
  close(window: Window): Promise<void>;
}

export async function createWindows({ client, root, sync }: XServer): Promise<Windows> {
  const intern = promisify<boolean, string, number>(client.InternAtom.bind(client));
  const ids = await Promise.all(ATOMS.map((name) => intern(false, name)));
  const atom = Object.fromEntries(ATOMS.map((name, i) => [name, ids[i]])) as Record<AtomName, number>;

  const property = (window: number, name: AtomName): Promise<Buffer> =>
    new Promise((resolve) => {
      client.GetProperty(0, window, atom[name], 0, 0, LONGEST_PROPERTY_WORDS, (error, reply: Property) => {
        resolve(error ? Buffer.alloc(0) : reply.data);
        return true;
      });
    });
  const words = async (window: number, name: AtomName): Promise<number[]> => {
    const data = await property(window, name);
    return Array.from({ length: data.length >> 2 }, (_, i) => data.readUInt32LE(i * 4));
  };
  const message = (window: number, type: AtomName, data: readonly number[]): Buffer => {
    const event = Buffer.alloc(32);
    event[0] = CLIENT_MESSAGE;
    event[1] = 32;
    event.writeUInt32LE(window, 4);
    event.writeUInt32LE(atom[type], 8);
    data.forEach((word, i) => void event.writeUInt32LE(word, 12 + i * 4));
    return event;
  };
  const ask = async (window: number, type: AtomName, data: readonly number[]): Promise<void> => {
    client.SendEvent(root, 0, TO_MANAGER, message(window, type, data));
    await sync();
  };

  /** Programs send a ping back to the root window when they come to it. */
  const pings = new Map<number, () => void>();
  /** One that did not is not waited for until it does. */
  const silent = new Set<number>();
  let lastPing = 0;
  client.ChangeWindowAttributes(root, { eventMask: SUBSTRUCTURE_NOTIFY });
  client.on('event', ({ name, data = [] }) => {
    const [type, number = 0, window = 0] = data;
    if (name !== 'ClientMessage' || type !== atom._NET_WM_PING) return;
    silent.delete(window);
    pings.get(number)?.();
  });
  async function ping(window: number): Promise<void> {
    const number = ++lastPing;
    const answered = new Promise<boolean>((resolve) => pings.set(number, () => resolve(true)));
    const data = [atom._NET_WM_PING, number, window];
    client.SendEvent(window, 0, 0, message(window, 'WM_PROTOCOLS', data));
    const giveUp = new AbortController();
    const tooLate = sleep(ANSWER_WITHIN_MS, false, { signal: giveUp.signal }).catch(() => false);
    if (!(await Promise.race([answered, tooLate]))) silent.add(window);
    giveUp.abort();
    pings.delete(number);
  }

  async function describe(id: number): Promise<Window> {
    const [name, oldName, classes, types] = await Promise.all([
      property(id, '_NET_WM_NAME'),
      property(id, 'WM_NAME'),
      property(id, 'WM_CLASS'),
      words(id, '_NET_WM_WINDOW_TYPE'),
    ]);
    const is = (type: AtomName) => types.includes(atom[type]);
    const kind = is('_NET_WM_WINDOW_TYPE_DESKTOP')
      ? 'desktop'
      : is('_NET_WM_WINDOW_TYPE_DOCK')
        ? 'dock'
        : 'window';
    const title = name.toString('utf8') || oldName.toString('latin1');
    return { id, title, classes: classes.toString('latin1').split('\0').filter(Boolean), kind };
  }

  const windows: Windows = {
    hasManager: async () => (await words(root, '_NET_SUPPORTING_WM_CHECK')).length > 0,
    async list() {
      const stacked = await words(root, '_NET_CLIENT_LIST_STACKING');
      return Promise.all(stacked.reverse().map(describe));
    },
    async active() {
      const [id] = await words(root, '_NET_ACTIVE_WINDOW');
      return id ? describe(id) : undefined;
    },
    find: async (query) => (await windows.list()).find((window) => matches(window, query)),
    isViewable: ({ id }) =>
      new Promise((resolve) => {
        client.GetWindowAttributes(id, (error, attributes) => {
          resolve(!error && attributes.mapState === IS_VIEWABLE);
          return true;
        });
      }),
    sizeOf: ({ id }) => promisify(client.GetGeometry.bind(client))(id),
    activate: ({ id }) => ask(id, '_NET_ACTIVE_WINDOW', [FROM_PAGER, 0, 0]),
    async untilRead() {
      const [active] = await words(root, '_NET_ACTIVE_WINDOW');
      const protocols = active ? await words(active, 'WM_PROTOCOLS') : [];
      if (!active || silent.has(active) || !protocols.includes(atom._NET_WM_PING)) return false;
      await ping(active);
      return true;
    },
    close: ({ id }) => ask(id, '_NET_CLOSE_WINDOW', [0, FROM_PAGER]),
  };
  return windows;
}

/** A class is matched as `instance.class`, as window tools write it, or by either of the two. */
function matches({ title, classes }: Window, { name, strict, byClass }: WindowQuery): boolean {
  const candidates = byClass ? [classes.join('.'), ...classes] : [title];
  if (strict) return candidates.includes(name);
  return candidates.some((candidate) => candidate.toLowerCase().includes(name.toLowerCase()));
}
