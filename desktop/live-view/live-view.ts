import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { type WebSocket, WebSocketServer } from 'ws';
import { openDisplay } from '../control/display.ts';
import { openScreen } from '../control/screen.ts';
import { type Access, createTokens, isForLoopback, isFromOwnPage, type Tokens } from './access.ts';
import { createRemoteHands } from './remote-hands.ts';
import { serveRfb } from './rfb-session.ts';

const CLIENT_MESSAGE_LIMIT = 512 * 1024;
const LOOK_FOR_NEXT_PC_MS = 200;
const GOING_AWAY = 1001;
const novncDir = dirname(dirname(fileURLToPath(import.meta.resolve('@novnc/novnc'))));
const pagePath = fileURLToPath(import.meta.resolve('./page.ts'));

const HEADERS = {
  'content-security-policy':
    "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; img-src 'self' data:; " +
    "frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cache-control': 'no-store',
};

/** A PC on show. */
export interface ShownPc {
  /** As its visitors call it, e.g. "Michael Scott's PC". */
  readonly name: string;
  readonly framebuffer: string;
  readonly displaySocket: string;
}

export interface LiveViewOptions {
  /** The PC to show, or null while there is none. Asked again and again: after a reset it is the next one. */
  pc(): ShownPc | null;
  /** Any free one when absent. */
  port?: number;
}

/** A page on the host's loopback that shows a PC. Whoever has an address has what it allows: both hold a secret. */
export interface LiveView {
  readonly viewUrl: string;
  readonly controlUrl: string;
  stop(): Promise<void>;
}

export async function startLiveView({ pc, port = 0 }: LiveViewOptions): Promise<LiveView> {
  const tokens = createTokens();
  const server = createServer(getRequestListener(createPages(pc, tokens).fetch));
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: CLIENT_MESSAGE_LIMIT,
    perMessageDeflate: { zlibDeflateOptions: { level: 1 } },
  });
  server.on('upgrade', (request, socket, head) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
    const access = tokens.accessOf(searchParams.get('token'));
    if (pathname !== '/screen' || !access || !isTrustworthy(request)) return refuse(socket, '403 Forbidden');
    const shown = pc();
    if (!shown) return refuse(socket, '503 Service Unavailable');
    sockets.handleUpgrade(request, socket, head, (client) => void show({ client, shown, access, pc }));
  });
  await listen(server, port);
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    viewUrl: `${address}/#${tokens.view}`,
    controlUrl: `${address}/#${tokens.control}`,
    async stop() {
      for (const client of sockets.clients) client.terminate();
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

/** The page and its scripts hold no secret: the address keeps its token from the server until the page uses it. */
function createPages(pc: LiveViewOptions['pc'], tokens: Tokens): Hono {
  const hono = new Hono();
  const script = stripTypeScriptTypes(readFileSync(pagePath, 'utf8')).replace(
    '@novnc/novnc',
    '/novnc/core/rfb.js',
  );
  hono.use(async (c, next) => {
    if (!isForLoopback({ host: c.req.header('host') }))
      return c.text('This page is for http://127.0.0.1 and http://localhost only.', 403);
    await next();
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
  });
  hono.get('/', (c) => c.html(readFileSync(join(import.meta.dirname, 'page.html'), 'utf8')));
  hono.get('/page.js', (c) => c.body(script, 200, { 'content-type': 'text/javascript' }));
  hono.get('/novnc/:path{(core|vendor)/[a-z0-9/]+\\.js}', (c) =>
    c.body(readFileSync(join(novncDir, c.req.param('path')), 'utf8'), 200, {
      'content-type': 'text/javascript',
    }),
  );
  hono.get('/session', (c) => {
    const access = tokens.accessOf(/^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1]);
    return access ? c.json({ access, name: pc()?.name ?? null }) : c.text('This address is not valid.', 403);
  });
  hono.onError((_error, c) => c.text('Not found.', 404));
  return hono;
}

const isTrustworthy = ({ headers }: IncomingMessage): boolean =>
  isForLoopback(headers) && isFromOwnPage(headers);

const refuse = (socket: Duplex, status: string): void => {
  socket.on('error', () => socket.destroy());
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`);
};

interface Visit {
  readonly client: WebSocket;
  readonly shown: ShownPc;
  readonly access: Access;
  readonly pc: LiveViewOptions['pc'];
}

/** Until the page goes, or the PC: then the page comes again, for the next one. */
async function show({ client, shown, access, pc }: Visit): Promise<void> {
  const leave = () => client.close(GOING_AWAY, 'The PC has ended.');
  const timer = setInterval(() => pc()?.framebuffer !== shown.framebuffer && leave(), LOOK_FOR_NEXT_PC_MS);
  client.on('error', () => client.terminate());
  client.once('close', () => clearInterval(timer));
  try {
    await serveVisitor(client, shown, access);
  } catch {
    leave();
  }
}

async function serveVisitor(client: WebSocket, shown: ShownPc, access: Access): Promise<void> {
  const display = access === 'control' ? await openDisplay(shown.displaySocket) : null;
  void display?.ended.then(() => client.close(GOING_AWAY, 'The display has ended.'));
  const hands = display && createRemoteHands(display);
  const screen = openScreen(shown.framebuffer);
  await serveRfb(client, { name: shown.name, screen, hands });
  screen.close();
  await hands?.release();
  display?.close();
}

async function listen(server: Server, port: number): Promise<void> {
  const listening = once(server, 'listening');
  server.listen(port, '127.0.0.1');
  try {
    await listening;
  } catch (cause) {
    throw new Error(`Cannot show the live view on port ${port}: it is taken. Choose another one.`, { cause });
  }
}
