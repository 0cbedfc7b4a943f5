import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import type { App } from '#kit/app.ts';
import { readPersona } from '../read-persona.ts';
import { type RunningServer, startServer } from '../server.ts';
import { clientDir, createTestState } from './test-state.ts';

export interface TestServer extends RunningServer {
  readonly stateDir: string;
  readonly homeDir: string;
  /** The owner's, for the sign-in page. */
  readonly password: string;
}

/** A real server over a seeded world, on ports of its own, for the length of a test file. */
export async function startTestServer(): Promise<TestServer> {
  const { dir, remove } = createTestState();
  const homeDir = join(dir, 'home');
  const server = await startServer({ stateDir: dir, apps, clientDir, portBase: freePortBase(), homeDir });
  return {
    world: server.world,
    adminSocket: server.adminSocket,
    urlOf: server.urlOf,
    stopped: server.stopped,
    stateDir: dir,
    homeDir,
    password: readPersona('michael-scott').persona.identity.password,
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}

/** Vitest workers have ids from 1; each gets a range that no other uses. */
const freePortBase = () => 20_000 + Number(process.env.VITEST_POOL_ID ?? 0) * 100 + (process.pid % 50) * 400;

/** Starts before the tests of the file and stops after them. */
export function withTestServer(): { readonly current: TestServer; urlOf(app: App): string } {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server?.stop());
  return {
    get current() {
      return server;
    },
    urlOf: (app) => server.urlOf(app),
  };
}
