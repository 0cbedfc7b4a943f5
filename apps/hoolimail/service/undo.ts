import { asc, desc, eq, inArray, lt } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { type Message, messages, type Thread, threads } from '../schema/mail.ts';
import { labels, threadLabels, undos } from '../schema/mailbox.ts';

const KEPT = 50;

interface Before {
  threads: Thread[];
  messages: Pick<
    Message,
    'id' | 'place' | 'placeBefore' | 'trashedAt' | 'unread' | 'starred' | 'state' | 'scheduledFor'
  >[];
  labels: { threadId: number; labelId: number }[];
}

/** Notes how conversations are, and returns the token that brings them back to it. */
export function remember(ctx: Ctx, ids: number[]): string {
  const before: Before = {
    threads: ctx.db.select().from(threads).where(inArray(threads.id, ids)).all(),
    messages: ctx.db
      .select({
        id: messages.id,
        place: messages.place,
        placeBefore: messages.placeBefore,
        trashedAt: messages.trashedAt,
        unread: messages.unread,
        starred: messages.starred,
        state: messages.state,
        scheduledFor: messages.scheduledFor,
      })
      .from(messages)
      .where(inArray(messages.threadId, ids))
      .orderBy(asc(messages.id))
      .all(),
    labels: ctx.db.select().from(threadLabels).where(inArray(threadLabels.threadId, ids)).all(),
  };
  const newest = ctx.db.select({ id: undos.id }).from(undos).orderBy(desc(undos.id)).limit(1).get();
  const id = (newest?.id ?? 0) + 1;
  ctx.db.insert(undos).values({ id, before }).run();
  ctx.db
    .delete(undos)
    .where(lt(undos.id, id - KEPT))
    .run();
  return `undo-${id}`;
}

/** Puts everything back as it was; mail that came in between stays. */
export function undo(ctx: Ctx, token: string): { restored: number } {
  const id = Number(/^undo-(\d{1,12})$/.exec(token)?.[1]);
  const row = id ? findRow(ctx, undos, { id }) : undefined;
  if (!row) throw notFound('change to undo', token);
  if (row.usedAt) throw conflict('This change was already undone.');
  const before = row.before as Before;
  for (const thread of before.threads) restoreThread(ctx, thread);
  for (const message of before.messages) restoreMessage(ctx, message);
  restoreLabels(ctx, before);
  ctx.db.update(undos).set({ usedAt: ctx.now }).where(eq(undos.id, id)).run();
  return { restored: before.threads.length };
}

function restoreThread(ctx: Ctx, { id, ...before }: Thread): void {
  const current = findRow(ctx, threads, { id });
  if (!current || sameAs(current, before)) return;
  if (current.snoozeJobId) ctx.cancelScheduled(current.snoozeJobId);
  const { snoozedUntil } = before;
  const snoozeJobId = snoozedUntil ? ctx.schedule(snoozedUntil, 'returnSnoozed', { threadId: id }) : null;
  ctx.db
    .update(threads)
    .set({ ...before, snoozeJobId })
    .where(eq(threads.id, id))
    .run();
}

function restoreMessage(ctx: Ctx, { id, state, scheduledFor, ...before }: Before['messages'][number]): void {
  const current = findRow(ctx, messages, { id });
  if (!current) return;
  if (!sameAs(current, before)) ctx.db.update(messages).set(before).where(eq(messages.id, id)).run();
  if (state !== 'scheduled' || current.state !== 'draft' || !scheduledFor) return;
  const jobId = ctx.schedule(scheduledFor, 'sendPlanned', { messageId: id });
  ctx.db.update(messages).set({ state, scheduledFor, jobId }).where(eq(messages.id, id)).run();
}

const sameAs = <T extends object>(current: T, before: Partial<T>) =>
  Object.entries(before).every(([key, value]) => current[key as keyof T] === value);

/** Labels and conversations that were deleted since do not come back. */
function restoreLabels(ctx: Ctx, before: Before): void {
  const ids = before.threads.map(({ id }) => id);
  const kept = new Set(
    ctx.db
      .select({ id: threads.id })
      .from(threads)
      .where(inArray(threads.id, ids))
      .all()
      .map(({ id }) => id),
  );
  const known = new Set(
    ctx.db
      .select({ id: labels.id })
      .from(labels)
      .all()
      .map(({ id }) => id),
  );
  ctx.db.delete(threadLabels).where(inArray(threadLabels.threadId, ids)).run();
  for (const label of before.labels)
    if (kept.has(label.threadId) && known.has(label.labelId))
      ctx.db.insert(threadLabels).values(label).onConflictDoNothing().run();
}
