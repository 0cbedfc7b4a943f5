import { expect, test } from 'vitest';
import { occupations, people } from '#kit/tables.ts';
import { wallOfMoment } from '../rules/wall-time.ts';
import { at, openCalendarWorld, weekly } from './calendar-for-tests.ts';
import { NOTED, putEntry } from './put-entry.ts';

const wall = (moment: number) => wallOfMoment(moment, 'America/New_York').slice(0, 16);

test('a time is found when everybody can, in working hours, the soonest first', () => {
  const { create, ask, act, transact } = openCalendarWorld();
  act('settings.update', { workingHours: [{ weekday: 6, start: '09:00', end: '17:00' }] });
  const [busy, free] = transact((ctx) => {
    const [first, second] = ctx.db.select().from(people).all();
    if (!first || !second) throw new Error('Nobody is known.');
    ctx.db.delete(occupations).run();
    const morning = at('2027-09-11T09:00', 180);
    ctx.db
      .insert(occupations)
      .values({ person: first.id, startsAt: morning.startsAt, endsAt: morning.endsAt, what: 'Pottery' })
      .run();
    return [first, second];
  });
  create({ title: 'Mine', ...at('2027-09-11T12:00', 90) });
  const span = {
    emails: [busy.email, free.email, 'stranger@else.test'],
    from: '2027-09-11',
    to: '2027-09-12',
  };
  const found = ask('findTime.suggest', { ...span, minutes: 60 });
  expect(found.map(({ startsAt }) => wall(startsAt))).toEqual([
    ...['2027-09-11T13:30', '2027-09-11T14:30', '2027-09-11T15:30'],
  ]);
  expect(found.every(({ missing }) => missing.length === 0)).toBe(true);
  expect(
    ask('findTime.busy', span).map(({ known, blocks }) => [known, blocks.map(({ title }) => title)]),
  ).toEqual([
    ...[
      [true, expect.arrayContaining(['Mine'])],
      [true, ['Pottery']],
      [true, []],
      [false, []],
    ],
  ]);
  const all = { ...span, minutes: 480 };
  expect(ask('findTime.suggest', all)[0]?.missing).toEqual(expect.arrayContaining([busy.name]));
});

test('quick add invites whom it names and stands where it says', () => {
  const { ask, act, get, transact } = openCalendarWorld();
  const person = transact((ctx) => ctx.db.select().from(people).get());
  const name = person?.name.split(' ')[0] ?? '';
  const { eventId, startDay } = act('events.quickAdd', {
    text: `Chess with ${name} tomorrow 6pm at the library`,
  });
  expect(get(eventId)).toMatchObject({ title: `Chess with ${name}`, location: 'the library' });
  expect(get(eventId).guests.map(({ name: each }) => each.split(' ')[0])).toContain(name);
  expect(startDay).toBe('2026-04-03');
  expect(ask('quickAdd.preview', { text: 'Gym every Monday 6am' })).toMatchObject({
    repeats: 'Weekly on Monday',
  });
});

test('words find events, a series once, by title, place, guest and notes', () => {
  const { create, ask, act } = openCalendarWorld();
  create({ title: 'Xylophone lesson', recurrence: weekly([2]), description: 'Bring mallets' });
  create({
    title: 'Recital',
    location: 'Xanadu Hall',
    guests: [{ email: 'quentin@else.test', name: 'Quentin' }],
  });
  const { eventId } = create({ title: 'Gone xylophone' });
  act('events.delete', { eventId, scope: 'all' });
  const titles = (q: string) => ask('events.search', { q }).rows.map(({ title }) => title);
  expect(titles('xylophone')).toEqual(['Xylophone lesson']);
  expect(titles('mallets')).toEqual(['Xylophone lesson']);
  expect(titles('at:xanadu')).toEqual(['Recital']);
  expect(titles('with:quentin')).toEqual(['Recital']);
  expect(titles('')).toEqual([]);
  expect(ask('events.search', { q: 'xylophone', from: '2026-01-01', to: '2026-02-01' }).total).toBe(0);
});

test('a booking that was noted is taken over by the app it was made with', () => {
  const { transact, ask } = openCalendarWorld();
  const times = at('2026-05-06T19:30', 120);
  const entry = { title: 'Dinner', startsAt: times.startsAt, endsAt: times.endsAt };
  transact((ctx) => putEntry(ctx, { ...entry, key: `${NOTED}table.x` }));
  transact((ctx) => ctx.ports.calendar.put({ ...entry, title: 'Dinner for two', key: 'tablefind:9' }));
  const dinners = () =>
    ask('occurrences.list', { from: '2026-05-06', to: '2026-05-07' })
      .map(({ title }) => title)
      .filter((title) => title.startsWith('Dinner'));
  expect(dinners()).toEqual(['Dinner for two']);
  transact((ctx) => ctx.ports.calendar.remove('tablefind:9'));
  expect(dinners()).toEqual([]);
});
