import { and, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { type Transaction, transactions } from '../schema/ledger.ts';

/** What is left of a purchase to give back. */
export function refundableCents(ctx: Ctx, purchase: Transaction): number {
  const given = ctx.db
    .select({ cents: sql<number>`coalesce(sum(${transactions.amountCents}), 0)` })
    .from(transactions)
    .where(and(eq(transactions.relatedId, purchase.id), eq(transactions.kind, 'refund')))
    .get();
  return -purchase.amountCents - (given?.cents ?? 0);
}
