import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import template from '#apps/_template/app.ts';
import { withTestServer } from '#server/testing/test-server.ts';

const server = withTestServer(template);
const main = join(import.meta.dirname, 'main.ts');

async function mypc(...args: string[]): Promise<{ code: number; output: string }> {
  const call = promisify(execFile)(process.execPath, [
    '--disable-warning=ExperimentalWarning',
    main,
    ...args,
  ]);
  return call.then(
    ({ stdout }) => ({ code: 0, output: stdout }),
    ({ code, stderr }) => ({ code, output: stderr }),
  );
}

test('diff, snapshot, reset and clock act on the running world', { timeout: 60_000 }, async () => {
  const { stateDir, world } = server.current;
  const on = ['--state', stateDir];
  const write = (title: string) =>
    world.transact(template, (ctx) =>
      template.api['notes.write']?.run(ctx, { title, text: '' }, new Uint8Array()),
    );

  expect((await mypc('diff', ...on)).output).toBe('Nothing changed.\n');
  write('First');
  expect((await mypc('diff', ...on)).output).toMatch(
    /_template: _template_notes\n {2}\+ \{.*"title":"First"/,
  );
  expect((await mypc('snapshot', 'save', 'one', ...on)).code).toBe(0);
  write('Second');
  expect((await mypc('snapshot', 'load', 'one', ...on)).code).toBe(0);
  const [table] = JSON.parse((await mypc('diff', '--json', ...on)).output);
  expect(table.inserted.map(({ title }: { title: string }) => title)).toEqual(['First']);
  expect((await mypc('snapshot', 'list', ...on)).output).toBe('one\n');
  expect((await mypc('clock', '--advance', '3d', ...on)).output).toContain('Sunday, April 5, 2026');
  expect((await mypc('reset', ...on)).code).toBe(0);
  expect((await mypc('diff', ...on)).output).toBe('Nothing changed.\n');
  expect((await mypc('clock', ...on)).output).toContain('Thursday, April 2, 2026');
});

test('mistakes are answered with what to do', { timeout: 60_000 }, async () => {
  const on = ['--state', server.current.stateDir];
  expect(await mypc('reset', '--state', '/nonexistent')).toMatchObject({
    code: 1,
    output: expect.stringContaining('mypc up'),
  });
  expect(await mypc('snapshot', 'load', 'none', ...on)).toMatchObject({
    code: 1,
    output: expect.stringContaining('no snapshot none'),
  });
  expect(await mypc('clock', '--advance', 'soon', ...on)).toMatchObject({
    code: 1,
    output: expect.stringContaining('3d'),
  });
  expect(await mypc('snapshot', ...on)).toMatchObject({ code: 2 });
  expect(await mypc('up', '--port-base', '31000', ...on)).toMatchObject({
    code: 1,
    output: expect.stringContaining('already runs'),
  });
  expect(await mypc('up', '--backend', 'vm')).toMatchObject({
    code: 1,
    output: expect.stringContaining('--backend web'),
  });
});
