import { parseArgs } from 'node:util';

export const summary = 'Save the state of the world under a name, or go back to one';

export const usage = `
Usage: mypc snapshot save|load <name> [--state DIR]
       mypc snapshot list [--state DIR]
`;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    options: { state: { type: 'string' } },
    allowPositionals: true,
  });
  const [verb, name] = positionals;
  const { callAdmin, defaultStateDir } = await import('#server/admin-client.ts');
  const stateDir = values.state ?? defaultStateDir();
  if (verb === 'list') {
    const names = await callAdmin<string[]>(stateDir, 'GET', '/snapshots');
    console.log(names.join('\n') || 'There are no snapshots.');
  } else if ((verb === 'save' || verb === 'load') && name) {
    await callAdmin(stateDir, 'POST', `/snapshots/${verb}`, { name });
    console.log(verb === 'save' ? `Saved as "${name}".` : `The world is as it was saved in "${name}".`);
  } else {
    console.error(usage.trim());
    return 2;
  }
  return 0;
}
