import { rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { App } from '#kit/app.ts';
import { createAdmin } from './admin.ts';
import { createAppListener } from './app-listener.ts';
import { startBackgrounds } from './backgrounds.ts';
import { openClientAssets } from './client-assets.ts';
import type { Env } from './env.ts';
import { startLive } from './live.ts';
import { replyModelFrom, startReplyModel } from './reply-model.ts';
import { startScheduler } from './scheduler.ts';
import { openWorld, type World } from './world.ts';

/** Longer than clients keep theirs: a connection closed by both ends at once loses a request. */
const KEEP_ALIVE_MS = 75_000;

/** Ports in app.ts are those of the default base. */
export const DEFAULT_PORT_BASE = 3001;

export interface ServerOptions {
  stateDir: string;
  clientDir: string;
  apps: readonly App[];
  /** Port of the first app, the others follow; 0 lets the system choose for each. */
  portBase?: number;
  /** The persona's home folder, which exists; parts of it are mirrored, e.g. the Maildir. */
  homeDir?: string | null;
}

export interface RunningServer {
  readonly world: World;
  readonly adminSocket: string;
  urlOf(app: App): string;
  /** Answers what is under way, then closes everything. */
  stop(): Promise<void>;
  /** Settles once the server has stopped, whoever asked for it. */
  readonly stopped: Promise<void>;
}

/** One process, one listener per app and the admin socket, over one world. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const { stateDir, apps, portBase = DEFAULT_PORT_BASE, homeDir = null } = options;
  const world = openWorld(stateDir, apps);
  const assets = openClientAssets(options.clientDir);
  const live = startLive(world);
  const scheduler = startScheduler(world);
  const backgrounds = startBackgrounds(world, homeDir);
  const replyModel = startReplyModel(world, replyModelFrom(process.env));
  const wantedPort = (app: App) => portBase && app.port - DEFAULT_PORT_BASE + portBase;
  const ports = new Map<App, number>();
  const adminSocket = join(stateDir, 'admin.sock');
  const servers: Server[] = [];
  let stopping: Promise<void> | undefined;
  const finished = Promise.withResolvers<void>();

  const stop = () => {
    stopping ??= (async () => {
      live.stop();
      await Promise.all(servers.map(closeServer));
      await Promise.all([backgrounds.stop(), replyModel.stop()]);
      scheduler.stop();
      world.close();
      rmSync(adminSocket, { force: true });
      finished.resolve();
    })();
    return stopping;
  };

  try {
    for (const app of apps) {
      const at = { port: wantedPort(app), host: '127.0.0.1' };
      const server = await listen(createAppListener(world, app, assets), at);
      live.serve(app, server);
      ports.set(app, (server.address() as AddressInfo).port);
      servers.push(server);
    }
    rmSync(adminSocket, { force: true });
    servers.push(
      await listen(
        createAdmin(world, () => void stop()),
        { path: adminSocket },
      ),
    );
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    world,
    adminSocket,
    urlOf: (app) => `http://localhost:${ports.get(app)}`,
    stop,
    stopped: finished.promise,
  };
}

function listen(
  hono: Hono<Env> | Hono,
  at: { port: number; host: string } | { path: string },
): Promise<Server> {
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, getRequestListener(hono.fetch));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE' && 'port' in at;
      reject(taken ? new Error(`Port ${at.port} is taken. Choose other ports with --port-base.`) : error);
    });
    server.listen(at, () => resolve(server));
  });
}

/** Lets running requests finish; connections are closed as they fall idle, and after two seconds in any case. */
function closeServer(server: Server): Promise<void> {
  const closeIdle = setInterval(() => server.closeIdleConnections(), 20);
  const giveUp = setTimeout(() => server.closeAllConnections(), 2000);
  return new Promise((resolve) => {
    server.close(() => {
      clearInterval(closeIdle);
      clearTimeout(giveUp);
      resolve();
    });
  });
}
