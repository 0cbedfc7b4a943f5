import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, describe, expect, test } from 'vitest';
import { apps } from '#apps/registry.gen.ts';
import { readPersona } from '#server/read-persona.ts';
import { ensureSeed, type WorldChoice } from '#server/seed-cache.ts';
import { seedWorld } from '#server/seed-run.ts';
import { verifyWorld } from '#server/verify-world.ts';
import { readWorld } from '#server/world-reader.ts';
import { localMoment } from '#world/calendar.ts';
import { liveLife } from '#world/live-life.ts';

const dir = mkdtempSync(join(tmpdir(), 'mypc-invariants-'));
afterAll(() => rmSync(dir, { recursive: true }));

const MICHAEL = 'michael-scott';
/** Her life is short, so that many of them can be looked at. */
const NORA = 'nora-whitfield';

function violationsOf(choice: WorldChoice, path: string, life = lifeOf(choice)): string[] {
  const { persona } = readPersona(choice.persona);
  const world = readWorld(path, apps);
  try {
    const findings = verifyWorld(world, life, persona);
    return findings.flatMap(({ invariant, violations }) => violations.map((what) => `${invariant}: ${what}`));
  } finally {
    world.close();
  }
}

function lifeOf(choice: WorldChoice) {
  const { persona, letters } = readPersona(choice.persona);
  return liveLife(persona, letters, choice);
}

/** Not through the cache: these worlds are looked at once. */
function violationsWhenGrown(choice: WorldChoice): string[] {
  const life = lifeOf(choice);
  const path = join(dir, `${JSON.stringify(Object.values(choice)).replace(/\W+/g, '_')}.db`);
  seedWorld(path, apps, life);
  return violationsOf(choice, path, life);
}

describe('everything that must hold', () => {
  test.each([MICHAEL, NORA])('holds in the world of %s', { timeout: 90_000 }, (persona) => {
    expect(violationsOf({ persona }, ensureSeed(apps, { persona }).path)).toEqual([]);
  });

  /** Each life at one of five moments: month ends, a leap day, the days clocks change. */
  test.each([
    ['a', '2026-05-31T23:30'],
    ['b', '2026-11-01T01:30'],
    ['c', '2027-03-14T12:00'],
    ['d', '2028-02-29T09:00'],
    ['e', '2026-06-11T18:30'],
    ['f', '2026-05-31T23:30'],
    ['g', '2026-11-01T01:30'],
    ['h', '2027-03-14T12:00'],
    ['i', '2028-02-29T09:00'],
    ['j', '2026-05-11T18:30'],
  ])('holds in another life, seed %s, when now is %s', { timeout: 90_000 }, (seed, now) => {
    const { zone } = readPersona(NORA).persona.identity;
    expect(violationsWhenGrown({ persona: NORA, seed, referenceMs: localMoment(now, zone) })).toEqual([]);
  });

  test('holds in another life of Michael', { timeout: 90_000 }, () => {
    expect(violationsWhenGrown({ persona: MICHAEL, seed: 'another' })).toEqual([]);
  });

  test.each(['2026-05-02T09:00', '2028-02-29T09:00'])(
    'holds in the world of Michael when now is %s',
    { timeout: 90_000 },
    (now) => {
      const { zone } = readPersona(MICHAEL).persona.identity;
      expect(violationsWhenGrown({ persona: MICHAEL, referenceMs: localMoment(now, zone) })).toEqual([]);
    },
  );
});

describe('what breaks an invariant is named', () => {
  const tampered = (sql: string): string[] => {
    const path = join(dir, 'tampered.db');
    copyFileSync(ensureSeed(apps, { persona: MICHAEL }).path, path);
    const db = new DatabaseSync(path, { enableForeignKeyConstraints: false });
    db.exec(sql);
    db.close();
    return violationsOf({ persona: MICHAEL }, path);
  };

  test.each([
    [
      'a balance',
      'update gringotts_accounts set balance_cents = balance_cents + 1 where id = 1',
      /Account 1 shows .*, its transactions make/,
    ],
    [
      'a statement',
      'update gringotts_statements set opening_cents = opening_cents + 5, closing_cents = closing_cents + 5 where id = 40',
      /Statement \d+ opens with/,
    ],
    [
      'a bill',
      `update gringotts_transactions set description = 'Nobody' where kind = 'bill' and amount_cents < 0`,
      /bill payment \d+ .* has 0 transactions/,
    ],
    [
      'a name',
      `update hoolimail_contacts set name = 'Pamela' where person = 'pam'`,
      /HooliMail shows Pamela/,
    ],
    [
      'a conversation',
      'update hoolimail_messages set thread_id = 2 where thread_id = 3',
      /Conversation 3 .* has no message/,
    ],
    [
      'a key',
      'update gringotts_transactions set account_id = 999 where id = 7',
      /Row 7 of gringotts_transactions points to nothing/,
    ],
    [
      'an occasion',
      `delete from kit_origins where event = 'coopers-holly'`,
      /"Cooper's with Holly" .* did not reach Gringotts/,
    ],
    [
      'an entry in the calendar',
      `update hoolicalendar_events set start = '2026-03-28T19:31:00', starts_at = starts_at + 60000 where key like '%table.coopers-holly'`,
      /table\.coopers-holly is not in the calendar at 2026-03-28T23:30Z/,
    ],
    [
      'a guest',
      `update hoolicalendar_guests set name = 'Dee' where name = 'Dwight Schrute'`,
      /HooliCalendar shows Dee/,
    ],
    [
      'the count',
      'delete from gringotts_transactions where id > 900',
      /Gringotts has \d+ transactions, \d+ are asked for/,
    ],
  ])('%s', (_, sql, said) => {
    expect(tampered(sql).join('\n')).toMatch(said);
  });
});
