import { parseArgs } from 'node:util';

export const summary = 'Tell the world time, or move it ahead';

export const usage = `
Usage: mypc clock [--advance DURATION] [--state DIR]

  --advance 90s | 30m | 6h | 3d   what falls due in between happens, in order
`;

const UNITS_MS = { s: 1000, m: 60_000, h: 3_600_000, d: 86_400_000 };

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { state: { type: 'string' }, advance: { type: 'string' } } });
  const { callAdmin, defaultStateDir } = await import('#server/admin-client.ts');
  const stateDir = values.state ?? defaultStateDir();
  if (values.advance)
    await callAdmin(stateDir, 'POST', '/clock/advance', { ms: parseDuration(values.advance) });
  const { now, zone } = await callAdmin<{ now: number; zone: string }>(stateDir, 'GET', '/health');
  console.log(
    new Intl.DateTimeFormat('en-US', { timeZone: zone, dateStyle: 'full', timeStyle: 'long' }).format(now),
  );
  return 0;
}

function parseDuration(text: string): number {
  const [, count, unit] = /^(\d+)([smhd])$/.exec(text) ?? [];
  if (!count || !unit)
    throw new Error(`--advance takes a duration such as 90s, 30m, 6h or 3d, not "${text}".`);
  return Number(count) * UNITS_MS[unit as keyof typeof UNITS_MS];
}
