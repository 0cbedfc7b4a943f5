import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Ctx } from '../context.ts';
import { allPeople } from '../people.ts';
import { replies } from '../tables.ts';
import { answerInvitation, composeAnswer, planAnswer } from './compose.ts';
import { SLOTS } from './decide/act.ts';
import { expectReplies, replyJobs } from './replies.ts';
import type { Said } from './said.ts';
import { smallWorld, toSaid } from './testing/small-world.ts';

const life = smallWorld();
const people = allPeople(life.ctx);

const scraps = fc.constantFrom(
  ...[
    'dinner',
    'Friday',
    'at 7',
    'tomorrow',
    '$40',
    'Zelle',
    'sorry',
    'thanks',
    '?',
    '!',
    'not',
    "can't",
    'Pam',
    'invite',
    'move it to',
    '99',
    'lunch',
  ],
  ...[
    '¿vienes?',
    'приходи',
    '今晩',
    '👍',
    '{when}',
    '<b>',
    'null',
    '\n',
    'Michael',
    'call me',
    'when',
    'where',
    'who',
    'you',
    'I',
    'love',
    'the 31st',
    '2am',
  ],
);
const words = fc.oneof(
  fc.array(scraps, { maxLength: 12 }).map((list) => list.join(' ')),
  fc.string({ unit: 'grapheme', maxLength: 200 }),
);
const messages = fc.record<Said>({
  channel: fc.constantFrom('mail', 'chat', 'work'),
  text: words,
  before: fc.array(fc.record({ from: fc.constantFrom('me', 'pam', 'kevin'), text: words }), { maxLength: 6 }),
  ref: fc.constant(null),
});

describe('whatever is written', () => {
  test('nobody answers nonsense, and everybody the same again', () => {
    fc.assert(
      fc.property(fc.constantFrom(...people), messages, (person, said) => {
        const plan = planAnswer(life.ctx, person, said);
        const answer = composeAnswer(life.ctx, person, said);
        expect(composeAnswer(life.ctx, person, said)).toEqual(answer);
        expect(plan === null).toBe(answer === null);
        if (!plan || !answer) return;
        expect(plan.afterMs).toBeGreaterThanOrEqual(4_000);
        expect(plan.afterMs).toBeLessThanOrEqual(said.channel === 'mail' ? 120_000 : 40_000);
        expect(plan.typingMs === 0 || (plan.typingMs >= 2_000 && plan.typingMs <= 6_000)).toBe(true);
        expect(answer.text || answer.reaction).toBeTruthy();
        expect(answer.text).not.toMatch(/[{}]|undefined|NaN|Invalid|\bnull\b| {2}|\s[.,!]|\.\.(?!\.)/);
        expect(answer.text.length).toBeLessThan(500);
      }),
      { numRuns: 600 },
    );
  });

  test('nobody says the same twice in a row', () => {
    for (const person of people)
      for (const text of [
        'How are you?',
        'Thanks for lunch! Can you call me?',
        'Is the copier fixed?',
        'Dinner Friday at 7?',
      ]) {
        const first = composeAnswer(life.ctx, person, toSaid(text))?.text ?? '';
        const before = [
          { from: 'me', text },
          { from: person.id, text: first },
        ];
        expect(composeAnswer(life.ctx, person, toSaid(text, { before }))?.text).not.toBe(first);
      }
  });
});

describe('a group', () => {
  const members = ['pam', 'jim', 'dwight', 'kevin', 'oscar', 'kelly', 'phyllis', 'andy'];
  const ask = (text: string) => {
    const said = toSaid(text, { group: { name: 'Office', people: members } });
    return members.map((id) => ({ id, ...composeAnswer(life.ctx, life.person(id), said) }));
  };
  const speakers = (text: string) =>
    ask(text)
      .filter((answer) => answer.text)
      .map(({ id }) => id);

  test('whoever is named answers, and else one or two', () => {
    expect(speakers('Kevin, can you bring chips on Friday?')).toEqual(['kevin']);
    for (const text of ['What should we do about the copier?', 'I bought a new mug', 'Where is the stapler?'])
      expect(speakers(text).length).toBeLessThanOrEqual(2);
    expect(speakers('Drinks on Friday at 6, who is in? Everyone welcome!').length).toBeGreaterThanOrEqual(3);
  });

  test('they do not speak with one voice', () => {
    const answers = ask('Lunch tomorrow at noon, anyone? Everybody?').flatMap(({ text }) =>
      text ? [text] : [],
    );
    expect(new Set(answers).size).toBe(answers.length);
  });
});

describe('an invitation', () => {
  const invite = (to: string, day: string, time: string, title = 'Dinner') => {
    const startsAt = life.moment(day, time);
    return answerInvitation(life.ctx, life.person(to), {
      title,
      startsAt,
      endsAt: startsAt + 2 * 3600_000,
      location: '',
    });
  };

  test('is accepted by who can, and declined with the reason by who cannot', () => {
    expect(invite('pam', '2026-04-10', '19:00')).toMatchObject({ attendance: 'accepted' });
    expect(invite('pam', '2026-04-07', '19:00')).toMatchObject({
      attendance: 'declined',
      note: expect.stringContaining('atercolor class'),
    });
    expect(invite('pam', '2026-04-10', '02:00').attendance).toBe('declined');
    expect(invite('holly', '2026-04-07', '19:00').attendance).toBe('declined');
    expect(invite('holly', '2026-04-11', '19:00').attendance).toBe('accepted');
    expect(invite('christian', '2026-04-10', '19:00').attendance).toBe('declined');
    expect(invite('david', '2026-04-06', '14:00', 'Call about the number').attendance).toBe('accepted');
    expect(invite('pam', '2026-03-20', '19:00').attendance).toBe('tentative');
  });

  test('that stands in the calendar already does not clash with itself', () => {
    const own = smallWorld();
    const startsAt = own.moment('2026-04-10', '19:00');
    const event = { title: 'Dinner', startsAt, endsAt: startsAt + 3600_000, location: '' };
    own.entries = [
      { ...event, allDay: false, guests: [{ email: own.person('pam').email, attendance: 'unanswered' }] },
    ];
    expect(answerInvitation(own.ctx, own.person('pam'), event).attendance).toBe('accepted');
  });
});

test('two messages in one breath get one answer to both', () => {
  const own = smallWorld();
  const planned: { at: number; name: string; payload: unknown }[] = [];
  const ctx: Ctx = { ...own.ctx, schedule: (at, name, payload) => planned.push({ at, name, payload }) };
  const arrived: string[] = [];
  const run = replyJobs({ arrives: (_, __, { text }) => void arrived.push(text) })['replies.arrive'];
  expectReplies(ctx, [own.person('pam')], toSaid('Can you do dinner'));
  expectReplies(ctx, [own.person('pam')], toSaid('on Friday at 7?'));
  for (const { payload, name } of planned)
    if (name === 'replies.arrive') run(ctx, payload as { reply: number });
  expect(arrived).toEqual([expect.stringContaining('Friday at 7')]);
  expect(
    ctx.db
      .select()
      .from(replies)
      .all()
      .map(({ state }) => state),
  ).toEqual(['withdrawn', 'given']);
  expectReplies({ ...ctx, now: ctx.now - 60_000 }, [own.person('pam')], toSaid('Call me?'));
  expect(ctx.db.select().from(replies).all()).toHaveLength(2);
});

describe('the stock of lines', () => {
  const folder = new URL('./stock/', import.meta.url);
  const stocks = readdirSync(folder).map(
    (file) => JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Record<string, string[]>,
  );
  const plain = JSON.parse(readFileSync(new URL('plain.json', folder), 'utf8')) as Record<string, string[]>;
  const personal = ['michael-scott', 'nora-whitfield'].flatMap((slug) =>
    allPeople(smallWorld(slug, { isBusy: false }).ctx).flatMap(({ contact }) =>
      contact.personality.says ? [contact.personality.says] : [],
    ),
  );

  test('speaks of known acts and facts alone', () => {
    for (const stock of [...stocks, ...personal])
      for (const [name, lines] of Object.entries(stock)) {
        expect([...Object.keys(plain), 'aside']).toContain(name);
        for (const line of lines)
          for (const [, slot] of line.matchAll(/\{(\w+)\}/g)) expect(SLOTS, line).toContain(slot);
      }
  });

  test('has no line twice', () => {
    const lines = [...stocks, ...personal]
      .flatMap((stock) => Object.values(stock).flat())
      .filter((line) => line.length > 25);
    expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  });
});
