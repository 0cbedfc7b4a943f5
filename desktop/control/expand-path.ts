import type { Programs } from './programs.ts';

/** A path with `~` and `$VARIABLES` of the PC's session replaced; what is not set stays as it is. */
export async function expandPath(programs: Programs, path: string): Promise<string> {
  const environment = await programs.environment();
  const home = environment.get('HOME') ?? '/';
  const expanded = path
    .replace(/^~(?=\/|$)/, home)
    .replaceAll(/\$(?:\{(\w+)\}|(\w+))/g, (whole, braced, bare) => environment.get(braced ?? bare) ?? whole);
  return expanded.startsWith('/') ? expanded : `${home}/${expanded}`;
}
