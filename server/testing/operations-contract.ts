import { inspect as inspectValue } from 'node:util';
import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { App, Examples } from '#kit/app.ts';
import { kitExamples } from '#kit/kit-api.ts';
import { operationsOf } from '../rpc.ts';
import { failsAtWrite } from './fail-at-write.ts';
import { garbageFor } from './garbage.ts';
import { createHttpCaller } from './http.ts';
import type { TestServer } from './test-server.ts';

const inspect = (value: unknown) => inspectValue(value, { breakLength: Infinity, maxStringLength: 60 });

const GARBAGE_RUNS = 30;
const MOST_WRITES = 200;

/** What every operation owes its callers: valid input works, garbage is refused and leaves no trace, effects are whole. */
export function operationsContract(app: App, server: { readonly current: TestServer }): void {
  const operations = operationsOf(app);
  const exampleOf = (name: string): unknown => {
    const inputs: Examples['inputs'] = {
      ...kitExamples(server.current.password),
      ...server.current.world.read(app, app.examples).inputs,
    };
    return inputs[name] ?? {};
  };
  const changes = () => JSON.stringify(server.current.world.diff());

  describe.each(Object.entries(operations))('%s', (name, operation) => {
    beforeEach(() => server.current.world.reset());
    const answer = async (input: unknown) => {
      const response = await createHttpCaller(server.current, app).call(name, operation, input);
      return { status: response.status, body: await response.text() };
    };

    test('answers its example', async () => {
      const { status, body } = await answer(exampleOf(name));
      expect(status, body).toBe(200);
    });

    test('refuses garbage with a message and writes nothing', async () => {
      const samples = fc.sample(garbageFor(exampleOf(name)), { numRuns: GARBAGE_RUNS, seed: 1 });
      const refused: unknown[] = [];
      for (const garbage of samples) {
        const { status, body } = await answer(garbage);
        if (status === 200) {
          server.current.world.reset();
          continue;
        }
        refused.push(garbage);
        expect(status, `${inspect(garbage)} → ${body}`).toBeGreaterThanOrEqual(400);
        expect(status, `${inspect(garbage)} → ${body}`).toBeLessThan(500);
        expect(JSON.parse(body).error).toMatchObject({
          code: expect.any(String),
          message: expect.stringMatching(/\S/),
        });
      }
      server.current.world.reset();
      for (const garbage of refused) await answer(garbage);
      expect(changes()).toBe('[]');
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
        const act = () => world.transact(app, (ctx) => operation.run(ctx, input));
        for (let write = 1; write < MOST_WRITES && failsAtWrite(write, act); write++)
          expect(changes()).toBe('[]');
      });
    }
  });
}
