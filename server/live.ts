import { randomUUID } from 'node:crypto';
import type { IncomingMessage, Server } from 'node:http';
import { parse } from 'hono/utils/cookie';
import { type WebSocket, WebSocketServer } from 'ws';
import type { App } from '#kit/app.ts';
import type { LiveMessage } from '#protocol/live.ts';
import { cookieName, identify } from './sessions.ts';
import type { World } from './world.ts';

/** Changes within this time are told together; the answer to the action that caused them gets ahead of it. */
const GATHER_MS = 10;
/** Revisions of another process cannot be compared with ours. */
const PROCESS = randomUUID().slice(0, 8);

export const revisionOf = (world: World): string => `${PROCESS}.${world.revision}`;

export interface Live {
  /** Answers the upgrade requests of an app's listener. */
  serve(app: App, server: Server): void;
  stop(): void;
}

/** Tells open pages that what they show has changed. They ask again for what they need: no row crosses this wire. */
export function startLive(world: World): Live {
  const pages = new Map<App, WebSocketServer>(
    world.apps.map((app) => [app, new WebSocketServer({ noServer: true, maxPayload: 1024 })]),
  );
  const waiting = new Set<App>();
  let timer: NodeJS.Timeout | undefined;
  const state = (): string =>
    JSON.stringify({ revision: revisionOf(world), now: world.clock.now() } satisfies LiveMessage);

  const tell = () => {
    timer = undefined;
    const message = state();
    for (const app of waiting) for (const page of pages.get(app)?.clients ?? []) page.send(message);
    waiting.clear();
  };
  world.onChange((change) => {
    for (const app of world.apps) if (world.concerns(change, app)) waiting.add(app);
    timer ??= setTimeout(tell, GATHER_MS);
  });

  return {
    serve(app, server) {
      server.on('upgrade', (request, socket, head) => {
        if (request.url !== '/live' || !isOwnPage(request) || !isOwner(world, app, request)) {
          socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\n\r\n');
          return;
        }
        pages.get(app)?.handleUpgrade(request, socket, head, (page: WebSocket) => {
          page.on('error', () => page.terminate());
          page.send(state());
        });
      });
    },
    stop() {
      clearTimeout(timer);
      for (const { clients } of pages.values()) for (const page of clients) page.terminate();
    },
  };
}

const isOwnPage = ({ headers }: IncomingMessage): boolean =>
  URL.parse(headers.origin ?? '')?.host === headers.host;

function isOwner(world: World, app: App, { headers }: IncomingMessage): boolean {
  const token = parse(headers.cookie ?? '')[cookieName(app.slug)];
  return world.read(app, ({ db, now }) => identify(db, { app: app.slug, token, now })) === 'owner';
}
