import { eq, inArray, sql } from 'drizzle-orm';
import { integer, text } from 'drizzle-orm/sqlite-core';
import { beforeAll, describe, expect, test } from 'vitest';
import { type Connection, openDatabase } from '#server/database.ts';
import { createStatements } from '../ddl.ts';
import { moment, tablesOf } from '../tables.ts';
import { excerpt } from './highlight.ts';
import { inColumn, parseSearch, termsOf } from './parse-search.ts';
import { indexStatements, searchIndex } from './search-index.ts';
import { searchRows } from './search-rows.ts';
import { type TimeFact, timeCondition, timeOperators } from './time-operators.ts';
import { holdsTerm } from './words.ts';

const notes = tablesOf('probe')('notes', {
  id: integer('id').primaryKey(),
  title: text('title'),
  from: text('from').notNull(),
  body: text('body_text').notNull(),
  at: moment('at').notNull(),
});
const index = searchIndex(notes, { title: 5, from: 2, body: 1 });
const DAY_MS = 24 * 3600_000;
const START = Date.UTC(2026, 2, 1, 12);

function openProbe(): Connection {
  const connection = openDatabase(':memory:');
  for (const statement of [...createStatements(notes), ...indexStatements(index)])
    connection.client.exec(statement);
  return connection;
}

const operators = { from: inColumn('from'), title: inColumn('title'), ...timeOperators };
const zone = 'America/New_York';

function find({ db }: Connection, typed: string, prefix: 'every' | 'last' = 'last'): number[] {
  const query = parseSearch<TimeFact>(typed, { operators, prefix });
  const fact = (asked: TimeFact) => timeCondition({ now: START + 30 * DAY_MS, zone }, notes.at, asked);
  return searchRows({ db }, query, { index, fact, limit: 10_000 }).ids;
}

const ROWS = [
  {
    id: 1,
    title: 'Paper order',
    from: 'Pam Beesly pam@mail.test',
    body: 'Two cases of café-au-lait colored paper',
  },
  { id: 2, title: 'Lunch', from: 'Jim', body: 'The paper is late, the toner is not' },
  { id: 3, title: null, from: 'Pam', body: 'Toner toner toner 🎉 naïve NOT "quoted"' },
  { id: 4, title: 'Über plans', from: 'Dwight', body: 'paperwork at 9:30' },
].map((row) => ({ ...row, at: START + row.id * DAY_MS }));

describe('a search over rows', () => {
  const probe = openProbe();
  beforeAll(() => {
    probe.db.insert(notes).values(ROWS).run();
  });

  test.each<[string, number[]]>([
    ['paper', [1, 2, 4]],
    ['paper ', [1, 2]],
    ['pap toner', []],
    ['toner pap', [2]],
    ['CAFE', [1]],
    ['uber', [4]],
    ['naive', [3]],
    ['"the paper"', [2]],
    ['"paper the"', []],
    ['"9 30"', [4]],
    ['café-au-lait', [1]],
    ['pam@mail.test', [1]],
    ['toner -paper', [3]],
    ['-toner', [4, 1]],
    ['-(toner OR order)', [4]],
    ['lunch OR plans', [4, 2]],
    ['lunch | plans', [4, 2]],
    ['{lunch plans}', [4, 2]],
    ['from:pam', [3, 1]],
    ['title:pam', []],
    ['from:pam paper', [1]],
    ['from:(pam OR jim) toner', [3, 2]],
    ['after:2026-03-04 paper', [4]],
    ['on:2026-03-03', [2]],
    ['older_than:29d', [1]],
    ['before:soon', []],
    ['AND NEAR(a b) * ^ paper', []],
    ['', [4, 3, 2, 1]],
  ])('%s', (typed, ids) => {
    expect(find(probe, typed).toSorted()).toEqual(ids.toSorted());
  });

  test('the better match comes first: a title counts more than a body, many times more than once', () => {
    expect(find(probe, '"paper"')).toEqual([1, 2]);
    expect(find(probe, '"toner"')).toEqual([3, 2]);
  });

  test('tells how many there are beside the page it gives, also beyond the last page', () => {
    const query = parseSearch('pa', { prefix: 'every' });
    expect(searchRows(probe, query, { index, limit: 1 }).total).toBe(4);
    expect(searchRows(probe, query, { index, limit: 1, offset: 9 })).toEqual({ ids: [], total: 4 });
    expect(searchRows(probe, query, { index, limit: 9, where: sql`${notes.id} < 3` }).ids).toHaveLength(2);
    expect(searchRows(probe, query, { index, limit: 9, order: sql`${notes.at}` }).ids).toEqual([1, 2, 3, 4]);
  });

  test.each([
    ['quotes', '"""\'"" \' "'],
    ['syntax', 'AND OR NOT NEAR(" * ^ + : { } body_text : - NEAR/2'],
    ['columns', 'rank:1 rowid:2 probe_notes_search:x body_text:y __proto__:z constructor:a'],
    ['SQL', `'); drop table probe_notes; --`],
    ['emoji', '🎉👩‍👩‍👧 🏳️‍🌈'],
    ['half an emoji and a zero', '\ud83c \udf89 \0 a\0b'],
    ['combining marks', '\u0301\u0301a\u0301'],
    ['other scripts', 'हिन्दी 한국어 日本語 עברית İstanbul ﬁne Ⅷ ½'],
    ['ten thousand brackets', '('.repeat(10_000)],
    ['ten thousand nested', '(a OR -(b '.repeat(1000)],
    ['ten thousand minuses', '-'.repeat(10_000)],
    ['ten thousand operators', 'from:'.repeat(2000)],
    ['five thousand words', 'a '.repeat(5000)],
    ['one long word', 'a'.repeat(10_000)],
    ['five thousand quotes', '"a" '.repeat(2500)],
    ['ors', 'a OR '.repeat(2000)],
  ])('%s are looked for without harm', (_, typed) => {
    expect(() => find(probe, typed)).not.toThrow();
    expect(() => find(probe, typed, 'every')).not.toThrow();
    expect(find(probe, '')).toHaveLength(ROWS.length);
  });
});

test('the index follows every insert, change and removal', () => {
  const probe = openProbe();
  probe.db.insert(notes).values(ROWS).run();
  probe.db.update(notes).set({ body: 'staples' }).where(eq(notes.id, 2)).run();
  expect(find(probe, '"staples"')).toEqual([2]);
  expect(find(probe, 'late')).toEqual([]);
  probe.db.update(notes).set({ title: null, at: 0 }).where(eq(notes.id, 1)).run();
  expect(find(probe, 'order')).toEqual([]);
  probe.db.delete(notes).where(eq(notes.id, 2)).run();
  expect(find(probe, 'staples')).toEqual([]);
  probe.db
    .insert(notes)
    .values({ ...ROWS[1], id: 4, from: 'a', body: 'glue', at: 0 })
    .onConflictDoUpdate({ target: notes.id, set: { body: 'glue' } })
    .run();
  expect(find(probe, 'glue')).toEqual([4]);
  probe.client.exec(`insert into "${index.name}" ("${index.name}", rank) values ('integrity-check', 1)`);
});

test('an index holds the same bytes, however the rows came about', () => {
  const openBare = () => {
    const connection = openDatabase(':memory:');
    for (const statement of createStatements(notes)) connection.client.exec(statement);
    return connection;
  };
  const dump = ({ client }: Connection) => {
    for (const statement of indexStatements(index)) client.exec(statement);
    return JSON.stringify(client.prepare(`select * from "${index.name}_data"`).all());
  };
  const straight = openBare();
  straight.db.insert(notes).values(ROWS).run();
  const winding = openBare();
  for (const row of ROWS.toReversed())
    winding.db
      .insert(notes)
      .values({ ...row, body: 'draft' })
      .run();
  for (const { id, body } of ROWS) winding.db.update(notes).set({ body }).where(eq(notes.id, id)).run();
  expect(dump(winding)).toBe(dump(straight));
  expect(find(winding, 'cafe')).toEqual([1]);
});

test('what the index finds and what a text is said to hold agree', () => {
  const probe = openProbe();
  const pieces = [
    'Café',
    'cafe\u0301',
    'NAÏVE',
    'x-ray',
    "don't",
    'İ',
    'straße',
    'Ø',
    '한국어',
    '9:30',
    'a_b',
    '🎉',
    'ﬁ',
    'Ⅷ',
    'हिन्दी',
  ];
  const rows = Array.from({ length: 300 }, (_, i) => ({
    id: i + 1,
    from: '',
    body: [pieces[i % 15], pieces[(i * 7) % 15], pieces[(i * i) % 15]].join(' '),
    at: 0,
  }));
  probe.db.insert(notes).values(rows).run();
  for (const piece of [...pieces, ...pieces.map((word) => word.slice(0, 2)), 'ray don', '30 a']) {
    for (const typed of [piece, `"${piece}"`]) {
      const [term] = termsOf(parseSearch(typed, { prefix: 'every' }));
      if (!term) continue;
      const held = rows.filter(({ body }) => holdsTerm(body, term)).map(({ id }) => id);
      const found = searchRows(probe, term, { index, limit: 1000, order: sql`${notes.id}` }).ids;
      expect({ typed, ids: found }).toEqual({ typed, ids: held });
    }
  }
});

test('answers within 20 ms over five thousand messages', () => {
  const probe = openProbe();
  const words = ['paper', 'toner', 'lunch', 'dinner', 'friday', 'the', 'and', 'plan', 'party', 'late'];
  const bodyOf = (i: number) =>
    Array.from({ length: 12 + (i % 40) }, (_, j) => words[(i * 7 + j * j) % words.length]).join(' ');
  const rows = Array.from({ length: 5000 }, (_, i) => ({
    id: i + 1,
    title: i % 9 === 0 ? `Plan ${i}` : null,
    from: `Person ${i % 50}`,
    body: `${bodyOf(i)} ${i}`,
    at: START + i * 60_000,
  }));
  for (let i = 0; i < rows.length; i += 500)
    probe.db
      .insert(notes)
      .values(rows.slice(i, i + 500))
      .run();
  const typed = ['paper', 'p', 'pa lun', '"paper lunch" -party', 'toner OR dinner from:person', 'plan 4999'];
  const times = typed.map((query) =>
    Math.min(...[1, 2, 3, 4, 5].map(() => timeOf(() => findPage(probe, query)))),
  );
  expect(Math.max(...times)).toBeLessThan(20);
});

function findPage(probe: Connection, typed: string): void {
  const query = parseSearch<TimeFact>(typed, { operators, prefix: 'last' });
  const { ids } = searchRows(probe, query, { index, limit: 50 });
  const terms = termsOf(query);
  for (const { body } of probe.db.select().from(notes).where(inArray(notes.id, ids)).all())
    excerpt(body, terms);
}

/** Of the processor, so that a busy machine does not count. */
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
