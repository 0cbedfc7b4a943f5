import type { LifeEvent } from '../events.ts';
import type { Plan } from '../plan.ts';

/** What happens at a time that is known beforehand, and what has to be paid for it. */
export interface Fixed {
  readonly events: readonly LifeEvent[];
  readonly plans: readonly Plan[];
}

export function joinFixed(parts: readonly Fixed[]): Fixed {
  return { events: parts.flatMap(({ events }) => events), plans: parts.flatMap(({ plans }) => plans) };
}

interface Price {
  readonly merchant: string;
  readonly category: Extract<Plan, { type: 'purchase.made' }>['category'];
  readonly amountCents: number;
  readonly with: 'credit' | 'debit';
}

/** The charge for an event. Takes place whatever happens: the persona says so. */
export function chargeFor(
  id: string,
  at: number,
  { price, cause }: { price: Price; cause: LifeEvent },
): Plan {
  const { merchant, category, amountCents, with: way } = price;
  return {
    ...{ id, at, will: 'must', type: 'purchase.made', merchant, category, amountCents, with: way },
    for: { id: cause.id, type: cause.type },
  };
}
