import { once } from 'node:events';
import type { Readable } from 'node:stream';
import type { Programs } from './programs.ts';
import { Refused } from './request-body.ts';

const MISSING = 44;
const READ = `[ -e "$1" ] || exit ${MISSING}; [ -f "$1" ] || { echo "it is not a file" >&2; exit 1; }; exec cat -- "$1"`;

/** What is in a file of the PC, from its start; undefined when there is none. */
export async function openFile(programs: Programs, path: string): Promise<Readable | undefined> {
  const child = programs.open(['sh', '-c', READ, 'sh', path]);
  const { stdout, stderr } = child as { stdout: Readable; stderr: Readable };
  let complaint = '';
  stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(0, 1000);
  });
  const ended = once(child, 'exit');
  await once(stdout, 'readable');
  if (stdout.readableLength > 0) return stdout;
  const [code] = await ended;
  if (code === MISSING) return undefined;
  if (code !== 0) throw new Refused(`Cannot read ${path}: ${complaint.trim()}`);
  return stdout;
}
