import { parseArgs } from 'node:util';

export const summary = 'Grow, check and explain the world of a persona';

export const usage = `
Usage: mypc world build                          grow it, unless the cache has it
       mypc world stats [--json]                 how much of what it holds
       mypc world verify                         check everything that must hold
       mypc world explain <app> <table> <id>     the life event that a row came of
       mypc world timeline <day>                 what happened on a day, and in which apps it shows
       mypc world validate <file>                check a persona file

  --persona SLUG   whose world (default: michael-scott)
  --seed TEXT      another life of the same person
  --now TIME       another reference time, such as 2026-05-02T09:00

Grown worlds are kept under $MYPC_CACHE (default: the user's cache directory), by a hash of all that decides their content.
`;

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      persona: { type: 'string', default: 'michael-scott' },
      seed: { type: 'string' },
      now: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  });
  const [verb = '', ...rest] = positionals;
  const { worldCommands } = await import('#server/world-commands.ts');
  const command = Object.hasOwn(worldCommands, verb) ? worldCommands[verb] : undefined;
  if (!command) {
    console.error(usage.trim());
    return 2;
  }
  const { lines, failed = false } = command({ ...values, rest });
  console.log(lines.join('\n'));
  return failed ? 1 : 0;
}
