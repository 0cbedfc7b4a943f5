import type { DirectoryTree } from '#protocol/control.ts';
import type { Programs } from './programs.ts';

const TIMEOUT_MS = 60_000;
/** Each entry as the type of what it leads to, and its path from the top. */
const FIND = '[ -d "$1" ] || exit 44; exec find "$1/" -mindepth 1 -printf "%Y %P\\0" 2>/dev/null';

/** Everything below a directory of the PC; undefined when it is none. Links are not followed. */
export async function readDirectoryTree(
  programs: Programs,
  path: string,
): Promise<DirectoryTree | undefined> {
  const { returncode, stdout } = await programs.run(['sh', '-c', FIND, 'sh', path], {
    timeoutMs: TIMEOUT_MS,
  });
  if (returncode === 44) return undefined;
  const root: DirectoryTree = {
    type: 'directory',
    name: path.split('/').filter(Boolean).at(-1) ?? '',
    children: [],
  };
  const folders = new Map([['', root]]);
  for (const entry of stdout.toString('utf8').split('\0').filter(Boolean).sort(byPath)) {
    const at = entry.slice(2);
    const cut = at.lastIndexOf('/');
    const name = at.slice(cut + 1);
    const node: DirectoryTree = entry.startsWith('d ')
      ? { type: 'directory', name, children: [] }
      : { type: 'file', name };
    if (node.children) folders.set(at, node);
    folders.get(cut < 0 ? '' : at.slice(0, cut))?.children?.push(node);
  }
  return root;
}

const byPath = (a: string, b: string): number => (a.slice(2) < b.slice(2) ? -1 : 1);
