import type { Ctx } from '#kit/context.ts';
import { addDays, dayOf } from '#kit/time.ts';
import type { EventOf } from '#world/events.ts';
import type { Color } from '../rules/colors.ts';
import { OFFICE_HOURS } from '../rules/working-hours.ts';
import { type Calendar, calendars, settings } from '../schema/calendars.ts';
import { taskLists } from '../schema/tasks.ts';
import { PLAIN_EVENT, recordEvent, wholeDays } from '../service/create-event.ts';

const CALENDARS: readonly { name: string; color: Color; kind: Calendar['kind']; isPrimary?: true }[] = [
  { name: 'Personal', color: 'cobalt', kind: 'own', isPrimary: true },
  { name: 'Work', color: 'pine', kind: 'own' },
  { name: 'Trips', color: 'apricot', kind: 'own' },
  { name: 'Birthdays', color: 'olive', kind: 'birthdays' },
  { name: 'Holidays', color: 'teal', kind: 'holidays' },
  { name: 'Tasks', color: 'sky', kind: 'tasks' },
];

/** The calendar on the day it was set up: its settings, its calendars, birthdays and holidays. */
export function openCalendar(ctx: Ctx, event: EventOf<'life.began'>): void {
  ctx.db
    .insert(settings)
    .values({
      id: 1,
      zone: ctx.zone,
      workingHours: [...OFFICE_HOURS],
      defaultReminders: [{ minutes: 10, method: 'notification' }],
      defaultAllDayReminders: [],
    })
    .run();
  for (const calendar of CALENDARS)
    ctx.db
      .insert(calendars)
      .values({ ...calendar, createdAt: ctx.now })
      .run();
  ctx.db.insert(taskLists).values({ name: 'My tasks', createdAt: ctx.now }).run();
  noteBirthdays(ctx, event);
  noteHolidays(ctx, event);
}

export const calendarNamed = (
  ctx: Ctx,
  name: 'Personal' | 'Work' | 'Trips' | 'Birthdays' | 'Holidays',
): number => {
  const found = ctx.db
    .select()
    .from(calendars)
    .all()
    .find((calendar) => calendar.name === name);
  if (!found) throw new Error(`There is no calendar "${name}".`);
  return found.id;
};

/** Whole days on which the owner is free all the same. */
const mark = (ctx: Ctx, title: string, day: string) => ({
  ...{ ...PLAIN_EVENT, title, busy: false, reminders: [] },
  ...wholeDays(day, addDays(day, 1), ctx.zone),
});

function noteBirthdays(ctx: Ctx, { contacts }: EventOf<'life.began'>): void {
  const year = dayOf(ctx.now, ctx.zone).slice(0, 4);
  const calendarId = calendarNamed(ctx, 'Birthdays');
  for (const { name, birthday } of contacts)
    if (birthday) {
      const isLeapDay = birthday.endsWith('-02-29');
      const day = isLeapDay ? `${leapYear(Number(year))}-02-29` : `${year}${birthday.slice(4)}`;
      recordEvent(ctx, {
        ...mark(ctx, `${name}’s birthday`, day),
        calendarId,
        recurrence: {
          ...{ frequency: 'yearly', interval: 1, weekdays: [], monthlyBy: 'day', ends: { kind: 'never' } },
        },
      });
    }
}

const leapYear = (year: number): number => year - (year % 4);

function noteHolidays(ctx: Ctx, { holidays }: EventOf<'life.began'>): void {
  const calendarId = calendarNamed(ctx, 'Holidays');
  for (const { day, name } of holidays) recordEvent(ctx, { ...mark(ctx, name, day), calendarId });
}
