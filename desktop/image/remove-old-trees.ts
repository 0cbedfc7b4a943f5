import { readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = 2;

/** Removes trees of earlier recipes: all but the last used of each kind, those in `needed`, and those that a PC runs on. */
export function removeOldTrees(dir: string, needed: readonly string[]): void {
  const trees = readdirSync(dir).filter((name) => /^(packages-|home-)?[0-9a-f]{24}$/.test(name));
  const mounted = mountedPaths();
  for (const kindOf of [/^packages-/, /^home-/, /^[0-9a-f]+$/]) {
    const kind = trees
      .filter((name) => kindOf.test(name))
      .map((name) => join(dir, name))
      .sort((a, b) => statSync(b).atimeMs - statSync(a).atimeMs);
    const old = kind.filter((path, index) => index >= KEPT && !needed.includes(path));
    for (const path of old) if (!mounted.includes(path)) rmSync(path, { recursive: true, force: true });
  }
}

/** What all processes that we may look at have mounted, as one text. */
function mountedPaths(): string {
  const processes = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return processes.map((pid) => readOrNothing(`/proc/${pid}/mountinfo`)).join('');
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
