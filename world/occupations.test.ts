import { expect, test } from 'vitest';
import { dayAt } from './calendar.ts';
import { liveLife } from './live-life.ts';
import { readPersonaFolder } from './testing/read-persona-folder.ts';

const { persona, letters } = readPersonaFolder('nora-whitfield');
const life = liveLife(persona, letters);
const { occupations, referenceMs, zone } = life;

test('everybody has something on, from a month before now to the end of the plan', () => {
  expect(new Set(occupations.map(({ person }) => person))).toEqual(
    new Set(persona.contacts.map(({ id }) => id)),
  );
  const days = occupations.map(({ at }) => dayAt(at, zone).toString());
  const today = dayAt(referenceMs, zone);
  expect(days[0]! >= today.subtract({ months: 1, days: 1 }).toString()).toBe(true);
  expect(days.at(-1)! >= today.add({ months: 2, days: 25 }).toString()).toBe(true);
});

test('in order, and nobody in two places', () => {
  const last = new Map<string, number>();
  let before = 0;
  for (const { person, at, until, what } of occupations) {
    expect(at, what).toBeGreaterThanOrEqual(before);
    expect(until, what).toBeGreaterThan(at);
    expect(at, `${person}: ${what}`).toBeGreaterThanOrEqual(last.get(person) ?? 0);
    last.set(person, until);
    before = at;
  }
});

test('what they do with the owner is among it', () => {
  const concert = life.ahead.find(
    (event) => event.type === 'appointment.kept' && event.title === 'Spring concert',
  )!;
  expect(occupations).toContainEqual(
    expect.objectContaining({ person: 'tam', at: concert.at, until: concert.until, what: 'Spring concert' }),
  );
});

test('another life is occupied otherwise', () => {
  expect(liveLife(persona, letters, { seed: 'other' }).occupations).not.toEqual(occupations);
});
