import { promisify } from 'node:util';
import { createPing } from './ping.ts';
import { createWmProtocol, type WmProtocol } from './wm-protocol.ts';
import type { XServer } from './x-server.ts';

const IS_VIEWABLE = 2;
/** As who windows are asked for: the manager obeys those who act for the user at once. */
const FROM_PAGER = 2;

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
  close(window: Window): Promise<void>;
  /** Settles when the program with the active window has read all events so far; false when there is none that tells. */
  untilRead(): Promise<boolean>;
}

export async function createWindows(x: XServer): Promise<Windows> {
  const { client, root } = x;
  const protocol = await createWmProtocol(x);
  const { words, tellManager } = protocol;
  const ping = createPing(x, protocol);
  const activeId = async () => (await words(root, '_NET_ACTIVE_WINDOW'))[0] ?? 0;

  const windows: Windows = {
    hasManager: async () => (await words(root, '_NET_SUPPORTING_WM_CHECK')).length > 0,
    async list() {
      const stacked = await words(root, '_NET_CLIENT_LIST_STACKING');
      return Promise.all(stacked.reverse().map((id) => describe(id, protocol)));
    },
    async active() {
      const id = await activeId();
      return id ? describe(id, protocol) : undefined;
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
    activate: ({ id: window }) =>
      tellManager({ window, type: '_NET_ACTIVE_WINDOW', data: [FROM_PAGER, 0, 0] }),
    close: ({ id: window }) => tellManager({ window, type: '_NET_CLOSE_WINDOW', data: [0, FROM_PAGER] }),
    async untilRead() {
      const id = await activeId();
      return id !== 0 && ping(id);
    },
  };
  return windows;
}

async function describe(id: number, { atoms, bytes, words }: WmProtocol): Promise<Window> {
  const [name, oldName, classes, types] = await Promise.all([
    bytes(id, '_NET_WM_NAME'),
    bytes(id, 'WM_NAME'),
    bytes(id, 'WM_CLASS'),
    words(id, '_NET_WM_WINDOW_TYPE'),
  ]);
  const isDesktop = types.includes(atoms._NET_WM_WINDOW_TYPE_DESKTOP);
  const isDock = types.includes(atoms._NET_WM_WINDOW_TYPE_DOCK);
  return {
    id,
    title: name.toString('utf8') || oldName.toString('latin1'),
    classes: classes.toString('latin1').split('\0').filter(Boolean),
    kind: isDesktop ? 'desktop' : isDock ? 'dock' : 'window',
  };
}

/** A class is matched as `instance.class`, as window tools write it, or by either of the two. */
function matches({ title, classes }: Window, { name, strict, byClass }: WindowQuery): boolean {
  const candidates = byClass ? [classes.join('.'), ...classes] : [title];
  if (strict) return candidates.includes(name);
  return candidates.some((candidate) => candidate.toLowerCase().includes(name.toLowerCase()));
}
