import { and, asc, count, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { reference } from '#kit/reference.ts';
import { findRow } from '#kit/rows.ts';
import { accountLabel } from '../rules/accounts.ts';
import type { TransferSearch } from '../rules/transfer-search.ts';
import { accounts } from '../schema/ledger.ts';
import { type Transfer, transferRuns, transfers } from '../schema/transfers.ts';
import { contains } from './text-search.ts';

const PAGE_SIZE = 15;

export function findTransfer(ctx: Ctx, id: number): Transfer {
  const transfer = findRow(ctx, transfers, { id });
  if (!transfer) throw notFound('transfer', id);
  return transfer;
}

/** What is ahead first, soonest on top; then what was, newest first. */
export function listTransfers(ctx: Ctx, search: TransferSearch) {
  const where = matching(ctx, search);
  const rows = ctx.db
    .select()
    .from(transfers)
    .where(where)
    .orderBy(
      desc(sql`${transfers.status} = 'scheduled'`),
      asc(transfers.nextOn),
      desc(transfers.createdAt),
      desc(transfers.id),
    )
    .limit(PAGE_SIZE)
    .offset((search.page - 1) * PAGE_SIZE)
    .all();
  const total = ctx.db.select({ n: count() }).from(transfers).where(where).get()?.n ?? 0;
  return {
    rows: rows.map((row) => describe(ctx, row)),
    total,
    page: search.page,
    pageSize: PAGE_SIZE,
  };
}

function matching(ctx: Ctx, { text, show }: TransferSearch): SQL | undefined {
  const named = ctx.db
    .select()
    .from(accounts)
    .all()
    .filter((account) => accountLabel(account).toLowerCase().includes(text.toLowerCase()))
    .map(({ id }) => id);
  return and(
    show === 'all' ? undefined : eq(transfers.status, show),
    text
      ? or(
          contains(transfers.memo, text),
          inArray(transfers.toAccountId, named),
          inArray(transfers.fromAccountId, named),
        )
      : undefined,
  );
}

export const describeTransfer = (ctx: Ctx, id: number) => describe(ctx, findTransfer(ctx, id));

export const getTransfer = (ctx: Ctx, id: number) => ({
  ...describeTransfer(ctx, id),
  runs: ctx.db
    .select()
    .from(transferRuns)
    .where(eq(transferRuns.transferId, id))
    .orderBy(desc(transferRuns.at))
    .all(),
});

function describe(ctx: Ctx, { jobId: _, ...transfer }: Transfer) {
  const label = (accountId: number) => {
    const account = findRow(ctx, accounts, { id: accountId });
    return account ? accountLabel(account) : '';
  };
  return {
    ...transfer,
    reference: reference('TR', transfer.id),
    from: label(transfer.fromAccountId),
    to: label(transfer.toAccountId),
  };
}
