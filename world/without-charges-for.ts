import type { LifeEvent } from './events.ts';

/**
 * The life as apps see it that charge for some events themselves: the charges that stood in for them are left out,
 * and so are the refunds of those charges. Each purchase is booked once, whoever books it.
 */
export function withoutChargesFor(
  events: readonly LifeEvent[],
  chargedTypes: ReadonlySet<LifeEvent['type']>,
): LifeEvent[] {
  const settled = new Set(
    events
      .filter((event) => event.type === 'purchase.made' && event.for && chargedTypes.has(event.for.type))
      .map(({ id }) => id),
  );
  return events.filter(
    (event) => !settled.has(event.type === 'purchase.refunded' ? event.purchaseId : event.id),
  );
}
