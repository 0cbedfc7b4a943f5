import { existsSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import template from '#apps/_template/app.ts';
import { apps } from '#apps/registry.gen.ts';
import { startServer } from './server.ts';
import { cookieName, seededToken } from './sessions.ts';
import { clientDir, createTestState } from './testing/test-state.ts';

test('a stopping server answers what is under way, then takes no more', async () => {
  const hosted = [...apps, template];
  const { dir, remove } = createTestState(hosted);
  const server = await startServer({ stateDir: dir, apps: hosted, clientDir, portBase: 0 });
  const url = server.urlOf(template);
  const cookie = `${cookieName(template.slug)}=${seededToken(server.world.facts.seed, template.slug)}`;

  const answered = new Promise<number | undefined>((resolve, reject) => {
    const call = request(`${url}/api/notes.write`, { method: 'POST', headers: { cookie } }, (response) =>
      resolve(response.statusCode),
    );
    call.on('error', reject);
    call.write('{"title":"Slow",', () => {
      void server.stop();
      setTimeout(() => call.end('"text":"writer"}'), 150);
    });
  });
  expect(await answered).toBe(200);
  await server.stopped;
  await expect(fetch(url)).rejects.toThrow();
  expect(existsSync(join(dir, 'admin.sock'))).toBe(false);
  remove();
});
