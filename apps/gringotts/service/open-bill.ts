import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { type Bill, bills } from '../schema/bills.ts';

/** The oldest bill of a payee that is not paid yet. */
export const openBill = (ctx: Ctx, payeeId: number): Bill | undefined =>
  ctx.db
    .select()
    .from(bills)
    .where(and(eq(bills.payeeId, payeeId), isNull(bills.paidAt)))
    .orderBy(asc(bills.dueOn))
    .get();
