import type { WebSocket } from 'ws';
import type { Screen } from '../control/screen.ts';
import { type ByteQueue, createByteQueue } from './byte-queue.ts';
import type { RemoteHands } from './remote-hands.ts';
import {
  type ClientMessage,
  framebufferUpdate,
  NATIVE_FORMAT,
  NO_AUTHENTICATION,
  RfbError,
  readClientMessage,
  serverInit,
  VERSION,
} from './rfb-messages.ts';
import { createScreenChanges } from './screen-changes.ts';

const FRAME_MS = 50;
/** How often to look at a screen on which nothing has moved for `RESTING_AFTER_MS`. */
const RESTING_FRAME_MS = 200;
const RESTING_AFTER_MS = 2000;
const UNREAD_LIMIT = 1024 * 1024;
const CLOSED_BY_PROTOCOL = 1002;

export interface RfbOptions {
  readonly name: string;
  readonly screen: Screen;
  /** None for those who may only look: what their mouse and keyboard do is read and dropped. */
  readonly hands: RemoteHands | null;
}

/** Shows a screen to one noVNC page, and does what its mouse and keyboard do. Settles when the page has gone. */
export async function serveRfb(socket: WebSocket, options: RfbOptions): Promise<void> {
  if (socket.readyState !== socket.OPEN) return;
  const bytes = createByteQueue(UNREAD_LIMIT);
  const painter = createPainter(socket, options.screen);
  const fail = (error: unknown) => {
    const isTheirs = error instanceof RfbError || error instanceof RangeError;
    socket.close(
      CLOSED_BY_PROTOCOL,
      isTheirs ? (error as Error).message.slice(0, 120) : 'The session failed.',
    );
  };
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => resolve());
  });
  socket.on('error', () => socket.terminate());
  socket.on('message', (data, isBinary) => {
    try {
      if (!isBinary) throw new RfbError('Text is no part of the protocol.');
      bytes.push(data as Buffer);
    } catch (error) {
      fail(error);
    }
  });
  converse(socket, bytes, { ...options, painter }).catch(fail);
  await closed;
  bytes.end();
  painter.stop();
}

interface Conversation extends RfbOptions {
  readonly painter: Painter;
}

async function converse(socket: WebSocket, bytes: ByteQueue, conversation: Conversation): Promise<void> {
  await greet(socket, bytes, conversation);
  while (socket.readyState === socket.OPEN) await answer(await readClientMessage(bytes), conversation);
}

async function greet(socket: WebSocket, bytes: ByteQueue, { screen, name }: RfbOptions): Promise<void> {
  socket.send(Buffer.from(VERSION));
  const version = (await bytes.take(VERSION.length)).toString('latin1');
  if (version !== VERSION) throw new RfbError('Only version 3.8 of the protocol is spoken here.');
  socket.send(Buffer.from([1, NO_AUTHENTICATION]));
  const security = (await bytes.take(1)).readUInt8();
  if (security !== NO_AUTHENTICATION) throw new RfbError(`Security type ${security} was not offered.`);
  socket.send(Buffer.alloc(4));
  await bytes.take(1);
  socket.send(serverInit(screen, name));
}

async function answer(message: ClientMessage, { hands, painter }: Conversation): Promise<void> {
  switch (message.type) {
    case 'format':
      return painter.setFormat(message.format);
    case 'update':
      return painter.request(message.isIncremental);
    case 'key':
      painter.expectChange();
      return hands?.key(message.keysym, message.isDown);
    case 'pointer':
      painter.expectChange();
      return hands?.point(message.x, message.y, message.buttons);
  }
}

type Painter = ReturnType<typeof createPainter>;

/** Sends what has changed, once for each request, and looks for changes only while there is one. */
function createPainter(socket: WebSocket, screen: Screen) {
  const changes = createScreenChanges();
  let format = NATIVE_FORMAT;
  let timer: NodeJS.Timeout | undefined;
  let isRequested = false;
  let isOver = false;
  let lookedAt = 0;
  let changedAt = performance.now();

  const schedule = () => {
    if (!isRequested || isOver || timer) return;
    const isResting = performance.now() - changedAt > RESTING_AFTER_MS;
    const wait = lookedAt + (isResting ? RESTING_FRAME_MS : FRAME_MS) - performance.now();
    timer = setTimeout(look, Math.max(0, wait));
  };
  const look = () => {
    timer = undefined;
    lookedAt = performance.now();
    const pixels = screen.grab();
    const rects = changes.of(pixels);
    if (rects.length > 0) {
      changedAt = lookedAt;
      isRequested = false;
      socket.send(framebufferUpdate(pixels, rects, format));
    }
    schedule();
  };
  return {
    setFormat(wanted: typeof format) {
      format = wanted;
      changes.forget();
    },
    request(isIncremental: boolean) {
      if (!isIncremental) changes.forget();
      isRequested = true;
      schedule();
    },
    /** Something is about to move: look often again. */
    expectChange() {
      if (performance.now() - changedAt > RESTING_AFTER_MS) {
        clearTimeout(timer);
        timer = undefined;
      }
      changedAt = performance.now();
      schedule();
    },
    /** The screen is not looked at any more, whatever still comes from the page. */
    stop() {
      clearTimeout(timer);
      isOver = true;
    },
  };
}
