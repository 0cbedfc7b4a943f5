import { dayMs, minuteMs } from '../calendar.ts';
import type { Persona } from '../persona.ts';
import type { Plan } from '../plan.ts';
import type { Rng } from '../rng.ts';

/** What goes back to the shop; dropped later if the purchase itself could not be afforded. */
export function planRefunds(persona: Persona, plans: readonly Plan[], rng: Rng): Plan[] {
  const streams = new Map(
    persona.routines.habits
      .filter(({ refundShare }) => refundShare)
      .map(({ id, refundShare = 0 }) => [id, { share: refundShare, random: rng(`refunds.${id}`) }]),
  );
  return plans.flatMap((plan): Plan[] => {
    const stream = streams.get(plan.id.split('.')[0]!);
    if (plan.type !== 'purchase.made' || !stream) return [];
    const goesBack = stream.random.chance(stream.share);
    const at = plan.at + stream.random.int(3, 9) * dayMs + stream.random.int(-60, 60) * minuteMs;
    if (!goesBack) return [];
    return [
      {
        ...{ id: `refund.${plan.id}`, at, will: 'income', type: 'purchase.refunded' },
        ...{ purchaseId: plan.id, amountCents: plan.amountCents },
      },
    ];
  });
}
