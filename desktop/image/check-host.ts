import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import { MissingTool } from './run-tool.ts';

export const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const TOOLS = ['apt-get', 'cp', 'flock', 'gcc', 'mmdebstrap', 'setpriv', 'tar'];

/** Says what is missing to build an image, before anything is downloaded. */
export function checkHost(): void {
  const isRoot = process.getuid?.() === 0;
  const dirs = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  for (const tool of isRoot ? TOOLS : [...TOOLS, 'newuidmap'])
    if (!dirs.some((dir) => existsSync(join(dir, tool)))) throw new MissingTool(tool);
  if (!existsSync(KEYRING))
    throw new Error(
      `The keys that Debian's packages are signed with are missing (${KEYRING}). Run: apt-get install -y debian-archive-keyring`,
    );
  if (!isRoot) checkSubordinateIds();
}

/** Without root, the packages are installed by users that this one may play. */
function checkSubordinateIds(): void {
  const { username, uid } = userInfo();
  for (const file of ['/etc/subuid', '/etc/subgid']) {
    const rows = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : [];
    if (!rows.some((row) => row.startsWith(`${username}:`) || row.startsWith(`${uid}:`)))
      throw new Error(
        `${username} has no subordinate ids in ${file}, which building an image without root needs. ` +
          `Run: sudo usermod --add-subuids 100000-165535 --add-subgids 100000-165535 ${username}`,
      );
  }
}
