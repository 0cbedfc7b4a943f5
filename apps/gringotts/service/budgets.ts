import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, notFound } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { dayOf, lastDayOfMonth, monthOf } from '#kit/time.ts';
import { categoryLabel } from '../rules/categories.ts';
import { budgets } from '../schema/budgets.ts';
import { spendingByCategory } from './insights.ts';

/** Each budget with what was spent of it in a month, this one unless another is asked for. */
export function listBudgets(ctx: Ctx, { month: asked }: { month?: string }) {
  const today = dayOf(ctx.now, ctx.zone);
  const thisMonth = monthOf(today);
  const month = asked ?? thisMonth;
  const spent = spendingByCategory(ctx, month);
  const rows = ctx.db.select().from(budgets).orderBy(asc(budgets.category)).all();
  return {
    month,
    thisMonth,
    dayOfMonth: month === thisMonth ? Number(today.slice(8)) : null,
    daysInMonth: Number(lastDayOfMonth(month).slice(8)),
    rows: rows.map((budget) => {
      const spentCents = Math.max(0, spent.get(budget.category) ?? 0);
      return {
        ...budget,
        label: categoryLabel(budget.category),
        spentCents,
        leftCents: budget.monthlyCents - spentCents,
        isOver: spentCents > budget.monthlyCents,
      };
    }),
  };
}

export function createBudget(ctx: Ctx, input: { category: string; monthlyCents: number }) {
  const existing = findRow(ctx, budgets, { category: input.category });
  if (existing)
    throw conflict(`You already have a budget for ${categoryLabel(input.category)}. Edit that one instead.`);
  return ctx.db
    .insert(budgets)
    .values({ ...input, createdAt: ctx.now })
    .returning()
    .get();
}

export function updateBudget(ctx: Ctx, { id, monthlyCents }: { id: number; monthlyCents: number }) {
  findBudget(ctx, id);
  return ctx.db.update(budgets).set({ monthlyCents }).where(eq(budgets.id, id)).returning().get();
}

/** Answers what was removed, so that it can be set again. */
export function removeBudget(ctx: Ctx, id: number) {
  const budget = findBudget(ctx, id);
  ctx.db.delete(budgets).where(eq(budgets.id, id)).run();
  return budget;
}

function findBudget(ctx: Ctx, id: number) {
  const budget = findRow(ctx, budgets, { id });
  if (!budget) throw notFound('budget', id);
  return budget;
}
