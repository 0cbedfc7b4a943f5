import type { LifeEvent } from './events.ts';
import { checkingDelta } from './ledger.ts';
import type { Plan } from './plan.ts';

/** What may be spent now: from checking, and on the card. */
export interface Money {
  spareCents: number;
  roomCents: number;
}

/** A want happens if one of the two ways to pay allows it, the preferred one first. */
export function afford(plan: Plan, money: Money): LifeEvent[] {
  if (plan.will !== 'want') return [eventOf(plan)];
  if (plan.type !== 'purchase.made') return -checkingDelta(plan) <= money.spareCents ? [eventOf(plan)] : [];
  const way = wayToPay(plan.with, plan.amountCents, money);
  return way ? [eventOf({ ...plan, with: way })] : [];
}

export function wayToPay(preferred: 'credit' | 'debit', amountCents: number, money: Money) {
  const limits = { credit: money.roomCents, debit: money.spareCents };
  const ways = preferred === 'credit' ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const);
  return ways.find((candidate) => amountCents <= limits[candidate]);
}

export function eventOf({ will: _, parts: __, group: ___, ...event }: Plan): LifeEvent {
  return event as LifeEvent;
}
