import { DatabaseSync } from 'node:sqlite';
import { drizzle } from 'drizzle-orm/node-sqlite';
import { parsePersona } from '#world/persona.ts';
import { knownApps, readDocument } from '#world/testing/read-persona-folder.ts';
import type { Ctx } from '../../context.ts';
import { createStatements } from '../../ddl.ts';
import { type Person, personById } from '../../people.ts';
import type { BankPort, CalendarEntry, CalendarPort, Exchange } from '../../ports.ts';
import { occupations, people, replies, world } from '../../tables.ts';
import { addDays, momentOf, weekdayOf } from '../../time.ts';
import type { Said } from '../said.ts';

interface SmallWorld {
  readonly ctx: Ctx;
  /** Moves on in time; facts stay. */
  at(now: number): Ctx;
  moment(day: string, time: string): number;
  person(id: string): Person;
  occupy(person: string, what: string, from: number, until: number): void;
  entries: CalendarEntry[];
  exchanges: Exchange[];
}

/** The people of a persona with their usual week, a calendar and a bank that hold what a test puts there. */
export function smallWorld(slug = 'michael-scott', { isBusy = true } = {}): SmallWorld {
  const persona = parsePersona(readDocument(slug), { apps: knownApps });
  const { name, email, phone, address, zone, referenceTime } = persona.identity;
  const [day = '', time = ''] = referenceTime.split('T');
  const referenceMs = momentOf(day, time, zone);
  const owner = { name, email, phone, address };
  const db = drizzle({ client: openTables() });
  db.insert(world)
    .values({
      id: 1,
      persona: slug,
      seed: 'small',
      referenceMs,
      startsAtMs: referenceMs,
      zone,
      owner,
      passwordHash: '',
    })
    .run();
  for (const contact of persona.contacts)
    db.insert(people)
      .values({ ...pick(contact), contact })
      .run();
  const occupy = (person: string, what: string, from: number, until: number) =>
    void db.insert(occupations).values({ person, what, startsAt: from, endsAt: until }).run();
  if (isBusy)
    for (const contact of persona.contacts)
      for (const { weekday, from, to, what } of contact.week)
        for (let ahead = 0; ahead < 21; ahead++) {
          const date = addDays(day, ahead);
          if (weekdayOf(date) === weekday)
            occupy(contact.id, what, momentOf(date, from, zone), momentOf(date, to, zone));
        }
  const facts: Pick<SmallWorld, 'entries' | 'exchanges'> = { entries: [], exchanges: [] };
  const ports = fakePorts(facts);
  const at = (now: number): Ctx => ({
    ...{ app: 'test', db, now, zone, owner, ports },
    memo: (_, compute) => compute(),
    notify: () => {},
    schedule: () => 0,
    cancelScheduled: () => {},
  });
  const ctx = at(referenceMs);
  return Object.assign(facts, {
    ...{ ctx, at, occupy },
    moment: (date: string, clock: string) => momentOf(date, clock, zone),
    person: (id: string) => personById(ctx, id),
  });
}

const pick = ({ id, name, email, phone }: { id: string; name: string; email: string; phone: string }) => ({
  id,
  name,
  email,
  phone,
});

function openTables(): DatabaseSync {
  const client = new DatabaseSync(':memory:');
  for (const table of [world, people, occupations, replies])
    for (const statement of createStatements(table)) client.exec(statement);
  return client;
}

function fakePorts(facts: { entries: CalendarEntry[]; exchanges: Exchange[] }): Ctx['ports'] {
  const calendar: Pick<CalendarPort, 'entries'> = {
    entries: (from, until) =>
      facts.entries.filter(({ startsAt, endsAt }) => startsAt < until && endsAt > from),
  };
  const bank: Pick<BankPort, 'exchangedWith'> = {
    exchangedWith: (_, since) => facts.exchanges.filter(({ at }) => at >= since),
  };
  return { calendar, bank } as Ctx['ports'];
}

export const toSaid = (text: string, more: Partial<Said> = {}): Said => ({
  channel: 'chat',
  text,
  before: [],
  ref: null,
  ...more,
});
