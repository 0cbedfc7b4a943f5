import { and, inArray, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { threads } from '../schema/mail.ts';

/** Ends the waiting; where the mail lies is for the caller to say. */
export function clearSnooze(ctx: Ctx, ids: number[]): void {
  const snoozed = and(inArray(threads.id, ids), isNotNull(threads.snoozedUntil));
  for (const { snoozeJobId } of ctx.db.select().from(threads).where(snoozed).all())
    if (snoozeJobId) ctx.cancelScheduled(snoozeJobId);
  ctx.db.update(threads).set({ snoozedUntil: null, snoozeJobId: null }).where(snoozed).run();
}
