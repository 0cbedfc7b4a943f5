import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { isAddress, sameAddress } from '../rules/addresses.ts';
import { senders } from '../schema/mailbox.ts';
import { findMessage } from './store.ts';

export type SenderRule = typeof senders.$inferSelect;

export const listSenders = (ctx: Ctx): { senders: SenderRule[] } => ({
  senders: ctx.db.select().from(senders).orderBy(asc(senders.email)).all(),
});

/** Leaves the mailing list that a message came by. */
export function unsubscribe(ctx: Ctx, messageId: number): SenderRule {
  const { listId, fromName, fromEmail } = findMessage(ctx, messageId);
  if (!listId)
    throw refused(
      `${fromName || fromEmail} does not send this by a mailing list. You can block the sender instead.`,
    );
  return setRule(ctx, listId, { unsubscribedAt: ctx.now });
}

export function blockSender(ctx: Ctx, email: string): SenderRule {
  if (!isAddress(email)) throw refused(`"${email}" is not an e-mail address.`, 'email');
  if (sameAddress(email, ctx.owner.email)) throw refused('You cannot block yourself.', 'email');
  return setRule(ctx, email, { blockedAt: ctx.now });
}

/** Lifts a block, and joins the list again if it was left. */
export function unblockSender(ctx: Ctx, email: string): SenderRule {
  const known = findRow(ctx, senders, { email: email.toLowerCase() });
  if (!known) throw notFound('blocked sender', email);
  ctx.db.delete(senders).where(eq(senders.email, known.email)).run();
  return { ...known, blockedAt: null, unsubscribedAt: null };
}

const setRule = (ctx: Ctx, email: string, rule: Partial<SenderRule>): SenderRule =>
  ctx.db
    .insert(senders)
    .values({ email: email.toLowerCase(), ...rule })
    .onConflictDoUpdate({ target: senders.email, set: rule })
    .returning()
    .get();
