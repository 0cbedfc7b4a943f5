import { openTestWorld } from '#server/testing/test-world.ts';
import type { Api } from '../api.ts';
import app from '../app.ts';
import type { Recurrence } from '../rules/recurrence-rule.ts';
import { momentOfWall, wallOfMoment } from '../rules/wall-time.ts';
import { hours, PLAIN_EVENT, wholeDays } from './create-event.ts';
import type { EventInput } from './event-input.ts';

const NEW_YORK = 'America/New_York';

/** A seeded world with shorthands for what tests of the calendar do all the time. Times are on the wall. */
export function openCalendarWorld() {
  const world = openTestWorld<Api>(app);
  const { id: calendarId } = world.act('calendars.create', { name: 'Test', color: 'plum' });
  const create = (input: Partial<EventInput> & { title: string }, { notify = false } = {}) =>
    world.act('events.create', {
      event: {
        ...PLAIN_EVENT,
        ...at('2026-05-05T09:30', 60),
        calendarId,
        ...input,
        guests: [...(input.guests ?? [])],
      },
      notify,
    });
  return {
    ...world,
    calendarId,
    create,
    /** Occurrences of the test calendar, as `2026-05-05T09:30 Title`. */
    shown: (from: string, to: string, zone = NEW_YORK) =>
      world
        .ask('occurrences.list', { from, to })
        .filter((each) => each.calendarId === calendarId)
        .map(
          (each) =>
            `${each.allDay ? each.startDay : wallOfMoment(each.startsAt, zone).slice(0, 16)} ${each.title}`,
        ),
    get: (eventId: number, occurrence = '') => world.ask('events.get', { eventId, occurrence }),
  };
}

export const at = (wall: string, minutes: number, zone = NEW_YORK) => {
  const startsAt = momentOfWall(`${wall}:00`, zone);
  return hours(startsAt, startsAt + minutes * 60_000, zone);
};

export const days = (from: string, to: string) => wholeDays(from, to, NEW_YORK);

export const weekly = (weekdays: number[], more: Partial<Recurrence> = {}): Recurrence => ({
  ...{ frequency: 'weekly', interval: 1, weekdays, monthlyBy: 'day', ends: { kind: 'never' } },
  ...more,
});

export const daily = (more: Partial<Recurrence> = {}): Recurrence => ({
  ...weekly([], more),
  frequency: 'daily',
});
