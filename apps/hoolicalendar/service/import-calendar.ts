import { and, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { type ReadEvent, readCalendar } from '../ics/read-calendar.ts';
import { originalStart } from '../ics/read-event.ts';
import type { ReadTask } from '../ics/read-task.ts';
import type { Unreadable } from '../ics/unreadable.ts';
import { hasStart } from '../rules/recurrence.ts';
import { type Event, events } from '../schema/events.ts';
import { tasks } from '../schema/tasks.ts';
import { requireWritable } from './calendars.ts';
import { guestsFrom } from './event-input.ts';
import {
  changeEvent,
  type EventValues,
  eraseRows,
  exceptionsOf,
  insertEvent,
  replaceGuests,
} from './event-store.ts';
import { isRepeating } from './slots.ts';
import { completeTask, createTask, updateTask } from './tasks.ts';

export interface ImportResult {
  imported: number;
  updated: number;
  skipped: Unreadable[];
}

/** Takes in a calendar file. What it cannot take is told with the reason; an event that is there already is updated. */
export function importCalendar(
  ctx: Ctx,
  { calendarId }: { calendarId: number },
  bytes: Uint8Array,
): ImportResult {
  requireWritable(ctx, calendarId);
  const { events: read, tasks: todos, problems } = readCalendar(decode(bytes), ctx.zone);
  const result: ImportResult = { imported: 0, updated: 0, skipped: [...problems] };
  const note = (title: string, taken: Taken) => {
    if (taken === 'imported' || taken === 'updated') result[taken]++;
    else result.skipped.push({ title, reason: taken.reason });
  };
  const families = Map.groupBy(read, ({ uid }) => uid);
  for (const family of families.values()) {
    const root = family.findLast(({ recurrence }) => recurrence === null);
    const others = family.filter(({ recurrence }) => recurrence !== null);
    if (root) note(root.title, importFamily(ctx, calendarId, { root, others, note }));
    else for (const lone of others) note(lone.title, importLone(ctx, calendarId, lone));
  }
  for (const todo of todos) note(todo.title, importTask(ctx, todo));
  return result;
}

type Taken = 'imported' | 'updated' | { reason: string };

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw refused('The file is not text in UTF-8. Export it again as an iCalendar file.');
  }
}

interface Family {
  root: ReadEvent;
  others: readonly ReadEvent[];
  note: (title: string, taken: Taken) => void;
}

function importFamily(ctx: Ctx, calendarId: number, { root, others, note }: Family): Taken {
  if (root.status === 'cancelled') return { reason: 'it was canceled' };
  const known = eventIn(ctx, calendarId, root.uid);
  if (known && known.sequence > root.sequence) return { reason: 'your calendar has a newer version of it' };
  const series = record(ctx, root, { known, calendarId });
  eraseRows(ctx, exceptionsOf(ctx, series.id));
  for (const other of others) {
    const problem = importException(ctx, series, other);
    if (problem) note(other.title, { reason: problem });
  }
  return known ? 'updated' : 'imported';
}

/** Answers what is wrong, if anything. */
function importException(ctx: Ctx, series: Event, read: ReadEvent): string | null {
  const recurrenceId = originalStart(read, series) ?? '';
  if (!isRepeating(series) || !hasStart(series, recurrenceId))
    return `it stands in for ${recurrenceId}, when its series has no event`;
  if (exceptionsOf(ctx, series.id).some((each) => each.recurrenceId === recurrenceId))
    return `there are two events for ${recurrenceId} of its series`;
  if (read.status === 'cancelled') {
    changeEvent(ctx, series, { exdates: [...series.exdates, recurrenceId].sort() });
    return null;
  }
  const exception = insertEvent(ctx, {
    ...valuesOf(ctx, read),
    ...{ uid: series.uid, calendarId: series.calendarId, seriesId: series.id, recurrenceId },
  });
  replaceGuests(ctx, exception.id, guestsOf(ctx, read));
  return null;
}

/** An occurrence whose series is not in the file stands for itself. */
function importLone(ctx: Ctx, calendarId: number, read: ReadEvent): Taken {
  if (read.status === 'cancelled') return { reason: 'it was canceled' };
  const uid = `${read.uid}/${read.recurrence?.wall}`;
  const known = eventIn(ctx, calendarId, uid);
  record(ctx, { ...read, uid }, { known, calendarId });
  return known ? 'updated' : 'imported';
}

const eventIn = (ctx: Ctx, calendarId: number, uid: string): Event | undefined =>
  ctx.db
    .select()
    .from(events)
    .where(and(eq(events.uid, uid), eq(events.calendarId, calendarId), isNull(events.seriesId)))
    .get();

function record(
  ctx: Ctx,
  read: ReadEvent,
  { known, calendarId }: { known: Event | undefined; calendarId: number },
): Event {
  const values = { ...valuesOf(ctx, read), uid: read.uid, calendarId };
  const event = known
    ? changeEvent(ctx, known, { ...values, status: 'confirmed', deletedAt: null })
    : insertEvent(ctx, values);
  replaceGuests(ctx, event.id, guestsOf(ctx, read));
  return event;
}

function valuesOf(ctx: Ctx, read: ReadEvent): Omit<EventValues, 'uid' | 'calendarId'> {
  const { kind, title, description, location, color, allDay, start, zone, lastsMs } = read;
  const { rrule, exdates, rdates, busy, visibility, sequence, reminders } = read;
  const isOthers = read.organizer !== null && read.organizer.email !== ctx.owner.email.toLowerCase();
  return {
    ...{ kind, title, description, location, color, allDay, start, zone, lastsMs },
    ...{ rrule, exdates, rdates, busy, visibility, sequence, reminders },
    ...{ guestsCanModify: false, guestsCanInvite: true, guestsCanSeeList: true },
    organizerEmail: isOthers ? (read.organizer?.email ?? null) : null,
    organizerName: isOthers ? (read.organizer?.name ?? null) : null,
    answer: isOthers ? ownAnswer(ctx, read) : null,
  };
}

const ownAnswer = (ctx: Ctx, { attendees }: ReadEvent) =>
  attendees.find(({ email }) => email === ctx.owner.email.toLowerCase())?.answer ?? 'unanswered';

const guestsOf = (ctx: Ctx, { attendees, organizer }: ReadEvent) =>
  guestsFrom(ctx, attendees, [organizer?.email ?? null]).map((guest) => ({
    ...guest,
    answer: attendees.find(({ email }) => email === guest.email)?.answer ?? ('unanswered' as const),
  }));

function importTask(ctx: Ctx, { uid, done, ...input }: ReadTask): Taken {
  const known = ctx.db
    .select()
    .from(tasks)
    .where(and(eq(tasks.uid, uid), isNull(tasks.deletedAt)))
    .get();
  const { id } = known ? updateTask(ctx, { id: known.id, ...input }) : createTask(ctx, input, uid);
  if (done !== (known !== undefined && known.doneAt !== null)) completeTask(ctx, { id, done });
  return known ? 'updated' : 'imported';
}
