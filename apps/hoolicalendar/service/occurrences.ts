import { and, asc, gte, isNull, lt } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { addDays, isDay, momentOf } from '#kit/time.ts';
import type { Color } from '../rules/colors.ts';
import { sundayBased } from '../rules/recurrence-rule.ts';
import { DAY_MS, dayAt, momentOfWall, plusDays } from '../rules/wall-time.ts';
import { type Answer, type Event, guests } from '../schema/events.ts';
import { type Task, tasks } from '../schema/tasks.ts';
import { calendarOfKind, listCalendars } from './calendars.ts';
import { conflictingSlots } from './conflicts.ts';
import { mayModify } from './permissions.ts';
import { readSettings } from './settings.ts';
import { isRepeating, type Slot, slotsBetween } from './slots.ts';

export interface Occurrence {
  eventId: number;
  occurrence: string;
  calendarId: number;
  kind: Event['kind'] | 'task';
  title: string;
  color: Color;
  allDay: boolean;
  startsAt: number;
  endsAt: number;
  startDay: string;
  /** Exclusive. */
  endDay: string;
  zone: string;
  location: string;
  /** The owner's, to an invitation; null for their own events. */
  answer: Answer | null;
  busy: boolean;
  isRecurring: boolean;
  hasGuests: boolean;
  hasConflict: boolean;
  editable: boolean;
  done?: boolean;
}

export type View = 'day' | 'week' | 'month' | 'agenda';

export interface ViewOfDays {
  day: string;
  from: string;
  to: string;
  today: string;
  occurrences: Occurrence[];
}

/** What a grid shows around a day; without a day, around today. */
export function viewOccurrences(ctx: Ctx, { view, day: asked }: { view: View; day: string }): ViewOfDays {
  const { zone, weekStart } = readSettings(ctx);
  const today = dayAt(ctx.now, zone);
  const day = asked || today;
  if (!isDay(day)) throw refused(`"${day}" is not a date. Use one such as 2026-04-02.`, 'day');
  const { from, to } = rangeOf(view, day, weekStart);
  return { day, from, to, today, occurrences: listOccurrences(ctx, { from, to }) };
}

const AGENDA_DAYS = 30;

function rangeOf(view: View, day: string, weekStart: number): { from: string; to: string } {
  const startOfWeek = (each: string) => addDays(each, -((sundayBased(each) - weekStart + 7) % 7));
  switch (view) {
    case 'day':
      return { from: day, to: addDays(day, 1) };
    case 'agenda':
      return { from: day, to: addDays(day, AGENDA_DAYS) };
    case 'week':
      return { from: startOfWeek(day), to: addDays(startOfWeek(day), 7) };
    case 'month': {
      const first = `${day.slice(0, 7)}-01`;
      const last = addDays(`${addDays(first, 31).slice(0, 7)}-01`, -1);
      return { from: startOfWeek(first), to: addDays(startOfWeek(last), 7) };
    }
  }
}

/** Days in the zone of the settings; `to` is exclusive. */
export function listOccurrences(ctx: Ctx, { from, to }: { from: string; to: string }): Occurrence[] {
  return ctx.memo(`occurrences ${from} ${to}`, () => {
    const { zone } = readSettings(ctx);
    const slots = slotsBetween(ctx, momentOf(from, '00:00', zone), momentOf(to, '00:00', zone));
    return [...showSlots(ctx, slots), ...dueTasks(ctx, { from, to })].filter(
      ({ startDay, endDay }) => startDay < to && endDay > from,
    );
  });
}

export function showSlots(ctx: Ctx, slots: readonly Slot[]): Occurrence[] {
  const { zone } = readSettings(ctx);
  const calendars = new Map(listCalendars(ctx).map((calendar) => [calendar.id, calendar]));
  const withGuests = eventsWithGuests(ctx);
  const conflicts = conflictingSlots(slots);
  return slots.map((slot): Occurrence => {
    const { event, startsAt, endsAt } = slot;
    const { calendarId, kind, title, allDay, location, answer, busy } = event;
    const calendar = calendars.get(calendarId);
    return {
      ...{ eventId: slot.rootId, occurrence: slot.occurrence, calendarId, kind, title, allDay },
      ...{ startsAt, endsAt, ...daysOf(slot, zone), zone: event.zone, location, answer, busy },
      color: event.color ?? calendar?.color ?? 'cobalt',
      isRecurring: event.seriesId !== null || isRepeating(event),
      hasGuests: withGuests.has(event.id) || event.organizerEmail !== null,
      hasConflict: conflicts.has(slot),
      editable: (calendar?.writable ?? false) && mayModify(event),
    };
  });
}

function daysOf({ event, start, startsAt, endsAt }: Slot, zone: string) {
  if (event.allDay) return { startDay: start, endDay: plusDays(start, event.lastsMs / DAY_MS) };
  const startDay = dayAt(startsAt, zone);
  const lastDay = endsAt > startsAt ? dayAt(endsAt - 1, zone) : startDay;
  return { startDay, endDay: plusDays(lastDay, 1) };
}

const eventsWithGuests = (ctx: Ctx): Set<number> =>
  new Set(
    ctx.db
      .selectDistinct({ id: guests.eventId })
      .from(guests)
      .all()
      .map(({ id }) => id),
  );

function dueTasks(ctx: Ctx, { from, to }: { from: string; to: string }): Occurrence[] {
  const due = ctx.db
    .select()
    .from(tasks)
    .where(and(isNull(tasks.deletedAt), gte(tasks.dueDay, from), lt(tasks.dueDay, to)))
    .orderBy(asc(tasks.dueDay), asc(tasks.position))
    .all();
  const { id: calendarId, color } = calendarOfKind(ctx, 'tasks');
  const { zone } = readSettings(ctx);
  return due.map((task) => showTask(task, { calendarId, color, zone }));
}

const TASK_MS = 30 * 60_000;

function showTask(
  task: Task,
  { calendarId, color, zone }: { calendarId: number; color: Color; zone: string },
): Occurrence {
  const startDay = task.dueDay ?? '';
  const startsAt = momentOfWall(`${startDay}T${task.dueTime ?? '00:00'}:00`, zone);
  return {
    ...{ eventId: task.id, occurrence: '', calendarId, kind: 'task', title: task.title, color },
    ...{ allDay: task.dueTime === null, startsAt, endsAt: startsAt + (task.dueTime ? TASK_MS : 0) },
    ...{ startDay, endDay: plusDays(startDay, 1), zone, location: '', answer: null, busy: false },
    ...{ isRecurring: false, hasGuests: false, hasConflict: false, editable: true },
    done: task.doneAt !== null,
  };
}
