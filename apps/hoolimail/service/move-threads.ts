import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { messages, type Place } from '../schema/mail.ts';
import { clearSnooze } from './clear-snooze.ts';
import { unplanSend } from './planned-send.ts';
import { visible } from './search.ts';

export const TRASH_KEPT_MS = 30 * 24 * 3600_000;

const within = (ids: number[]) => inArray(messages.threadId, ids);
/** The plus keeps SQLite from reading the whole inbox by its index when a few conversations are asked for. */
const placeIs = (place: Place) => sql`+${messages.place} = ${place}`;

/** Out of the inbox, into All Mail alone. */
export function moveOut(ctx: Ctx, ids: number[]): void {
  ctx.db
    .update(messages)
    .set({ place: 'archive' })
    .where(and(within(ids), placeIs('inbox')))
    .run();
}

/** Back into the inbox: what was received, or the sent mail of a conversation that has nothing else. */
export function moveIn(ctx: Ctx, ids: number[]): void {
  const archived = ctx.db
    .select({ id: messages.id, threadId: messages.threadId, state: messages.state })
    .from(messages)
    .where(and(within(ids), placeIs('archive'), inArray(messages.state, ['received', 'sent'])))
    .all();
  const withReceived = new Set(
    archived.filter(({ state }) => state === 'received').map(({ threadId }) => threadId),
  );
  const moved = archived.filter(({ state, threadId }) => state === 'received' || !withReceived.has(threadId));
  ctx.db
    .update(messages)
    .set({ place: 'inbox' })
    .where(
      inArray(
        messages.id,
        moved.map(({ id }) => id),
      ),
    )
    .run();
}

/** A scheduled mail that is thrown away is not sent; one that is just being sent is. */
export function toTrash(ctx: Ctx, ids: number[]): void {
  clearSnooze(ctx, ids);
  unplanSend(ctx, and(within(ids), eq(messages.state, 'scheduled')));
  trashMessages(ctx, ids, 'thread');
}

/** Throws away whole conversations, or single messages; the trash is emptied of them after 30 days. */
export function trashMessages(ctx: Ctx, ids: number[], of: 'thread' | 'message'): void {
  const column = of === 'thread' ? messages.threadId : messages.id;
  ctx.db
    .update(messages)
    .set({ place: 'trash', placeBefore: sql`${messages.place}`, trashedAt: ctx.now })
    .where(and(inArray(column, ids), ne(messages.place, 'trash'), ne(messages.state, 'outbox')))
    .run();
  ctx.schedule(ctx.now + TRASH_KEPT_MS, 'emptyTrash', {});
}

export function toSpam(ctx: Ctx, ids: number[]): void {
  clearSnooze(ctx, ids);
  ctx.db
    .update(messages)
    .set({ place: 'spam', placeBefore: sql`${messages.place}`, trashedAt: null })
    .where(and(within(ids), eq(messages.state, 'received'), ne(messages.place, 'spam')))
    .run();
}

/** From trash or spam to where it lay before. */
export function moveBack(ctx: Ctx, ids: number[], from: Place): void {
  ctx.db
    .update(messages)
    .set({
      place: sql`coalesce(${messages.placeBefore}, 'inbox')`,
      placeBefore: null,
      trashedAt: null,
    })
    .where(and(within(ids), placeIs(from)))
    .run();
}

/** From trash or spam to the inbox; what the owner wrote goes to All Mail. */
export function toInbox(ctx: Ctx, ids: number[], from: 'trash' | 'spam'): void {
  ctx.db
    .update(messages)
    .set({
      place: sql`case ${messages.state} when 'received' then 'inbox' else 'archive' end`,
      placeBefore: null,
      trashedAt: null,
    })
    .where(and(within(ids), placeIs(from)))
    .run();
}

/** From anywhere, trash and spam included, to All Mail. */
export function toArchive(ctx: Ctx, ids: number[]): void {
  ctx.db
    .update(messages)
    .set({ place: 'archive', placeBefore: null, trashedAt: null })
    .where(and(within(ids), sql`not ${visible} or ${messages.place} = 'inbox'`))
    .run();
}
