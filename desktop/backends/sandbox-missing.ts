import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import type { Missing } from '../pc.ts';
import { asGuest } from '../sandbox/guest.ts';

const sudo = process.getuid?.() === 0 ? '' : 'sudo ';

/** What PCs do when they start, tried once: namespaces of a user, and an overlay in them. */
const PROBES: readonly { what: string; script: string }[] = [
  { what: 'Linux does not let users make namespaces', script: 'true' },
  {
    what: 'Linux does not let users mount overlays',
    script:
      'mount -t tmpfs probe /mnt && cd /mnt && mkdir a b c d && mount -t overlay o -o lowerdir=a,upperdir=b,workdir=c,userxattr d',
  },
];

/** What this machine lacks for PCs in namespaces. */
export function missingForSandbox(): Missing[] {
  const tools = ['unshare', 'nsenter', 'setpriv', 'prlimit'].filter((tool) => !isFound(tool));
  if (tools.length > 0)
    return [{ what: `not found: ${tools.join(', ')}`, fix: `${sudo}apt-get install -y util-linux` }];
  const failed = PROBES.find(({ script }) => !isPossible(script));
  return failed ? [{ what: failed.what, fix: fixForNamespaces() }] : [];
}

function isPossible(script: string): boolean {
  const [command, ...args] = asGuest(
    [],
    ['unshare', '--user', '--map-root-user', '--mount', '--pid', '--net', '--fork', 'sh', '-c', script],
  );
  return spawnSync(command as string, args, { timeout: 10_000 }).status === 0;
}

const isFound = (tool: string): boolean => spawnSync('sh', ['-c', `command -v ${tool}`]).status === 0;

/** Distributions switch them off in different places. */
function fixForNamespaces(): string {
  const settings = [
    {
      file: '/proc/sys/kernel/unprivileged_userns_clone',
      off: '0',
      on: 'kernel.unprivileged_userns_clone=1',
    },
    {
      file: '/proc/sys/kernel/apparmor_restrict_unprivileged_userns',
      off: '1',
      on: 'kernel.apparmor_restrict_unprivileged_userns=0',
    },
    { file: '/proc/sys/user/max_user_namespaces', off: '0', on: 'user.max_user_namespaces=10000' },
  ];
  const found = settings.find(
    ({ file, off }) => existsSync(file) && readFileSync(file, 'utf8').trim() === off,
  );
  return found
    ? `${sudo}sysctl -w ${found.on}`
    : 'use a kernel of 5.13 or newer; in a container, start it with --privileged, or use mypc up --backend web';
}
