import { Hono, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { createRecorder, RecordingError } from '../recorder/recorder.ts';
import { BadAction } from './action-deed.ts';
import type { ControlConfig } from './control-config.ts';
import type { ControlParts } from './control-parts.ts';
import { openDisplay } from './display.ts';
import { createHands } from './hands.ts';
import { createPrograms } from './programs.ts';
import { BadCall } from './pyautogui/define-function.ts';
import { watchReadiness } from './readiness.ts';
import { Refused } from './request-body.ts';
import { accessibilityRoutes } from './routes/accessibility.ts';
import { actionRoutes } from './routes/actions.ts';
import { executeRoutes } from './routes/execute.ts';
import { fileRoutes } from './routes/files.ts';
import { recordingRoutes } from './routes/recording.ts';
import { screenRoutes } from './routes/screen.ts';
import { setupRoutes } from './routes/setup.ts';
import { windowRoutes } from './routes/windows.ts';
import { openScreen } from './screen.ts';
import { UnreadableCommand } from './split-command.ts';

const LARGEST_BODY_BYTES = 4 * 1024 * 1024;
const LARGEST_UPLOAD_BYTES = 128 * 1024 * 1024;
const ANSWERED_IN_TEXT =
  /^\/setup\/(?:change_wallpaper|open_file|download_file|activate_window|close_window)$/;
const ROUTES = [
  ...[screenRoutes, actionRoutes, executeRoutes, fileRoutes],
  ...[windowRoutes, setupRoutes, accessibilityRoutes, recordingRoutes],
];

export interface Control {
  readonly forHost: Hono;
  /** The same, with its own bounds: however many programs the PC asks for, the host need not wait. */
  readonly forPc: Hono;
  /** Settles when the display is gone, and with it all that can be controlled. */
  readonly ended: Promise<void>;
}

/** The control API over a PC. */
export async function createControl(config: ControlConfig): Promise<Control> {
  const { inside, framebuffer, displaySocket, adminSocket } = config;
  const screen = openScreen(framebuffer);
  const display = await openDisplay(displaySocket);
  const { windows } = display;
  const shared = {
    ...{ screen, display },
    recorder: createRecorder({ framebuffer, pid: inside.pid }),
    hands: createHands({ screen, display }),
    readiness: watchReadiness({ windows, screen, adminSocket }),
  };
  const createOne = () => createApi({ ...shared, programs: createPrograms(inside) });
  return { forHost: createOne(), forPc: createOne(), ended: display.ended };
}

function createApi(parts: ControlParts): Hono {
  const hono = new Hono();
  const limitBody = limitOf(LARGEST_BODY_BYTES);
  const limitUpload = limitOf(LARGEST_UPLOAD_BYTES);
  hono.use((c, next) => (c.req.path === '/setup/upload' ? limitUpload : limitBody)(c, next));
  for (const routes of ROUTES) hono.route('/', routes(parts));
  hono.onError((error, c) => {
    const status = statusOf(error);
    if (ANSWERED_IN_TEXT.test(c.req.path)) return c.text(error.message, status);
    // Clients read one or the other.
    return c.json({ status: 'error', message: error.message, error: error.message }, status);
  });
  return hono;
}

function limitOf(maxSize: number): MiddlewareHandler {
  const onError = () => {
    throw new Refused(`The body is larger than ${maxSize} bytes.`, 413);
  };
  return bodyLimit({ maxSize, onError });
}

function statusOf(error: Error): 400 | 404 | 413 | 500 {
  if (error instanceof Refused) return error.status;
  const isClients = [BadAction, BadCall, UnreadableCommand, RecordingError].some(
    (kind) => error instanceof kind,
  );
  return isClients ? 400 : 500;
}
