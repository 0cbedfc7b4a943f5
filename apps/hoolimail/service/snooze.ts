import { and, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { messages, threads } from '../schema/mail.ts';
import { clearSnooze } from './clear-snooze.ts';
import { markUnread, threadHref } from './mark-threads.ts';
import { moveIn, moveOut } from './move-threads.ts';

const LONGEST_MS = 5 * 366 * 24 * 3600_000;

/** Out of the inbox until a moment; then it comes back as if it had just arrived. */
export function snooze(ctx: Ctx, ids: number[], until: number): void {
  if (until <= ctx.now) throw refused('Choose a time in the future.', 'change.until');
  if (until > ctx.now + LONGEST_MS) throw refused('Choose a time within five years.', 'change.until');
  clearSnooze(ctx, ids);
  moveOut(ctx, ids);
  for (const threadId of ids) {
    const snoozeJobId = ctx.schedule(until, 'returnSnoozed', { threadId });
    ctx.db.update(threads).set({ snoozedUntil: until, snoozeJobId }).where(eq(threads.id, threadId)).run();
  }
}

export function unsnooze(ctx: Ctx, ids: number[]): void {
  const snoozed = ctx.db
    .select({ id: threads.id })
    .from(threads)
    .where(and(inArray(threads.id, ids), isNotNull(threads.snoozedUntil)))
    .all()
    .map(({ id }) => id);
  if (snoozed.length === 0) return;
  clearSnooze(ctx, snoozed);
  moveIn(ctx, snoozed);
}

/** The job at the end of a snooze. */
export function returnSnoozed(ctx: Ctx, { threadId }: { threadId: number }): void {
  const thread = findRow(ctx, threads, { id: threadId });
  if (!thread?.snoozedUntil) return;
  unsnooze(ctx, [threadId]);
  ctx.db.update(threads).set({ returnedAt: ctx.now }).where(eq(threads.id, threadId)).run();
  markUnread(ctx, [threadId]);
  const newest = findRow(ctx, messages, { threadId });
  ctx.notify({
    title: `Snoozed: ${thread.subject || '(no subject)'}`,
    body: newest ? `From ${newest.fromName || newest.fromEmail}` : '',
    href: threadHref(threadId),
  });
}
