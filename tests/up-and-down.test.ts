import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';
import { clientDir } from '#server/testing/test-state.ts';

const node = [process.execPath, '--disable-warning=ExperimentalWarning'] as const;
const cli = join(import.meta.dirname, '../cli/main.ts');

/** `mypc up` as people run it, with directories of its own. */
async function up() {
  const dir = mkdtempSync(join(tmpdir(), 'mypc-up-'));
  const env = { ...process.env, MYPC_STATE: join(dir, 'state'), MYPC_RUN: `/run/mypc-test-${process.pid}` };
  onTestFinished(() => {
    for (const made of [dir, env.MYPC_RUN]) rmSync(made, { recursive: true, force: true });
  });
  const args = ['up', '--control-port', '0', '--view-port', '0', '--client', clientDir];
  const child = spawn(node[0], [node[1], cli, ...args], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  const printed = await untilPrinted(child, 'Press Ctrl-C');
  const address = (name: string) => new RegExp(`${name}\\s+(http://\\S+)`).exec(printed)?.[1] as string;
  return {
    child,
    runDir: env.MYPC_RUN,
    control: address('Control API'),
    watch: address('Watch it'),
    mypc: async (...command: string[]) =>
      (await promisify(execFile)(node[0], [node[1], cli, ...command], { env })).stdout,
    leftovers: () => ({
      state: existsSync(env.MYPC_STATE) ? readdirSync(env.MYPC_STATE) : [],
      run: existsSync(env.MYPC_RUN) ? readdirSync(env.MYPC_RUN) : [],
    }),
  };
}

async function untilPrinted(child: ChildProcess, text: string): Promise<string> {
  let printed = '';
  child.stdout?.setEncoding('utf8');
  for await (const chunk of child.stdout ?? []) {
    printed += chunk;
    if (printed.includes(text)) return printed;
  }
  throw new Error(`mypc up ended before it printed "${text}":\n${printed}`);
}

const execute = async (control: string, command: string): Promise<string> => {
  const body = JSON.stringify({ command, shell: true });
  const response = await fetch(`${control}/execute`, { method: 'POST', body });
  return ((await response.json()) as { output: string }).output;
};

const NOTHING = { state: [], run: [] };

test('a computer is watched, used, reset and stopped at the same addresses', async () => {
  const { child, control, watch, mypc, leftovers } = await up();
  const screenshot = await fetch(`${control}/screenshot`);
  expect(screenshot.headers.get('content-type')).toBe('image/png');
  expect((await fetch(watch)).status).toBe(200);
  const page = await fetch(`${control}/screenshot`, { headers: { origin: 'http://evil.test' } });
  expect(page.status).toBe(403);

  await execute(control, 'rm -rf ~/Documents; touch ~/traces');
  await mypc('clock', '--advance', '3d');
  expect(await mypc('diff')).not.toContain('Nothing changed.');
  expect(await execute(control, 'date +%F')).toBe('2026-04-05\n');

  await mypc('reset');
  expect(await mypc('diff')).toContain('Nothing changed.');
  expect(await execute(control, 'ls -d ~/Documents ~/traces')).toBe('/home/user/Documents\n');
  expect(await execute(control, 'date +%F')).toBe('2026-04-02\n');

  const exited = once(child, 'exit');
  expect(await mypc('down')).toContain('Stopped.');
  expect(await exited).toEqual([0, null]);
  expect(leftovers()).toEqual(NOTHING);
}, 180_000);

test('Ctrl-C stops it and leaves nothing', async () => {
  const { child, leftovers, mypc } = await up();
  const exited = once(child, 'exit');
  child.kill('SIGINT');
  expect(await exited).toEqual([0, null]);
  expect(await mypc('down')).toContain('Nothing was running.');
  expect(leftovers()).toEqual(NOTHING);
}, 120_000);

test('after a kill of mypc up, mypc down leaves nothing', async () => {
  const { child, runDir, mypc, leftovers } = await up();
  child.kill('SIGKILL');
  await once(child, 'exit');
  await expect.poll(() => processesNaming(runDir)).toEqual([]);
  expect(await mypc('down')).toContain('a killed one had left');
  expect(leftovers()).toEqual(NOTHING);
}, 120_000);

async function processesNaming(text: string): Promise<string[]> {
  const { stdout } = await promisify(execFile)('ps', ['-eo', 'args='], { maxBuffer: 1e8 });
  return stdout.split('\n').filter((line) => line.includes(text));
}
