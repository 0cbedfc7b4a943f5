import { z } from 'zod';
import { amountCents, id } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { SPENDING_CATEGORIES } from '../rules/categories.ts';
import { createBudget, listBudgets, removeBudget, updateBudget } from '../service/budgets.ts';
import { getCategoryInsights, getInsights } from '../service/insights.ts';

const month = z
  .string()
  .regex(/^20\d\d-(0[1-9]|1[0-2])$/, 'Use a month such as 2026-03.')
  .optional();

export const budgetsApi = {
  'insights.get': query(z.object({ month }), getInsights),
  'insights.category': query(z.object({ category: z.string().max(40), month }), getCategoryInsights),
  'budgets.list': query(z.object({ month }), listBudgets),
  'budgets.create': action(
    z.object({ category: z.enum(SPENDING_CATEGORIES), monthlyCents: amountCents }),
    createBudget,
  ),
  'budgets.update': action(z.object({ id, monthlyCents: amountCents }), updateBudget),
  'budgets.remove': action(z.object({ id }), (ctx, input) => removeBudget(ctx, input.id)),
} as const;
