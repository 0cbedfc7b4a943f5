import { parseArgs } from 'node:util';

export const summary = 'List what changed in the world since its start';

export const usage = `
Usage: mypc diff [--json] [--state DIR]

Rows inserted (+), deleted (-) and updated (~), by app and table. Bookkeeping such as sessions is left out.
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: { state: { type: 'string' }, json: { type: 'boolean', default: false } },
  });
  const { callAdmin, defaultStateDir } = await import('#server/admin-client.ts');
  const tables = await callAdmin<import('#server/diff.ts').TableDiff[]>(
    values.state ?? defaultStateDir(),
    'GET',
    '/diff',
  );
  if (values.json) console.log(JSON.stringify(tables, null, 2));
  else if (tables.length === 0) console.log('Nothing changed.');
  else for (const table of tables) printTable(table);
  return 0;
}

function printTable({ app, table, inserted, updated, deleted }: import('#server/diff.ts').TableDiff): void {
  console.log(`${app}: ${table}`);
  for (const row of inserted) console.log(`  + ${JSON.stringify(row)}`);
  for (const row of deleted) console.log(`  - ${JSON.stringify(row)}`);
  for (const { key, before, after } of updated) {
    const changes = Object.keys(after).map(
      (name) => `${name}: ${JSON.stringify(before[name])} → ${JSON.stringify(after[name])}`,
    );
    console.log(`  ~ ${Object.values(key).join(', ')}  ${changes.join(', ')}`);
  }
}
