import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Violation } from './source-tree.ts';

const longestLines = 400;
const code = new Set(['.ts', '.tsx', '.css', '.html', '.sh', '.md', '']);
const mayBeLong = /\.gen\.ts$|(^|\/)(catalog|personas)\/|\.json$/;
const machinePath = '(^|[^[:alnum:]_./-])/(work|root|Users)/';

/** Of files it looks at tracked ones only: notes and leftovers do not count, and an unpacked archive has none. */
export function checkHygiene(root: string): Violation[] {
  const tracked = existsSync(join(root, '.git')) ? [...checkMachinePaths(root), ...checkLengths(root)] : [];
  return [...checkLockfile(root), ...tracked];
}

function checkLockfile(root: string): Violation[] {
  return ['package-lock.json', '.npmrc'].flatMap((path) =>
    readFileSync(join(root, path), 'utf8')
      .split('\n')
      .flatMap((text, index) => {
        if (!/^\s*("resolved":|(@[^:]+:)?registry\s*=)/.test(text)) return [];
        return { path, line: index + 1, message: `names a registry: ${text.trim()}` };
      }),
  );
}

function checkMachinePaths(root: string): Violation[] {
  return git(root, ['grep', '-nIE', machinePath]).map((hit) => {
    const [, path = '', line = '', text = ''] = /^(.*?):(\d+):(.*)$/.exec(hit) ?? [];
    return { path, line: Number(line), message: `holds a path of one machine: ${text.trim().slice(0, 100)}` };
  });
}

function checkLengths(root: string): Violation[] {
  return git(root, ['ls-files'])
    .filter((path) => code.has(extname(path)) && !mayBeLong.test(path))
    .flatMap((path) => {
      const lines = countLines(join(root, path));
      if (lines <= longestLines) return [];
      return {
        path,
        line: lines,
        message: `is longer than ${longestLines} lines. It wants to be two files.`,
      };
    });
}

function countLines(path: string): number {
  try {
    return readFileSync(path, 'utf8').split('\n').length - 1;
  } catch {
    return 0;
  }
}

/** The lines that git prints; `git grep` exits with 1 when it finds nothing. */
function git(root: string, args: string[]): string[] {
  try {
    const output = execFileSync('git', ['-c', 'core.quotePath=false', ...args], {
      cwd: root,
      encoding: 'utf8',
    });
    return output.split('\n').filter(Boolean);
  } catch (error) {
    if (error instanceof Error && 'status' in error && error.status === 1) return [];
    throw error;
  }
}
