import { and, eq, gt, inArray, lt, notInArray, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { type Event, type EventBefore, events, type UndoStep, undos } from '../schema/events.ts';
import { scheduleAlarm } from './alarms.ts';
import { eraseRows, familyOf, findEvent, guestsOf, replaceGuests } from './event-store.ts';
import { tellGuests } from './tell-guests.ts';

const KEPT_MS = 30 * 24 * 3600_000;

interface Undoable {
  /** Series and single events that the action may change. */
  rootIds: readonly number[];
  told: boolean;
}

/** Does something that can be taken back; it answers with the series and events that exist afterwards. */
export function recordUndo<T extends object>(
  ctx: Ctx,
  { rootIds, told }: Undoable,
  work: () => { answer: T; rootIds: readonly number[] },
): T & { undoId: string } {
  const before = snapshot(ctx, rootIds);
  const { answer, rootIds: left } = work();
  const steps = stepsBetween(before, snapshot(ctx, left));
  ctx.db
    .delete(undos)
    .where(lt(undos.at, ctx.now - KEPT_MS))
    .run();
  const { id } = ctx.db.insert(undos).values({ at: ctx.now, steps, told }).returning({ id: undos.id }).get();
  return { ...answer, undoId: String(id) };
}

function snapshot(ctx: Ctx, rootIds: readonly number[]): Map<number, EventBefore> {
  const families = [...new Set(rootIds)].map((id) => familyOf(ctx, id));
  return new Map(
    families.flatMap(({ events: rows, guests }) =>
      rows.map((event) => [
        event.id,
        { event, guests: guests.filter(({ eventId }) => eventId === event.id) },
      ]),
    ),
  );
}

/** What must happen to rows that changed, vanished or appeared. */
function stepsBetween(
  before: ReadonlyMap<number, EventBefore>,
  after: ReadonlyMap<number, EventBefore>,
): UndoStep[] {
  const ids = [...new Set([...before.keys(), ...after.keys()])];
  return ids.flatMap((id) => {
    const [was, is] = [before.get(id), after.get(id)];
    if (was && is && essence(was) === essence(is)) return [];
    return [{ id, before: was ?? null, updatedAt: is?.event.updatedAt ?? null }];
  });
}

const essence = ({ event, guests }: EventBefore): string => {
  const { alarmJobId: _, updatedAt: __, ...facts } = event;
  return JSON.stringify([facts, guests.map(({ email, optional }) => [email, optional])]);
};

type Undo = typeof undos.$inferSelect;

/** Whether nobody has touched since what would be put back. */
export function canUndo(ctx: Ctx, { id, steps }: Undo): boolean {
  const ids = steps.map((step) => step.id);
  const added = steps.filter(({ before }) => before === null).map((step) => step.id);
  const later = ctx.db.select().from(undos).where(gt(undos.id, id)).all();
  const grown = and(inArray(events.seriesId, added), notInArray(events.id, ids));
  return (
    steps.every(
      (step) =>
        step.updatedAt === null || findRow(ctx, events, { id: step.id })?.updatedAt === step.updatedAt,
    ) &&
    !later.some((other) => other.steps.some((step) => ids.includes(step.id))) &&
    ctx.db.select({ id: events.id }).from(events).where(grown).all().length === 0
  );
}

export function undo(ctx: Ctx, { undoId }: { undoId: string }): { eventIds: number[] } {
  const kept = findRow(ctx, undos, { id: Number(undoId) });
  if (!kept) throw conflict('That can no longer be undone.');
  const { steps, told } = kept;
  if (!canUndo(ctx, kept)) throw conflict('The event was changed since. Open it to see how it is by now.');
  const touched = steps.filter(({ updatedAt }) => updatedAt !== null).map(({ id }) => findEvent(ctx, id));
  makeRoom(ctx, touched);
  for (const { id, before, updatedAt } of steps) if (before && updatedAt !== null) putBack(ctx, id, before);
  const added = steps.filter(({ before }) => before === null).map(({ id }) => id);
  eraseRows(
    ctx,
    touched.filter(({ id }) => added.includes(id)),
  );
  for (const { before, updatedAt } of steps) if (before && updatedAt === null) insertAgain(ctx, before);
  ctx.db.delete(undos).where(eq(undos.id, kept.id)).run();
  if (told) for (const event of touched) tellAgain(ctx, event);
  return { eventIds: [...new Set(touched.map(({ id, seriesId }) => seriesId ?? id))] };
}

/** Of the row that is back; of the series when what was taken back was an exception. */
function tellAgain(ctx: Ctx, was: Event): void {
  const back = findRow(ctx, events, { id: was.id }) ?? findRow(ctx, events, { id: was.seriesId ?? 0 });
  if (!back) return;
  const isAtOtherTime =
    back.id === was.id &&
    (back.start !== was.start || back.lastsMs !== was.lastsMs || back.rrule !== was.rrule);
  tellGuests(ctx, { kind: 'changed', event: back, isAtOtherTime });
}

/** Exceptions may go back to starts that others of them hold. */
function makeRoom(ctx: Ctx, rows: readonly Event[]): void {
  const ids = rows.filter(({ recurrenceId }) => recurrenceId !== null).map(({ id }) => id);
  ctx.db
    .update(events)
    .set({ recurrenceId: sql`${events.recurrenceId} || '~' || ${events.id}` })
    .where(inArray(events.id, ids))
    .run();
}

function putBack(ctx: Ctx, id: number, { event, guests }: EventBefore): void {
  const { id: _, alarmJobId: __, ...facts } = event;
  const answers = new Map(guestsOf(ctx, id).map((guest) => [guest.email, guest]));
  const row = ctx.db.update(events).set(facts).where(eq(events.id, id)).returning().get();
  scheduleAlarm(ctx, row as Event);
  replaceGuests(
    ctx,
    id,
    guests.map((guest) => ({ ...guest, ...answerOf(answers.get(guest.email)) })),
  );
}

/** What a guest answered meanwhile they have answered. */
const answerOf = (guest: { answer: Event['answer']; note: string } | undefined) =>
  guest?.answer ? { answer: guest.answer, note: guest.note } : {};

/** Exceptions that went: they get new row ids, for theirs may be taken. */
function insertAgain(ctx: Ctx, { event, guests }: EventBefore): void {
  const { id: _, ...facts } = event;
  const row = ctx.db
    .insert(events)
    .values({ ...facts, alarmJobId: null })
    .returning()
    .get();
  scheduleAlarm(ctx, row);
  replaceGuests(ctx, row.id, guests);
}
