import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { jobs, notifications } from '#kit/tables.ts';
import { at, daily, openCalendarWorld } from './calendar-for-tests.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

function open() {
  const calendar = openCalendarWorld();
  const rung = () =>
    calendar.world.readAll((db) =>
      db
        .select()
        .from(notifications)
        .where(eq(notifications.app, 'hoolicalendar'))
        .all()
        .filter(({ title }) => title.startsWith('Ring'))
        .map(({ at: moment, title, href }) => ({ moment, title, href })),
    );
  const now = () => calendar.world.clock.now();
  return { ...calendar, rung, advanceTo: (moment: number) => calendar.advance(moment - now()) };
}

const minutes = (...list: number[]) =>
  list.map((each) => ({ minutes: each, method: 'notification' as const }));

test('each reminder rings once, at its minute, and opens the event', () => {
  const { create, advanceTo, rung } = open();
  const times = at('2026-04-03T15:00', 60);
  const { eventId } = create({ title: 'Ring', ...times, reminders: minutes(60, 10) });
  advanceTo(times.startsAt - 61 * MINUTE_MS);
  expect(rung()).toEqual([]);
  advanceTo(times.startsAt + DAY_MS);
  expect(rung()).toEqual([
    { moment: times.startsAt - 60 * MINUTE_MS, title: 'Ring', href: `/events/${eventId}` },
    { moment: times.startsAt - 10 * MINUTE_MS, title: 'Ring', href: `/events/${eventId}` },
  ]);
});

test('a series rings for each occurrence, also after the clocks change; exceptions ring at their own time', () => {
  const { create, act, advanceTo, rung } = open();
  const times = at('2026-04-03T15:00', 60);
  const { eventId } = create({ title: 'Ring', ...times, recurrence: daily(), reminders: minutes(10) });
  act('events.delete', { eventId, occurrence: '2026-04-04T15:00:00', scope: 'this' });
  act('events.move', {
    eventId,
    occurrence: '2026-04-05T15:00:00',
    scope: 'this',
    ...at('2026-04-05T18:00', 60),
  });
  advanceTo(times.startsAt + 3 * DAY_MS);
  const hour = 60 * MINUTE_MS;
  expect(rung().map(({ moment }) => (moment - times.startsAt) / MINUTE_MS + 10)).toEqual([
    ...[0, (2 * DAY_MS + 3 * hour) / MINUTE_MS, (3 * DAY_MS) / MINUTE_MS],
  ]);
});

test('editing an event after it rang does not ring again; moving it later does', () => {
  const { create, act, advanceTo, rung } = open();
  const times = at('2026-04-03T15:00', 60);
  const { eventId } = create({ title: 'Ring', ...times, reminders: minutes(30) });
  advanceTo(times.startsAt - 20 * MINUTE_MS);
  act('events.update', { eventId, scope: 'all', changes: { title: 'Ring twice?' } });
  advanceTo(times.startsAt - 5 * MINUTE_MS);
  expect(rung()).toHaveLength(1);
  act('events.move', { eventId, scope: 'all', ...at('2026-04-03T17:00', 60) });
  advanceTo(times.startsAt + DAY_MS);
  expect(rung().map(({ title }) => title)).toEqual(['Ring', 'Ring twice?']);
});

test('what is deleted is silent, what is restored rings, and there is one job an event', () => {
  const { create, act, advanceTo, rung, world } = open();
  const times = at('2026-04-03T15:00', 60);
  const { eventId } = create({ title: 'Ring', ...times, reminders: minutes(30, 20, 10) });
  const waiting = () =>
    world
      .readAll((db) =>
        db
          .select()
          .from(jobs)
          .where(and(eq(jobs.state, 'waiting'), eq(jobs.name, 'remind')))
          .all(),
      )
      .filter(({ payload }) => (payload as { eventId: number }).eventId === eventId);
  expect(waiting()).toHaveLength(1);
  const { undoId } = act('events.delete', { eventId, scope: 'all' });
  expect(waiting()).toEqual([]);
  advanceTo(times.startsAt - 25 * MINUTE_MS);
  act('events.undo', { undoId });
  expect(waiting()).toHaveLength(1);
  advanceTo(times.startsAt);
  expect(rung().map(({ moment }) => (times.startsAt - moment) / MINUTE_MS)).toEqual([20, 10]);
});

test('a task rings when it is due, unless it is done', () => {
  const { act, advanceTo, rung } = open();
  act('tasks.create', { title: 'Ring the dentist', dueDay: '2026-04-03', dueTime: '15:00' });
  const { id } = act('tasks.create', { title: 'Ring the bank', dueDay: '2026-04-03', dueTime: '15:00' });
  act('tasks.complete', { id, done: true });
  advanceTo(at('2026-04-03T16:00', 1).startsAt);
  expect(rung().map(({ title }) => title)).toEqual(['Ring the dentist']);
});
