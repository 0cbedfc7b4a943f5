import { eventOf, type Money, wayToPay } from './afford.ts';
import type { LifeEvent } from './events.ts';
import type { Plan } from './plan.ts';

/** Plans that stand or fall together. What is promised to a group is not spent on anything else. */
export function createGroups() {
  const ways = new Map<string, 'credit' | 'debit' | undefined>();
  const promised = { credit: 0, debit: 0 };
  return {
    promisedCents: (way: 'credit' | 'debit') => promised[way],
    decide(plan: Plan, money: Money): LifeEvent[] {
      if (plan.type !== 'purchase.made' || !plan.group) return [];
      const { id, sumCents } = plan.group;
      if (!ways.has(id)) {
        const chosen = wayToPay(plan.with, sumCents, money);
        ways.set(id, chosen);
        if (chosen) promised[chosen] += sumCents;
      }
      const way = ways.get(id);
      if (!way) return [];
      promised[way] -= plan.amountCents;
      return [eventOf({ ...plan, with: way })];
    },
  };
}
