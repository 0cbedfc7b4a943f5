import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { App, Examples } from '#kit/app.ts';
import { operationsOf } from '../rpc.ts';
import { failsAtWrite } from './fail-at-write.ts';
import { garbageFor } from './garbage.ts';
import { createHttpCaller } from './http.ts';
import type { TestServer } from './test-server.ts';

const GARBAGE_RUNS = 40;
const MOST_WRITES = 200;

/** What every operation owes its callers: valid input works, garbage is refused and leaves no trace, effects are whole. */
export function operationsContract(app: App, server: { readonly current: TestServer }): void {
  const operations = operationsOf(app);
  const examplesOf = (): Examples['inputs'] => server.current.world.read(app, app.examples).inputs ?? {};
  const exampleOf = (name: string) => examplesOf()?.[name] ?? {};
  const changes = () => JSON.stringify(server.current.world.diff());

  describe.each(Object.entries(operations))('%s', (name, operation) => {
    beforeEach(() => server.current.world.reset());
    const http = () => createHttpCaller(server.current, app);

    test('answers its example', async () => {
      const response = await http().call(name, operation, exampleOf(name));
      expect(response.status, await response.clone().text()).toBe(200);
    });

    test('refuses garbage with a message and writes nothing', async () => {
      const example = exampleOf(name);
      await fc.assert(
        fc.asyncProperty(garbageFor(example), async (garbage) => {
          const before = changes();
          const response = await http().call(name, operation, garbage);
          if (response.status === 200) return server.current.world.reset();
          expect(response.status, await response.clone().text()).toBeGreaterThanOrEqual(400);
          expect(response.status, await response.clone().text()).toBeLessThan(500);
          expect((await response.json()).error).toMatchObject({
            code: expect.any(String),
            message: expect.stringMatching(/\S/),
          });
          expect(changes()).toBe(before);
        }),
        { numRuns: GARBAGE_RUNS, seed: 1 },
      );
    });

    test('needs a session', async () => {
      const response = await fetch(
        `${server.current.urlOf(app)}/api/${name}`,
        operation.kind === 'action' ? { method: 'POST', body: '{}' } : {},
      );
      expect(response.status).toBe(401);
    });

    if (operation.kind === 'action') {
      test('happens whole or not at all', () => {
        const { world } = server.current;
        const input = operation.input.parse(exampleOf(name));
        const before = changes();
        const act = () => world.transact(app, (ctx) => operation.run(ctx, input));
        for (let write = 1; write < MOST_WRITES && failsAtWrite(write, act); write++)
          expect(changes()).toBe(before);
      });
    }
  });
}
