import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const summary = 'Check the code and run the tests';

export const usage = `
Usage: mypc test [filter…] [vitest options]

Without arguments: npm run check, then every test; the image of PCs is built first if need be. With arguments: only vitest,
which gets them as they are.

  mypc test apps/gringotts        tests whose path contains this
  mypc test -t "resets to seed"   tests whose name matches this
`;

const root = join(import.meta.dirname, '..');

export async function run(args: string[]): Promise<number> {
  if (args.length === 0) {
    const failed = await node(['tools/check.ts']);
    if (failed) return failed;
    const { ensureImage } = await import('#desktop/image/ensure-image.ts');
    await ensureImage({ onProgress: (line) => console.error(`mypc: ${line}`) });
  }
  return node(['node_modules/vitest/vitest.mjs', 'run', ...args]);
}

async function node(args: string[]): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code ?? 1;
}
