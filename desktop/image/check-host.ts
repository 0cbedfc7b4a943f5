import { existsSync, readFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import { delimiter, join } from 'node:path';
import type { Missing } from '../pc.ts';
import { packageOf } from './run-tool.ts';

export const KEYRING = '/usr/share/keyrings/debian-archive-keyring.gpg';
const TOOLS = ['apt-get', 'cp', 'flock', 'gcc', 'mmdebstrap', 'setpriv', 'tar'];

/** What this machine lacks to build an image. */
export function missingToBuild(): Missing[] {
  const isRoot = process.getuid?.() === 0;
  const dirs = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/sbin'];
  const tools = (isRoot ? TOOLS : [...TOOLS, 'newuidmap']).filter(
    (tool) => !dirs.some((dir) => existsSync(join(dir, tool))),
  );
  const install = (name: string) => `${isRoot ? '' : 'sudo '}apt-get install -y ${name}`;
  return [
    ...tools.map((tool) => ({ what: `the program ${tool}`, fix: install(packageOf(tool)) })),
    ...(existsSync(KEYRING)
      ? []
      : [{ what: "the keys of Debian's packages", fix: install('debian-archive-keyring') }]),
    ...(isRoot ? [] : missingSubordinateIds()),
  ];
}

/** Throws before anything is downloaded. */
export function checkHost(): void {
  const lines = missingToBuild().map(({ what, fix }) => `  ${what}: ${fix}`);
  if (lines.length > 0)
    throw new Error(`The image of a PC cannot be built here. Missing:\n${lines.join('\n')}`);
}

/** Without root, the packages are installed by users that this one may play. */
function missingSubordinateIds(): Missing[] {
  const { username, uid } = userInfo();
  const has = (file: string) =>
    existsSync(file) &&
    readFileSync(file, 'utf8')
      .split('\n')
      .some((row) => row.startsWith(`${username}:`) || row.startsWith(`${uid}:`));
  if (has('/etc/subuid') && has('/etc/subgid')) return [];
  const fix = `sudo usermod --add-subuids 100000-165535 --add-subgids 100000-165535 ${username}`;
  return [{ what: `subordinate user ids of ${username}`, fix }];
}
