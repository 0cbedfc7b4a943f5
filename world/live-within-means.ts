import type { LifeEvent } from './events.ts';
import { checkingDelta, createLedger } from './ledger.ts';
import type { Persona } from './persona.ts';
import type { Plan } from './plan.ts';
import type { Rng } from './rng.ts';

const dayMs = 86_400_000;
/** Wants leave room on the card for what must be charged: subscriptions and interest. */
const wantsShare = 0.965;
/** He always leaves a little in checking. */
const cushionCents = 1_800;
const lookaheadMs = 33 * dayMs;

/**
 * Decides, in order of time, which plans come true. Checking never falls below zero, because a want is dropped
 * unless every obligation until the pay day after next stays covered; the card never passes its limit.
 */
export function liveWithinMeans(persona: Persona, plans: readonly Plan[], rng: Rng): LifeEvent[] {
  const { card, checkingCents, savingsCents } = persona.financial;
  const ledger = createLedger({ checkingCents, savingsCents, cardCents: card.balanceCents });
  const lived: LifeEvent[] = [];
  const live = (event: LifeEvent) => {
    ledger.record(event);
    lived.push(event);
  };
  const extras = createExtras(persona, rng);
  const [first, last] = [plans[0]?.at ?? 0, plans.at(-1)?.at ?? 0];

  plans.forEach((plan, index) => {
    const { balances } = ledger;
    const spareCents = spare(balances.checkingCents, plans, index);
    if (plan.type === 'purchase.refunded' && !ledger.hasBought(plan.purchaseId)) return;
    if (plan.type === 'card.paid') {
      const share = (plan.at - first) / (last - first);
      const carried = card.carriedShare[0] + (card.carriedShare[1] - card.carriedShare[0]) * share;
      const interest = Math.round((balances.cardCents * card.aprPercent) / 1200);
      const wished = balances.cardCents + interest - Math.round(card.limitCents * carried);
      const paid = Math.max(plan.amountCents, Math.min(wished, spareCents + plan.amountCents));
      live({ ...strip(plan), amountCents: roundToFive(paid) } as LifeEvent);
      live(interestCharge(plan, interest));
      return;
    }
    const roomCents =
      Math.round(card.limitCents * wantsShare) - balances.cardCents - committedOnCard(plans, index);
    const affordable = afford(plan, { spareCents, roomCents });
    if (affordable) live(affordable);
    if (plan.type === 'wage.paid') extras(plan, spareCents).forEach(live);
  });
  return lived;
}

function interestCharge({ id, at }: Plan, amountCents: number): LifeEvent {
  const happening = {
    type: 'purchase.made',
    merchant: 'Interest charged on purchases',
    category: 'fees',
    amountCents,
    with: 'credit',
  } as const;
  return { id: `interest.${id}`, at: at + 60_000, ...happening };
}

/** Whole five dollars, as people pay; never more than was meant. */
const roundToFive = (amountCents: number): number => Math.max(500, Math.floor(amountCents / 500) * 500);

function afford(
  plan: Plan,
  { spareCents, roomCents }: { spareCents: number; roomCents: number },
): LifeEvent | undefined {
  if (plan.will !== 'want') return strip(plan);
  if (plan.type === 'purchase.made') {
    const fits = { credit: plan.amountCents <= roomCents, debit: plan.amountCents <= spareCents };
    const other = plan.with === 'credit' ? 'debit' : 'credit';
    const means = [plan.with, other].find(
      (way): way is 'credit' | 'debit' => fits[way as 'credit' | 'debit'],
    );
    return means && strip({ ...plan, with: means });
  }
  return -checkingDelta(plan) <= spareCents ? strip(plan) : undefined;
}

/** What checking can lose now without missing an obligation that comes before enough wages do. */
function spare(checkingCents: number, plans: readonly Plan[], index: number): number {
  const now = plans[index]!.at;
  let [projected, lowest] = [checkingCents, checkingCents];
  for (let next = index; next < plans.length && plans[next]!.at <= now + lookaheadMs; next++) {
    const plan = plans[next]!;
    if (plan.will === 'must' || plan.type === 'wage.paid') projected += checkingDelta(plan);
    lowest = Math.min(lowest, projected);
  }
  return Math.max(0, lowest - cushionCents);
}

/** What must still be charged to the card before its next payment makes room. */
function committedOnCard(plans: readonly Plan[], index: number): number {
  let committed = 0;
  for (const plan of plans.slice(index)) {
    if (plan.type === 'card.paid') break;
    if (plan.will === 'must' && plan.type === 'purchase.made' && plan.with === 'credit')
      committed += plan.amountCents;
  }
  return committed;
}

/** After pay day: something put aside, or something he had been looking at. */
function createExtras({ routines: { saving }, shopping: { impulses } }: Persona, rng: Rng) {
  const random = rng('extras');
  const wanted = [...impulses];
  return (payday: Plan, spareCents: number): LifeEvent[] => {
    const [saves, amountCents, minutes] = [
      random.chance(saving.chance),
      random.pick(saving.amountsCents),
      random.int(0, 90),
    ];
    const evening = payday.at + 13 * 3_600_000 + minutes * 60_000;
    if (saves && amountCents * 3 < spareCents)
      return [{ id: `saved.${payday.id}`, at: evening, type: 'money.saved', amountCents }];
    const impulse = wanted[0];
    if (!impulse || impulse.amountCents * 1.25 > spareCents) return [];
    wanted.shift();
    const { id, merchant, category } = impulse;
    return [
      {
        id: `impulse.${id}`,
        at: evening,
        type: 'purchase.made',
        merchant,
        category,
        amountCents: impulse.amountCents,
        with: 'debit',
      },
    ];
  };
}

function strip({ will: _, ...event }: Plan): LifeEvent {
  return event as LifeEvent;
}
