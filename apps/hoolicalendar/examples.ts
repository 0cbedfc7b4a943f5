import { and, asc, desc, eq, gt, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { Examples } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { allPeople } from '#kit/people.ts';
import { findRow } from '#kit/rows.ts';
import { addDays, dayOf, momentOf } from '#kit/time.ts';
import { calendars } from './schema/calendars.ts';
import { events, undos } from './schema/events.ts';
import { taskLists, tasks } from './schema/tasks.ts';
import { findSlot, keyOf } from './service/find-slot.ts';
import { slotOf } from './service/slots.ts';
import { canUndo } from './service/undo.ts';

/** Real ids of the seeded calendar, for the suites that try every page and every operation. */
export function examples(ctx: Ctx): Examples {
  const found = find(ctx);
  return {
    params: paramsOf(found),
    inputs: { ...eventInputs(ctx, found), ...calendarInputs(found), ...planningInputs(ctx, found) },
    files: { 'ics.import': FILE },
  };
}

const FILE = [
  ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Elsewhere//EN'],
  ...[
    'BEGIN:VEVENT',
    'UID:paper-drive@elsewhere.test',
    'DTSTAMP:20260401T120000Z',
    'DTSTART:20260415T140000Z',
  ],
  ...['DTEND:20260415T150000Z', 'SUMMARY:Paper drive', 'END:VEVENT', 'END:VCALENDAR', ''],
].join('\r\n');

type Found = ReturnType<typeof find>;

function find(ctx: Ctx) {
  const one = (where: ReturnType<typeof and>, order: SQL = sql`${events.startsAt}`) => {
    const event = ctx.db.select().from(events).where(where).orderBy(order, asc(events.id)).get();
    if (!event) throw new Error('The seeded calendar lacks an event that the examples need.');
    return event;
  };
  const live = and(isNull(events.deletedAt), eq(events.status, 'confirmed'));
  const own = and(live, isNull(events.organizerEmail), isNull(events.seriesId), eq(events.allDay, false));
  const guests = sql`length(${events.people})`;
  const series = one(and(own, sql`${events.rrule} <> ''`, sql`${guests} > 0`), guests);
  const invitation = one(and(live, isNotNull(events.answer), eq(events.rrule, ''), isNull(events.seriesId)));
  const deleted = ctx.db.select().from(events).where(isNotNull(events.deletedAt)).get();
  const [task, next] = ctx.db
    .select()
    .from(tasks)
    .where(isNull(tasks.deletedAt))
    .orderBy(asc(tasks.id))
    .all();
  return {
    today: dayOf(ctx.now, ctx.zone),
    single: one(and(own, eq(events.rrule, ''), gt(events.startsAt, ctx.now))),
    occurrence: keyOf(findSlot(ctx, { eventId: series.id, occurrence: '' }).slot),
    invitation,
    deleted: deleted ? keyOf(slotOf(ctx, deleted)) : { eventId: 0, occurrence: '' },
    undo:
      ctx.db
        .select()
        .from(undos)
        .orderBy(desc(undos.id))
        .all()
        .find((each) => canUndo(ctx, each))?.id ?? 0,
    calendar: findRow(ctx, calendars, { isPrimary: true })?.id ?? 0,
    other: smallCalendar(ctx),
    task: task?.id ?? 0,
    next: next?.id ?? 0,
    gone: ctx.db.select().from(tasks).where(isNotNull(tasks.deletedAt)).get()?.id ?? 0,
    list: ctx.db.select().from(taskLists).orderBy(desc(taskLists.id)).get()?.id ?? 0,
  };
}

/** The one with the fewest events that can be deleted. */
const smallCalendar = (ctx: Ctx): number =>
  ctx.db
    .select({ id: calendars.id })
    .from(calendars)
    .where(and(eq(calendars.kind, 'own'), eq(calendars.isPrimary, false)))
    .orderBy(sql`(select count(*) from ${events} where ${events.calendarId} = ${calendars.id})`)
    .get()?.id ?? 0;

const paramsOf = ({ today, single, occurrence, invitation }: Found): Examples['params'] => ({
  ...Object.fromEntries(
    ['day', 'week', 'month', 'agenda'].map((view) => [view, [{ day: today }, { day: '2025-12-25' }]]),
  ),
  event: [single.id, occurrence.eventId, invitation.id].map((eventId) => ({ eventId: String(eventId) })),
  editEvent: [single.id, occurrence.eventId].map((eventId) => ({ eventId: String(eventId) })),
});

function eventInputs(ctx: Ctx, found: Found): Examples['inputs'] {
  const { single, occurrence, invitation, deleted, undo, calendar, today } = found;
  const startsAt = momentOf(addDays(today, 3), '18:00', ctx.zone);
  const endsAt = startsAt + 5_400_000;
  const [guest] = allPeople(ctx);
  const event = {
    ...{ kind: 'event', calendarId: calendar, title: 'Quiz night', allDay: false, startsAt, endsAt },
    ...{ startDay: '', endDay: '', zone: ctx.zone, location: 'Corner table', description: 'Bring pens.' },
    recurrence: {
      ...{ frequency: 'weekly', interval: 2, weekdays: [2, 4], monthlyBy: 'day' },
      ends: { kind: 'after', count: 6 },
    },
    guests: [{ email: guest?.email ?? '', name: guest?.name ?? '', optional: true }],
    ...{ guestsCanModify: false, guestsCanInvite: true, guestsCanSeeList: true, color: 'plum', busy: true },
    ...{ visibility: 'private', reminders: [{ minutes: 30, method: 'notification' }], video: true },
  };
  const moved = { allDay: false, startsAt, endsAt, startDay: '', endDay: '' };
  return {
    'occurrences.view': { view: 'month', day: today },
    'occurrences.list': { from: today, to: addDays(today, 31) },
    'events.get': { ...occurrence },
    'events.search': { q: single.title.split(' ')[0] ?? '', from: '2024-01-01', to: '2027-01-01', page: 1 },
    'events.create': { event, notify: true },
    'events.update': {
      ...{ ...occurrence, scope: 'following', notify: true },
      changes: { title: 'Renamed', location: 'Elsewhere', startsAt, endsAt, color: 'teal' },
    },
    'events.move': { ...occurrence, scope: 'this', ...moved, notify: true },
    'events.delete': { ...occurrence, scope: 'this', notify: true },
    'events.undo': { undoId: String(undo) },
    'events.answer': {
      ...{ eventId: invitation.id, occurrence: '', scope: 'all', answer: 'tentative', note: 'Maybe later.' },
    },
    'events.duplicate': { eventId: single.id, occurrence: '' },
    'events.remind': { ...occurrence, subject: 'Please come', message: 'On time this once.' },
    'quickAdd.preview': { text: 'Lunch with Pam tomorrow noon at the deli' },
    'events.quickAdd': { text: 'Dinner Friday 7pm at the harbor' },
    'trash.restore': { ...deleted },
  };
}

const calendarInputs = ({ calendar, other }: Found): Examples['inputs'] => ({
  'calendars.create': { name: 'Book club', color: 'iris', description: 'One chapter a month.' },
  'calendars.update': { id: other, name: 'Renamed', color: 'cherry', description: '' },
  'calendars.delete': { id: other },
  'calendars.setVisible': { id: calendar, visible: false },
  'settings.update': {
    ...{ zone: 'Europe/Paris', secondZone: 'Asia/Tokyo', weekStart: 1, defaultMinutes: 45, shortcuts: true },
    ...{ showWeekends: false, showDeclined: false },
    workingHours: [{ weekday: 1, start: '10:00', end: '16:00' }],
    defaultAllDayReminders: [{ minutes: 900, method: 'notification' }],
  },
});

function planningInputs(
  ctx: Ctx,
  { today, task, next, gone, list, calendar, single }: Found,
): Examples['inputs'] {
  const emails = allPeople(ctx)
    .slice(0, 3)
    .map(({ email }) => email);
  const span = { emails, from: today, to: addDays(today, 7) };
  return {
    'people.search': { q: 'a' },
    'findTime.busy': span,
    'findTime.suggest': { ...span, minutes: 45 },
    'tasks.create': { title: 'Buy stamps', notes: 'The round ones', dueDay: today, dueTime: '17:30' },
    'tasks.update': { id: task, title: 'Buy more stamps', dueDay: addDays(today, 2), listId: list },
    'tasks.complete': { id: task, done: true },
    'tasks.delete': { id: task },
    'tasks.restore': { id: gone },
    'tasks.reorder': { id: next, before: task },
    'taskLists.create': { name: 'Errands of mine' },
    'taskLists.update': { id: list, name: 'Renamed' },
    'taskLists.delete': { id: list },
    'ics.import': { calendarId: calendar },
    'ics.export': { calendarId: calendar },
    'ics.exportEvent': { eventId: single.id },
  };
}
