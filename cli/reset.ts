import { parseArgs } from 'node:util';

export const summary = 'Return the world to its seed';

export const usage = `
Usage: mypc reset [--state DIR]

Everything the apps hold, and the clock, is again as it was at the start. The server keeps running.
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { state: { type: 'string' } } });
  const { callAdmin, defaultStateDir } = await import('#server/admin-client.ts');
  await callAdmin(values.state ?? defaultStateDir(), 'POST', '/reset');
  console.log('The world is as it was at the start.');
  return 0;
}
