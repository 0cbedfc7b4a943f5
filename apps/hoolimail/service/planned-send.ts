import { and, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { messages } from '../schema/mail.ts';

/** Takes back what waits to be sent: the matching mails are drafts again, and their jobs do nothing. */
export function unplanSend(ctx: Ctx, which: SQL | undefined): void {
  const waiting = and(which, sql`${messages.state} in ('outbox', 'scheduled')`);
  for (const { jobId } of ctx.db.select().from(messages).where(waiting).all())
    if (jobId) ctx.cancelScheduled(jobId);
  ctx.db
    .update(messages)
    .set({ state: 'draft', jobId: null, undoUntil: null, scheduledFor: null })
    .where(waiting)
    .run();
}
