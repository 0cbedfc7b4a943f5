import { Temporal } from 'temporal-polyfill';
import { describe, expect, test } from 'vitest';
import { liveLife } from './live-life.ts';
import { readPersonaFolder } from './testing/read-persona-folder.ts';
import { verifyLife } from './verify-life.ts';

/** Month ends, a leap day, the days clocks change, New Year's Eve. */
const moments = [
  '2026-03-31T23:50',
  '2028-02-29T09:00',
  '2026-03-08T03:30',
  '2025-11-02T01:30',
  '2025-12-31T18:00',
];
const seeds = ['ash', 'birch', 'cedar', 'elm', 'fir', 'hazel', 'larch', 'maple', 'oak', 'pine'];

const momentIn = (text: string, zone: string): number =>
  Temporal.PlainDateTime.from(text).toZonedDateTime(zone).epochMilliseconds;

describe.each([
  ['michael-scott', seeds],
  ['nora-whitfield', seeds.slice(0, 5)],
])('any life of %s', (slug, someSeeds) => {
  const { persona, letters } = readPersonaFolder(slug);

  test.each(someSeeds.map((seed, index) => [seed, moments[index % moments.length]!] as const))(
    'holds together with seed %s at %s',
    (seed, moment) => {
      const life = liveLife(persona, letters, { seed, referenceMs: momentIn(moment, persona.identity.zone) });
      expect(verifyLife(life, persona)).toEqual([]);
    },
  );

  test('holds together at its own reference time', () => {
    expect(verifyLife(liveLife(persona, letters), persona)).toEqual([]);
  });
});

test('finds what is wrong', () => {
  const { persona, letters } = readPersonaFolder('nora-whitfield');
  const life = liveLife(persona, letters);
  const night = life.events.find(({ type }) => type === 'night.slept')!;
  const late = { id: 'late', at: night.at + 3_600_000, type: 'page.visited', title: 'x', path: '/' } as const;
  const twice = { ...night, place: 'the pier' };
  const faults = verifyLife({ ...life, events: [...life.events, late, twice] }, persona);
  expect(faults.join('\n')).toContain(`Two events are called ${night.id}.`);
  expect(faults.join('\n')).toContain('late comes before what it follows.');
});
