import { desc, eq, inArray, lt } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { type EventFamily, events, type Guest, guests, undos } from '../schema/events.ts';
import { scheduleAlarm } from './alarms.ts';
import { eraseRows, familyOf, findEvent } from './event-store.ts';
import { tellGuests } from './tell-guests.ts';

const KEPT_MS = 3600_000;

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
  const before = rootIds.map((id) => familyOf(ctx, id));
  const { answer, rootIds: left } = work();
  const after = [...new Set(left)].flatMap((id) => familyOf(ctx, id).events);
  ctx.db
    .delete(undos)
    .where(lt(undos.at, ctx.now - KEPT_MS))
    .run();
  const { id } = ctx.db
    .insert(undos)
    .values({
      at: ctx.now,
      before,
      after: after.map((event) => ({ id: event.id, updatedAt: event.updatedAt })),
      told,
    })
    .returning({ id: undos.id })
    .get();
  return { ...answer, undoId: String(id) };
}

export function undo(ctx: Ctx, { undoId }: { undoId: string }): { eventIds: number[] } {
  const kept = findRow(ctx, undos, { id: Number(undoId) });
  if (!kept) throw conflict('That can no longer be undone.');
  const rows = ctx.db
    .select()
    .from(events)
    .where(
      inArray(
        events.id,
        kept.after.map(({ id }) => id),
      ),
    )
    .orderBy(desc(events.seriesId))
    .all();
  const isUntouched = kept.after.every(({ id, updatedAt }) =>
    rows.some((row) => row.id === id && row.updatedAt === updatedAt),
  );
  if (!isUntouched) throw conflict('The event was changed since. Open it to see how it is by now.');
  const answered = ctx.db.select().from(guests).all();
  eraseRows(ctx, rows);
  for (const family of kept.before) putBack(ctx, family, answered);
  ctx.db.delete(undos).where(eq(undos.id, kept.id)).run();
  const eventIds = kept.before.flatMap(({ events: [root] }) => (root ? [root.id] : []));
  if (kept.told) for (const id of eventIds) tellAgain(ctx, id);
  return { eventIds };
}

const tellAgain = (ctx: Ctx, id: number): void =>
  tellGuests(ctx, { kind: 'changed', event: findEvent(ctx, id), isAtOtherTime: true });

/** As it was; exceptions get new row ids, for theirs may be taken. But what guests answered meanwhile they have answered. */
function putBack(ctx: Ctx, { events: rows, guests: invited }: EventFamily, answered: readonly Guest[]): void {
  const ids = new Map<number, number>();
  for (const { id, ...row } of rows) {
    const isRoot = row.seriesId === null;
    const values = { ...row, ...(isRoot && { id }), alarmJobId: null };
    const event = ctx.db.insert(events).values(values).returning().get();
    ids.set(id, event.id);
    scheduleAlarm(ctx, event);
  }
  for (const { id: _, ...guest } of invited) {
    const { answer, note } =
      answered.find(({ eventId, email }) => eventId === guest.eventId && email === guest.email) ?? guest;
    const eventId = ids.get(guest.eventId) ?? guest.eventId;
    ctx.db
      .insert(guests)
      .values({ ...guest, eventId, answer, note })
      .run();
  }
}
