import { type SpawnOptions, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';

/** Debian packages of programs that are not named like them. */
const PACKAGES: Readonly<Record<string, string>> = {
  'apt-get': 'apt',
  cp: 'coreutils',
  flock: 'util-linux',
  newuidmap: 'uidmap',
  setpriv: 'util-linux',
};
const LAST_LINES = 15;

export interface ToolOptions extends SpawnOptions {
  /** Lines of these file descriptors are read; the last ones go into the error. */
  readonly lines?: { readonly [descriptor: number]: (line: string) => void };
}

/** Runs a program of the host to its end. What it wrote last is in the error if it fails. */
export async function runTool(argv: readonly string[], { lines = {}, ...options }: ToolOptions = {}) {
  const stdio = options.stdio ?? ['ignore', 'pipe', 'pipe'];
  const child = spawn(argv[0] as string, argv.slice(1), { ...options, stdio });
  const last: string[] = [];
  for (const [descriptor, stream] of child.stdio.entries()) {
    if (!stream || descriptor === 0) continue;
    createInterface({ input: stream as Readable }).on('line', (line) => {
      lines[descriptor]?.(line);
      if (descriptor <= 2) last.splice(0, Math.max(0, last.push(line) - LAST_LINES));
    });
  }
  await new Promise<void>((resolve, reject) => {
    child.on('error', (error: NodeJS.ErrnoException) =>
      reject(error.code === 'ENOENT' ? new MissingTool(argv[0] as string) : error),
    );
    child.on('close', (code, signal) =>
      code === 0 ? resolve() : reject(failure(argv, code ?? signal, last)),
    );
  });
}

function failure(argv: readonly string[], end: number | string | null, last: readonly string[]): Error {
  return new Error([`${argv.slice(0, 3).join(' ')} … ended with ${end}:`, ...last].join('\n  '));
}

export const packageOf = (tool: string): string => PACKAGES[tool] ?? tool;

class MissingTool extends Error {
  constructor(tool: string) {
    super(
      `An image is built with ${tool}, which is not installed. Run: apt-get install -y ${packageOf(tool)}`,
    );
  }
}
