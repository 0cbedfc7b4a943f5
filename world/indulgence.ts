import type { LifeEvent } from './events.ts';
import type { Persona } from './persona.ts';
import type { Plan } from './plan.ts';
import type { Rng } from './rng.ts';

/** On the evening of pay day: something put aside, or something he had been looking at. */
export function createIndulgence({ routines: { saving }, shopping: { impulses } }: Persona, rng: Rng) {
  const random = rng('indulgence');
  const wanted = [...impulses];
  return (payday: Plan, spareCents: number): LifeEvent[] => {
    const saves = random.chance(saving.chance);
    const amountCents = random.pick(saving.amountsCents);
    const at = payday.at + eveningMs + random.int(0, 75) * 60_000;
    if (saves && amountCents * 3 < spareCents)
      return [{ id: `saved.${payday.id}`, at, type: 'money.saved', amountCents }];
    const impulse = wanted[0];
    if (!impulse || impulse.amountCents * 1.25 > spareCents) return [];
    wanted.shift();
    return buyImpulse(impulse, at);
  };
}

/** From pay in the early morning to a quiet hour on the couch. */
const eveningMs = 15 * 3_600_000;

function buyImpulse(
  { id, merchant, category, amountCents, wish }: Persona['shopping']['impulses'][number],
  at: number,
): LifeEvent[] {
  const price = { merchant, amountCents, with: 'debit' } as const;
  const order: LifeEvent = {
    ...{
      id: `order.impulse.${id}`,
      at,
      type: 'thing.ordered',
      merchant,
      items: [wish ?? id.replaceAll('-', ' ')],
    },
    ...{ budgetCents: amountCents, with: 'debit' },
  };
  const cause = { for: { id: order.id, type: order.type } };
  return [order, { id: `impulse.${id}`, at, type: 'purchase.made', ...price, category, ...cause }];
}
