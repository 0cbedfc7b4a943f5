import { isDeepStrictEqual } from 'node:util';
import type { Pc } from '#desktop/pc.ts';
import { callAdmin } from '#server/admin-client.ts';
import { bash } from './in-pc.ts';

/** Made by the desktop at each start, with times and chance in names and content. */
const VOLATILE = [
  './.cache',
  './.dbus',
  './.local/share/gvfs-metadata',
  './.config/xfce4',
  './.config/Thunar',
];

/** Started by the bus when somebody asks for them, and ended when nobody does. */
const ON_DEMAND = 'Thunar|tumblerd|gvfs.*|xfconfd|dconf-service|at-spi2-.*|ps|grep|bash|sh|sort';

/** The state of a PC in which nothing moves any more, such as programs that are only just starting. */
export async function settledStateOf(pc: Pc): Promise<BaseState> {
  let state = await baseStateOf(pc);
  for (let look = 0; look < 20; look++) {
    const next = await baseStateOf(pc);
    if (isDeepStrictEqual(state, next)) return state;
    state = next;
  }
  throw new Error('The PC does not come to rest.');
}

export type BaseState = Awaited<ReturnType<typeof baseStateOf>>;

/** What a PC is made of, to compare one with another: database, home folder, processes, places that the user can write. */
export async function baseStateOf(pc: Pc) {
  const pruned = VOLATILE.map((path) => `-path ${path} -prune -o`).join(' ');
  const list = async (script: string) => (await bash(pc, script)).trim().split('\n');
  return {
    changes: await callAdmin<unknown[]>(pc.stateDir, 'GET', '/diff'),
    home: await list(`cd ~ && find . ${pruned} -type f -print0 | sort -z | xargs -0 sha256sum`),
    times: await list(
      `cd ~ && find Documents Desktop Downloads Pictures -type f -printf '%p %TY-%Tm-%Td %TT\\n' | sort`,
    ),
    processes: await list(`ps -eo comm= --sort comm | grep -vxE '${ON_DEMAND}'`),
    temporary: await list('ls -A /tmp /dev/shm /var/tmp'),
  };
}
