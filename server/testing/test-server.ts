import { mkdirSync } from 'node:fs';
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
async function startTestServer(hosted: readonly App[]): Promise<TestServer> {
  const { dir, remove } = createTestState(hosted);
  const homeDir = join(dir, 'home');
  mkdirSync(homeDir, { recursive: true });
  const server = await startServer({
    stateDir: dir,
    apps: hosted,
    clientDir,
    portBase: 0,
    homeDir,
  });
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

/** Starts before the tests of the file and stops after them. Hosts all apps, and `app` if it is not one of them. */
export function withTestServer(app?: App): { readonly current: TestServer; urlOf(app: App): string } {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(app && !apps.includes(app) ? [...apps, app] : apps);
  });
  afterAll(() => server?.stop());
  return {
    get current() {
      return server;
    },
    urlOf: (hosted) => server.urlOf(hosted),
  };
}
