import type { Programs } from './programs.ts';

const TIMEOUT_MS = 10_000;
const QUERY = ['xfconf-query', '-c', 'xfce4-desktop'];
/** Where the desktop looks when nobody has chosen a picture before. */
const DEFAULT_PROPERTY = '/backdrop/screen0/monitorscreen/workspace0/last-image';

async function properties(programs: Programs): Promise<string[]> {
  const { stdout } = await programs.run([...QUERY, '-l'], { timeoutMs: TIMEOUT_MS });
  const all = stdout.toString('utf8').split('\n');
  return all.filter((property) => property.endsWith('/last-image'));
}

/** The picture on the desktop; undefined when none was chosen. */
export async function readWallpaper(programs: Programs): Promise<string | undefined> {
  const all = await properties(programs);
  const property = all.includes(DEFAULT_PROPERTY) ? DEFAULT_PROPERTY : all[0];
  if (!property) return undefined;
  const { stdout } = await programs.run([...QUERY, '-p', property], { timeoutMs: TIMEOUT_MS });
  return stdout.toString('utf8').trim();
}

export async function setWallpaper(programs: Programs, path: string): Promise<void> {
  for (const property of new Set([DEFAULT_PROPERTY, ...(await properties(programs))])) {
    const argv = [...QUERY, '-p', property, '-n', '-t', 'string', '-s', path];
    const { returncode, stderr } = await programs.run(argv, { timeoutMs: TIMEOUT_MS });
    if (returncode !== 0) throw new Error(`Cannot change the wallpaper: ${stderr.toString('utf8').trim()}`);
  }
}
