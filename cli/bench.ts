import { parseArgs } from 'node:util';

export const summary = 'Measure the numbers we answer for, beside their budgets';

export const usage = `
Usage: mypc bench [--json]

  --json   one JSON object of numbers, and nothing else on standard output

Method: everything is measured on the real commands, over loopback, one request at a time, after a warm-up round.
apps.ready_ms is the median of 5 starts of "mypc up" with the world already grown, until every app answers
/health. apps.rss_mb is VmRSS of that one process after 21 visits to every page and list. build.client_ms is the median
of 3 builds. page.p95_ms and api.list_p95_ms are over 20 rounds of every page and list with the apps' own examples,
as a client sees them. world.build_ms is the median of 3 cold builds, world.cached_ms of 20 look-ups. reset.db_p95_ms is over 40 resets through the admin socket.
pc.ready_ms is the median of 7 starts of a PC with image and world built, pc.reset_cold_ms their p95, pc.reset_warm_ms the p95 of 20 resets
from the pool with a spare ready, until the first screenshot. pc.pss_mb sums the proportional memory of everything a PC consists of, its
servers and display included, with Firefox on a page of HooliMail. control.* go through the socket as agents' clients do. Exits with 1 when a budget is
exceeded. Let nothing else run meanwhile.
`;

export async function run(args: string[]): Promise<number> {
  const { values } = parseArgs({ args, options: { json: { type: 'boolean', default: false } } });
  const [{ runBench }, { measures }] = await Promise.all([
    import('#tools/bench/bench.ts'),
    import('#tools/bench/measures.ts'),
  ]);
  const numbers = await runBench((what) => console.error(`bench: ${what} …`));
  const rounded = Object.fromEntries(
    measures.map(({ key }) => [key, Math.round((numbers[key] ?? Number.NaN) * 10) / 10]),
  );
  if (values.json) console.log(JSON.stringify(rounded));
  else {
    const row = (cells: string[]) =>
      console.log(
        [
          cells[0]?.padEnd(25),
          cells[1]?.padStart(11),
          cells[2]?.padStart(11),
          `  ${cells[3]?.padEnd(16)}`,
          cells[4],
        ].join(' '),
      );
    row(['', 'measured', 'budget', 'reference', '']);
    for (const { key, unit, what, budget, reference } of measures) {
      row([key, `${rounded[key]} ${unit}`, `≤ ${budget} ${unit}`, reference, what]);
    }
  }
  const exceeded = measures.filter(({ key, budget }) => !((rounded[key] ?? Number.NaN) <= budget));
  for (const { key } of exceeded) console.error(`bench: ${key} is over its budget.`);
  return exceeded.length > 0 ? 1 : 0;
}
