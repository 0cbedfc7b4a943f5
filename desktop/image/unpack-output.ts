import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { runTool, type ToolOptions } from './run-tool.ts';

/** Runs a program whose output is an archive, and unpacks that into `target`. All of it belongs to the caller. */
export async function unpackOutput(
  argv: readonly string[],
  target: string,
  options: Omit<ToolOptions, 'stdio'> = {},
): Promise<void> {
  const unpack = spawn(
    'tar',
    ['-x', '-p', '--no-same-owner', '--delay-directory-restore', '--exclude=./dev/*', '-C', target],
    { stdio: ['pipe', 'ignore', 'inherit'] },
  );
  const unpacked = once(unpack, 'close');
  try {
    await runTool(argv, { ...options, stdio: ['ignore', unpack.stdin, 'pipe'] });
  } finally {
    unpack.stdin.destroy();
    await unpacked;
  }
  const [code] = await unpacked;
  if (code !== 0) throw new Error(`An archive could not be unpacked into ${target}: is the disk full?`);
}
