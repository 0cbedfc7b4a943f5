import fc from 'fast-check';
import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { addDays } from '#kit/time.ts';
import type { Recurrence } from '../rules/recurrence-rule.ts';
import { at, days, openCalendarWorld } from '../service/calendar-for-tests.ts';
import { brokenLines } from './lines-for-tests.ts';

type World = ReturnType<typeof openCalendarWorld>;

const FROM = '2026-01-01';
const TO = '2027-01-15';

const DETAILED = 20;

/** Everything that a file carries: all occurrences in a year, the first of them in every detail. */
const contentsOf = ({ ask }: World, calendarId: number) =>
  ask('occurrences.list', { from: FROM, to: TO })
    .filter((each) => each.calendarId === calendarId)
    .map(({ eventId, calendarId: _, hasConflict: __, color: ___, ...facts }, index) => {
      if (index >= DETAILED) return facts;
      const details = ask('events.get', { eventId, occurrence: facts.occurrence });
      const { description, reminders, effectiveReminders, guests, visibility, repeats } = details;
      return { ...facts, description, visibility, repeats, rings: reminders ?? effectiveReminders, guests };
    });

const textOf = ({ ask }: World, calendarId: number): string =>
  String(ask('ics.export', { calendarId }).bytes);

const zone = fc.constantFrom('America/New_York', 'Europe/Berlin', 'Asia/Kolkata', 'Australia/Lord_Howe');
const words = fc.string({ unit: 'grapheme', maxLength: 60 });
const plain = words.map((text) => text.replace(/[\p{Cc}\p{Cs}]/gu, '').trim());

const ends: fc.Arbitrary<Recurrence['ends']> = fc.oneof(
  fc.constant({ kind: 'never' as const }),
  fc.integer({ min: 1, max: 20 }).map((count) => ({ kind: 'after' as const, count })),
  fc.integer({ min: 0, max: 300 }).map((more) => ({ kind: 'on' as const, day: addDays('2026-06-30', more) })),
);
const recurrence: fc.Arbitrary<Recurrence | null> = fc.option(
  fc.record({
    frequency: fc.constantFrom('daily', 'weekly', 'monthly', 'yearly'),
    interval: fc.integer({ min: 1, max: 4 }),
    weekdays: fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { maxLength: 3 }),
    monthlyBy: fc.constantFrom('day', 'weekday'),
    ends,
  }),
);
const event = fc.record({
  title: plain.map((text) => text || 'Plain'),
  location: plain,
  description: fc.array(plain, { maxLength: 4 }).map((lines) => lines.join('\n')),
  day: fc.integer({ min: 0, max: 180 }).map((more) => addDays(FROM, more)),
  hour: fc.integer({ min: 0, max: 23 }),
  minutes: fc.integer({ min: 1, max: 3000 }),
  allDay: fc.boolean(),
  zone,
  recurrence,
  busy: fc.boolean(),
  visibility: fc.constantFrom('default' as const, 'public' as const, 'private' as const),
  reminders: fc.uniqueArray(fc.integer({ min: 0, max: 2000 }), { maxLength: 3 }),
  changed: fc.option(plain),
  dropped: fc.boolean(),
});
type Made = typeof event extends fc.Arbitrary<infer T> ? T : never;

function make({ create, act, ask }: World, calendarId: number, made: Made): void {
  const { day, hour, minutes, allDay, zone, changed, dropped, reminders, ...facts } = made;
  const times = allDay
    ? days(day, addDays(day, 1 + (minutes % 4)))
    : at(`${day}T${String(hour).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`, minutes, zone);
  const guests = minutes % 3 === 0 ? [{ email: 'someone@else.test', name: 'Someone "Else"; Jr.' }] : [];
  const rings = reminders.map((each) => ({ minutes: each, method: 'notification' as const }));
  const { eventId } = create({ ...facts, ...times, guests, reminders: rings, calendarId });
  const mine = ask('occurrences.list', { from: FROM, to: TO }).filter(
    (each) => each.eventId === eventId && each.occurrence,
  );
  const [, second, third] = mine;
  if (changed !== null && second)
    act('events.update', {
      eventId,
      occurrence: second.occurrence,
      scope: 'this',
      changes: { title: changed || 'Changed' },
    });
  if (dropped && third) act('events.delete', { eventId, occurrence: third.occurrence, scope: 'this' });
}

test('what is exported and imported elsewhere is the same, and the file keeps to the letter', () => {
  const world = openCalendarWorld();
  const { act, upload } = world;
  const property = fc.property(fc.array(event, { minLength: 1, maxLength: 3 }), (list) => {
    const { id: here } = act('calendars.create', { name: 'Original', color: 'teal' });
    const { id: there } = act('calendars.create', { name: 'Copy', color: 'teal' });
    try {
      for (const made of list) make(world, here, made);
      const text = textOf(world, here);
      expect(brokenLines(text)).toEqual([]);
      const bytes = new TextEncoder().encode(text);
      const first = upload('ics.import', { calendarId: there }, bytes);
      expect(first).toEqual({ imported: list.length, updated: 0, skipped: [] });
      expect(contentsOf(world, there)).toEqual(contentsOf(world, here));
      const second = upload('ics.import', { calendarId: there }, bytes);
      expect(second).toEqual({ imported: 0, updated: list.length, skipped: [] });
      expect(contentsOf(world, there)).toEqual(contentsOf(world, here));
    } finally {
      for (const id of [here, there]) act('calendars.delete', { id });
    }
  });
  fc.assert(property, { numRuns: 15, seed: 4 });
});

test('another reader finds the zone described and the times it means', () => {
  const world = openCalendarWorld();
  world.create({
    title: 'Berlin call',
    ...at('2026-03-22T09:30', 45, 'Europe/Berlin'),
    recurrence: {
      frequency: 'weekly',
      interval: 1,
      weekdays: [0],
      monthlyBy: 'day',
      ends: { kind: 'after', count: 3 },
    },
  });
  const calendar = new ICAL.Component(ICAL.parse(textOf(world, world.calendarId)));
  const described = calendar.getFirstSubcomponent('vtimezone');
  const timezone = new ICAL.Timezone({ component: described as ICAL.Component, tzid: 'Europe/Berlin' });
  const read = new ICAL.Event(calendar.getFirstSubcomponent('vevent') as ICAL.Component);
  const iterator = read.iterator();
  const moments = [iterator.next(), iterator.next(), iterator.next()].map((time) => {
    const converted = time.clone();
    ICAL.Timezone.convert_time(converted, timezone, ICAL.Timezone.utcTimezone);
    return `${converted}`.slice(0, 19);
  });
  expect(moments).toEqual(['2026-03-22T08:30:00', '2026-03-29T07:30:00', '2026-04-05T07:30:00']);
  expect(iterator.next()).toBeFalsy();
});
