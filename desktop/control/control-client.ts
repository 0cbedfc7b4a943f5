import { Agent, type IncomingMessage, request } from 'node:http';
import type {
  ActionInput,
  ActionsAnswer,
  BashAnswer,
  BashRequest,
  DirectoryTree,
  ExecuteAnswer,
  FileEdit,
  FileEditAnswer,
  PythonAnswer,
  SettleOptions,
} from '#protocol/control.ts';

/** What followed the actions. */
export interface Acted {
  readonly cursor: { x: number; y: number };
  /** PNG, when it was asked for. */
  readonly screenshot?: Buffer;
  /** Whether the screen had come to rest when it was taken. */
  readonly still?: boolean;
}

export interface ScreenshotOptions {
  /** Waits until the screen is still. */
  settle?: boolean | SettleOptions;
}

/** Speaks the control API to a PC through its socket. Whatever the PC refuses is a ControlError. */
export interface ControlClient {
  readonly socketPath: string;
  /** True once apps answer and the desktop is painted. */
  isReady(): Promise<boolean>;
  screenshot(options?: ScreenshotOptions): Promise<Buffer>;
  /** In order; with `screenshot` also what the screen looks like once it is still. */
  act(actions: readonly ActionInput[], options?: { screenshot?: boolean | SettleOptions }): Promise<Acted>;
  execute(command: string | readonly string[], options?: { shell?: boolean }): Promise<ExecuteAnswer>;
  launch(command: string | readonly string[]): Promise<void>;
  python(code: string): Promise<PythonAnswer>;
  bash(script: string, options?: Omit<BashRequest, 'script'>): Promise<BashAnswer>;
  readFile(path: string): Promise<Buffer>;
  writeFile(path: string, content: string | Uint8Array): Promise<void>;
  listDirectory(path: string): Promise<DirectoryTree>;
  editFile(edit: FileEdit): Promise<string>;
  activateWindow(name: string): Promise<void>;
  closeWindow(name: string): Promise<void>;
  /** What is on the screen as XML, by AT-SPI. */
  accessibility(): Promise<string>;
  /** The text of the terminal; null when there is none. */
  terminal(): Promise<string | null>;
  startRecording(): Promise<void>;
  /** MP4. */
  endRecording(): Promise<Buffer>;
}

/** The PC said no, or its control server had a problem; the message is the server's. */
export class ControlError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

export function createControlClient(socketPath: string): ControlClient {
  const call = createCaller(socketPath);
  const json = async <T>(path: string, body: unknown = {}): Promise<T> =>
    JSON.parse((await call({ method: 'POST', path, body: JSON.stringify(body) })).toString('utf8'));
  const get = (path: string) => call({ method: 'GET', path });
  const read = async <T>(path: string): Promise<T> => JSON.parse((await get(path)).toString('utf8'));
  const post = async (path: string, body: unknown) =>
    void (await call({ method: 'POST', path, body: JSON.stringify(body) }));

  return {
    socketPath,
    isReady: () =>
      get('/health').then(
        () => true,
        () => false,
      ),
    screenshot: ({ settle = false } = {}) => get(`/screenshot${query('settle', settle)}`),
    async act(actions, { screenshot: wanted = false } = {}) {
      const answer = await json<ActionsAnswer>(`/actions${query('screenshot', wanted)}`, actions);
      const { cursor, screenshot, still } = answer;
      const [x, y] = cursor;
      return {
        cursor: { x, y },
        ...(screenshot === undefined ? {} : { screenshot: Buffer.from(screenshot, 'base64') }),
        ...(still === undefined ? {} : { still }),
      };
    },
    execute: (command, { shell = false } = {}) => json('/execute', { command, shell }),
    launch: (command) => post('/setup/launch', { command }),
    python: (code) => json('/run_python', { code }),
    bash: (script, options) => json('/run_bash_script', { script, ...options }),
    readFile: (path) => call({ method: 'POST', path: '/file', ...form({ file_path: path }) }),
    async writeFile(path, content) {
      const { body, type } = await multipart({ file_path: path }, content);
      await call({ method: 'POST', path: '/setup/upload', body, type });
    },
    listDirectory: async (path) =>
      (await json<{ directory_tree: DirectoryTree }>('/list_directory', { path })).directory_tree,
    editFile: async (edit) => (await json<FileEditAnswer>('/files/edit', edit)).output,
    activateWindow: (name) => post('/setup/activate_window', { window_name: name }),
    closeWindow: (name) => post('/setup/close_window', { window_name: name }),
    accessibility: async () => (await read<{ AT: string }>('/accessibility')).AT,
    terminal: async () => (await read<{ output: string | null }>('/terminal')).output,
    startRecording: () => post('/start_recording', {}),
    endRecording: () => call({ method: 'POST', path: '/end_recording' }),
  };
}

/** A switch and, with it, how long to wait for a still screen. */
function query(name: string, value: boolean | SettleOptions): string {
  if (value === false) return '';
  const options = value === true ? {} : value;
  const pairs = Object.entries(options).map(([key, each]) => [key, String(each)]);
  return `?${new URLSearchParams([[name, '1'], ...pairs])}`;
}

const form = (fields: Record<string, string>) => ({
  body: new URLSearchParams(fields).toString(),
  type: 'application/x-www-form-urlencoded',
});

async function multipart(fields: Record<string, string>, content: string | Uint8Array) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  data.set('file_data', new Blob([new Uint8Array(Buffer.from(content))]), 'file');
  const encoded = new Response(data);
  const type = encoded.headers.get('content-type') ?? '';
  return { body: Buffer.from(await encoded.arrayBuffer()), type };
}

interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: string | Buffer;
  type?: string;
}

/** The body of the answer; connections are kept for the next. */
function createCaller(socketPath: string): (call: Call) => Promise<Buffer> {
  const agent = new Agent({ keepAlive: true });
  return ({ method, path, body, type = 'application/json' }) =>
    new Promise((resolve, reject) => {
      const headers = { 'content-type': type };
      const sent = request({ socketPath, agent, method, path, headers }, (response) => {
        readAll(response).then((content) => {
          if (response.statusCode === 200) resolve(content);
          else reject(new ControlError(messageOf(content), response.statusCode ?? 0));
        }, reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
}

async function readAll(response: IncomingMessage): Promise<Buffer> {
  return Buffer.concat(await response.toArray());
}

/** Most answers are JSON with a message, some are plain text. */
function messageOf(content: Buffer): string {
  const text = content.toString('utf8');
  try {
    const { message, output } = JSON.parse(text);
    return String(message ?? output ?? text);
  } catch {
    return text;
  }
}
