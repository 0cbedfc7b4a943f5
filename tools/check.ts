import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { checkForbiddenCode } from './forbidden-code.ts';
import { staleFiles } from './generate.ts';
import { checkHygiene } from './hygiene.ts';
import { checkImports } from './import-direction.ts';
import { formatViolations, readSourceTree } from './source-tree.ts';

const root = join(import.meta.dirname, '..');

/** Each gives what is wrong, or an empty string. */
const checks: Record<string, () => string | Promise<string>> = {
  types: () => tool('typescript/bin/tsc', ['-p', '.']),
  'unused code': () => tool('knip/bin/knip.js', ['--no-progress']),
  'format and lint': () =>
    tool('@biomejs/biome/bin/biome', [
      'ci',
      '--error-on-warnings',
      '--diagnostic-level=warn',
      '--colors=off',
    ]),
  'generated files': () => {
    const stale = staleFiles(root);
    return stale.length > 0 ? `Out of date: ${stale.join(', ')}. Run: npm run generate` : '';
  },
  hygiene: () => formatViolations(checkHygiene(root)),
  'import direction': () => formatViolations(checkImports(sources())),
  'forbidden code': () => formatViolations(checkForbiddenCode(sources())),
};

let tree: ReturnType<typeof readSourceTree> | undefined;
function sources() {
  tree ??= readSourceTree(root);
  return tree;
}

function tool(script: string, args: string[]): Promise<string> {
  const options = { cwd: root, maxBuffer: 64 * 1024 * 1024 };
  return new Promise((resolve) => {
    execFile(process.execPath, [join('node_modules', script), ...args], options, (error, stdout, stderr) =>
      resolve(error ? `${stdout}${stderr}`.trim() || error.message : ''),
    );
  });
}

async function report(name: string, check: () => string | Promise<string>): Promise<boolean> {
  const began = performance.now();
  const wrong = await Promise.try(check).catch((error: Error) => error.stack ?? error.message);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${wrong ? '✗' : '✓'} ${name.padEnd(16)} ${seconds} s`);
  if (wrong) console.log(`${wrong}\n`);
  return !wrong;
}

const passed = await Promise.all(Object.entries(checks).map(([name, check]) => report(name, check)));
process.exitCode = passed.every(Boolean) ? 0 : 1;
