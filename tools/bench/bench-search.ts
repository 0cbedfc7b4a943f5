import { apps } from '#apps/registry.gen.ts';
import { operationsOf, parseInput } from '#server/rpc.ts';
import { openWorld, type World } from '#server/world.ts';
import { percentile, timed, times } from './statistics.ts';

const MAILS = 5000;
const BATCH = 250;
const ROUNDS = 10;

const QUERIES = [
  ...['paper', 'pap', 'a', 'dinner friday', '"thank you"', '"see you" OR tomorrow', 'meeting -lunch'],
  ...[
    'from:holly',
    'from:me has:attachment',
    'subject:(order OR receipt) after:2026/01/01',
    'to:me is:unread',
  ],
  ...['in:anywhere the', 'ordinary words of', '{toner paper ham} -invoice older_than:1m', 'zzzznothing'],
];

/** Searches of a mailbox of five thousand mails, with all that a page of results shows. */
export async function benchSearch(stateDir: string): Promise<Record<string, number>> {
  const world = openWorld(stateDir, apps);
  try {
    fillMailbox(world);
    const search = searchOf(world);
    for (const query of QUERIES) search(query);
    const rounds = await times(ROUNDS, () =>
      times(QUERIES.length, (i) => timed(() => search(QUERIES[i] ?? ''))),
    );
    return { 'search.p95_ms': percentile(rounds.flat(), 95) };
  } finally {
    world.close();
  }
}

const mailApp = () => {
  const app = apps.find(({ slug }) => slug === 'hoolimail');
  if (!app) throw new Error('The bench needs HooliMail.');
  return app;
};

function searchOf(world: World): (query: string) => { total: number } {
  const { input, run } = operationsOf(mailApp())['threads.list'] ?? {};
  if (!input || !run) throw new Error('HooliMail has no operation "threads.list".');
  return (query) =>
    world.read(mailApp(), (ctx) => run(ctx, parseInput(input, { query }), new Uint8Array())) as {
      total: number;
    };
}

function fillMailbox(world: World): void {
  const filler = 'Some words of an ordinary mail about paper, and a few more of them for good measure. ';
  for (let missing = MAILS - searchOf(world)('in:anywhere').total; missing > 0; missing -= BATCH)
    world.transact(mailApp(), (ctx) => {
      for (let i = 0; i < Math.min(BATCH, missing); i++)
        ctx.ports.mail.deliver({
          from: { name: `Sender ${i % 40}`, email: `sender${i % 40}@example.com` },
          subject: `Order ${missing}-${i}`,
          html: `<p>${filler.repeat(1 + (i % 20))}</p>`,
        });
    });
}
