import { describe, expect, test } from 'vitest';
import type { LifeEvent } from '../events.ts';
import { liveLife } from '../live-life.ts';
import { createRng } from '../rng.ts';
import { readPersonaFolder } from '../testing/read-persona-folder.ts';
import { createDeck } from './deck.ts';
import { factsOf } from './facts.ts';
import { fillLetterSlots } from './letter-slots.ts';
import { createNarrator } from './narrator.ts';
import { speak } from './voice.ts';

const random = () => createRng('text')('test');
const { persona, letters } = readPersonaFolder('michael-scott');

test('a deck deals everything before it repeats, and never the same twice in a row', () => {
  const deal = createDeck(['a', 'b', 'c'], random());
  const dealt = Array.from({ length: 12 }, deal);
  for (let round = 0; round < 4; round++)
    expect(dealt.slice(round * 3, round * 3 + 3).toSorted()).toEqual(['a', 'b', 'c']);
  for (const [index, card] of dealt.entries()) expect(card).not.toBe(dealt[index + 1]);
});

describe('a narrator', () => {
  const phrases = {
    animal: ['a goat', 'a swan'],
    news: ['The bridge | It is closed.', 'The bells | They are late.'],
    tip: ['(7) Water the plant.', '(12,1) Salt the steps.'],
    where: ['{animal} in {city}'],
    loop: ['{loop}'],
  };
  const narrator = createNarrator({ name: 'test', phrases }, random());
  const facts = { city: 'Keene', monthNumber: '7' };

  test('fills facts, phrases within phrases, and numbers between bounds', () => {
    expect(narrator.tell('We saw {where}.', facts)).toMatch(/^We saw a (goat|swan) in Keene\.$/);
    expect(Number(narrator.tell('{number 3 9}', facts))).toBeGreaterThanOrEqual(3);
    expect(narrator.tell('{price 900 999}', facts)).toMatch(/^\$9\.(00|50|95|99)$/);
  });

  test('keeps to one phrase on a page', () => {
    const [first, again] = [
      narrator.tell('{same news}', facts),
      narrator.tell('{same news} {same news 2}', facts),
    ];
    expect(again.startsWith(first)).toBe(true);
    expect(['The bridge It is closed.', 'The bells They are late.']).toContain(again);
  });

  test('knows the season', () => {
    expect(narrator.tell('{tip}', facts)).toBe('Water the plant.');
    expect(narrator.tell('{tip}', { monthNumber: '1' })).toBe('Salt the steps.');
  });

  test('says what it cannot fill, and refuses circles', () => {
    expect(() => narrator.tell('{nonsense}', facts)).toThrow(
      'test: {nonsense} has nothing to be filled with',
    );
    expect(() => narrator.tell('{loop}', facts)).toThrow('circles');
  });
});

test('people keep their case, greeting and sign-off', () => {
  const voice = { voice: '', openers: ['hi'], closers: ['k'], typos: 0, answersAfterMinutes: 1, topics: [] };
  expect(speak(['The Chili is Ready'], { ...voice, letterCase: 'lower' }, random())).toBe(
    'hi\n\nthe chili is ready\n\nk',
  );
  const slipped = speak(['wonderful wonderful'], { ...voice, letterCase: 'plain', typos: 1 }, random());
  expect(slipped).not.toContain('wonderful');
  expect(slipped.length).toBe('hi\n\nwonderful wonderful\n\nk'.length);
});

describe('letters', () => {
  const dinner = {
    ...{ id: 'meal.x', at: Date.UTC(2026, 2, 28, 23, 30), until: 1, place: 'Cooper’s' },
    ...{ type: 'meal.out', meal: 'dinner', people: ['holly'] },
  } as LifeEvent;
  const letter = (text: string): LifeEvent => ({
    ...{ id: 'letter.1', at: 1, type: 'mail.sent', to: ['holly'] },
    mail: { thread: 't', subject: 's', text, kind: 'personal' },
  });

  test('quote the facts of events', () => {
    expect(factsOf(dinner, persona)).toMatchObject({
      time: '7:30 p.m.',
      date: 'Saturday, March 28',
      people: 'Holly',
    });
    const [filled] = fillLetterSlots([letter('{place meal.x} at {clock meal.x}?')], [dinner], persona);
    expect(filled).toMatchObject({ mail: { text: 'Cooper’s at 7:30?' } });
  });

  test('cannot quote what did not happen', () => {
    expect(() => fillLetterSlots([letter('{time meal.y}')], [dinner], persona)).toThrow('no event "meal.y"');
    expect(() => fillLetterSlots([letter('{amount meal.x}')], [dinner], persona)).toThrow(
      '"meal.x" has no amount',
    );
  });
});

describe('the mail of a life', () => {
  const life = liveLife(persona, letters);
  const mails = life.events.filter((event) => event.type === 'mail.received' || event.type === 'mail.sent');
  const personal = mails.filter(({ mail: { kind } }) => kind === 'personal' || kind === 'work');

  test('is a full mailbox', () => {
    expect(mails.length).toBeGreaterThan(1_150);
    expect(personal.length).toBeGreaterThan(600);
  });

  test('repeats fewer than two in a hundred personal mails and chats', () => {
    const share = (texts: readonly string[]) => 1 - new Set(texts).size / texts.length;
    const chats = life.events.flatMap((event) => (event.type === 'chat.said' ? [event.text] : []));
    expect(share(personal.map(({ mail }) => mail.text))).toBeLessThan(0.02);
    expect(share(chats)).toBeLessThan(0.02);
  });

  test('is mostly conversation where people write', () => {
    const byPeople = personal.filter((event) => event.type === 'mail.sent' || 'person' in event.from);
    const threads = Map.groupBy(byPeople, ({ mail }) => mail.thread);
    const inThreads = byPeople.filter(({ mail }) => threads.get(mail.thread)!.length >= 3);
    expect(inThreads.length / byPeople.length).toBeGreaterThan(0.6);
  });

  test('is mostly conversation where people chat', () => {
    const lines = life.events.filter((event) => event.type === 'chat.said');
    const scenes = Map.groupBy(lines, ({ id, scene }) => scene ?? id);
    const inScenes = lines.filter(({ id, scene }) => scenes.get(scene ?? id)!.length >= 3);
    expect(lines.length).toBeGreaterThan(1_500);
    expect(inScenes.length / lines.length).toBeGreaterThan(0.6);
  });

  test('runs forward in every thread', () => {
    const threads = Map.groupBy(
      life.events.filter(({ id }) => id.startsWith('arc.') || id.startsWith('scene.')),
      ({ id }) => id.slice(0, id.lastIndexOf('.')),
    );
    for (const [thread, turns] of threads)
      expect(
        turns.map(({ id }) => Number(id.split('.').at(-1))),
        thread,
      ).toEqual(turns.map((_, index) => index + 1));
  });

  test('leaves no slot open and fetches nothing', () => {
    for (const event of life.events)
      if (event.type === 'chat.said') expect(event.text, event.id).not.toMatch(/[{}]/);
    for (const { id, mail } of mails) {
      expect(`${mail.subject} ${mail.text}`, id).not.toMatch(/[{}]/);
      expect(mail.html ?? '', id).not.toMatch(/<img|<script|<link|url\(|https?:/);
    }
  });
});
