import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound, refused } from '#kit/errors.ts';
import { addDays, dayOf, momentOf } from '#kit/time.ts';
import { accountLabel } from '../rules/accounts.ts';
import { savingsShare } from '../rules/pay-split.ts';
import { OWN_ROUTING } from '../rules/routing.ts';
import { type DirectDeposit, directDeposits } from '../schema/external.ts';
import { accountOfKind, post } from './ledger.ts';

const PAY_EVERY_DAYS = 14;

export interface DirectDepositInput {
  employer: string;
  employeeId: string;
  split: 'none' | 'percent' | 'amount';
  savingsPercent: number;
  savingsCents: number;
}

const active = isNull(directDeposits.stoppedAt);

export const listDirectDeposits = (ctx: Ctx) =>
  ctx.db
    .select()
    .from(directDeposits)
    .where(active)
    .orderBy(asc(directDeposits.id))
    .all()
    .map(({ jobId: _, ...row }) => row);

/** What an employer's form asks for. */
export const getDepositDetails = (ctx: Ctx) => {
  const checking = accountOfKind(ctx, 'checking');
  return { routing: OWN_ROUTING, number: checking.number, account: accountLabel(checking) };
};

export function setUpDirectDeposit(ctx: Ctx, input: DirectDepositInput) {
  const values = checkSplit(input);
  if (findByEmployer(ctx, input.employer))
    throw conflict(`Direct deposit from ${input.employer} is set up already. Change it instead.`);
  const row = ctx.db
    .insert(directDeposits)
    .values({ ...values, createdAt: ctx.now })
    .returning()
    .get();
  return shown(row);
}

export function editDirectDeposit(ctx: Ctx, { id, ...input }: DirectDepositInput & { id: number }) {
  find(ctx, id);
  const values = checkSplit(input);
  const row = ctx.db.update(directDeposits).set(values).where(eq(directDeposits.id, id)).returning().get();
  return shown(row);
}

export function stopDirectDeposit(ctx: Ctx, id: number) {
  const { jobId, employer } = find(ctx, id);
  if (jobId) ctx.cancelScheduled(jobId);
  ctx.db
    .update(directDeposits)
    .set({ stoppedAt: ctx.now, jobId: null, nextPayOn: null })
    .where(eq(directDeposits.id, id))
    .run();
  return { id, employer };
}

function checkSplit(input: DirectDepositInput): DirectDepositInput {
  const { split, savingsPercent, savingsCents } = input;
  if (split === 'percent' && savingsPercent < 1)
    throw refused('Enter a share from 1 to 100 percent.', 'savingsPercent');
  if (split === 'amount' && savingsCents < 1)
    throw refused('Enter the amount that goes to savings.', 'savingsCents');
  return {
    ...input,
    savingsPercent: split === 'percent' ? savingsPercent : 0,
    savingsCents: split === 'amount' ? savingsCents : 0,
  };
}

/** Pay comes in and is shared out as the owner chose; the next one is expected two weeks later. */
export function receivePay(ctx: Ctx, { employer, netCents }: { employer: string; netCents: number }): void {
  const rule = findByEmployer(ctx, employer);
  const toSavings = rule ? savingsShare(rule, netCents) : 0;
  const parts = [
    ['checking', netCents - toSavings],
    ['savings', toSavings],
  ] as const;
  for (const [kind, amountCents] of parts)
    if (amountCents > 0)
      post(ctx, accountOfKind(ctx, kind).id, {
        kind: 'deposit',
        amountCents,
        description: `${employer} payroll`,
        category: 'income',
      });
  if (rule) expectNextPay(ctx, rule, netCents);
}

function expectNextPay(ctx: Ctx, rule: DirectDeposit, netCents: number): void {
  if (rule.jobId) ctx.cancelScheduled(rule.jobId);
  const nextPayOn = addDays(dayOf(ctx.now, ctx.zone), PAY_EVERY_DAYS);
  const jobId = ctx.schedule(momentOf(nextPayOn, '09:00', ctx.zone), 'payWages', {
    employer: rule.employer,
    netCents,
  });
  ctx.db
    .update(directDeposits)
    .set({ lastNetCents: netCents, nextPayOn, jobId })
    .where(eq(directDeposits.id, rule.id))
    .run();
}

const findByEmployer = (ctx: Ctx, employer: string): DirectDeposit | undefined =>
  ctx.db
    .select()
    .from(directDeposits)
    .where(and(active, eq(directDeposits.employer, employer)))
    .get();

function find(ctx: Ctx, id: number): DirectDeposit {
  const row = ctx.db
    .select()
    .from(directDeposits)
    .where(and(active, eq(directDeposits.id, id)))
    .get();
  if (!row) throw notFound('direct deposit', id);
  return row;
}

const shown = ({ jobId: _, ...row }: DirectDeposit) => row;
