import type { LifeEvent } from './events.ts';
import { type Balances, checkingDelta, createLedger } from './ledger.ts';
import type { Persona } from './persona.ts';
import type { Plan } from './plan.ts';
import type { Rng } from './rng.ts';

type Card = Persona['financial']['card'];

/** Wants leave room on the card for interest, which nobody plans. */
const wantsShare = 0.965;
/** He always leaves a little in checking. */
const cushionCents = 1_800;
/** Reaches past the next monthly round of bills and at least two pay days. */
const lookaheadMs = 33 * 86_400_000;

/**
 * Decides, in order of time, which plans come true. Checking never falls below zero, because a want is dropped
 * unless every obligation of the weeks ahead stays covered; the card never passes its limit.
 */
export function liveWithinMeans(persona: Persona, plans: readonly Plan[], rng: Rng): LifeEvent[] {
  const { card, checkingCents, savingsCents } = persona.financial;
  const ledger = createLedger({ checkingCents, savingsCents, cardCents: card.balanceCents });
  const indulge = createIndulgence(persona, rng);

  const decide = (plan: Plan, index: number): LifeEvent[] => {
    const spareCents = spareInChecking(ledger.balances, plans, index);
    if (plan.type === 'purchase.refunded') return ledger.hasBought(plan.purchaseId) ? [eventOf(plan)] : [];
    if (plan.type === 'wage.paid') return [eventOf(plan), ...indulge(plan, spareCents)];
    if (plan.type === 'card.paid') {
      ledger.accrueInterest(interestCents(card, ledger.balances.cardCents));
      const wishedCents = ledger.balances.cardCents - carriedCents(card, index / plans.length);
      return [payCard(plan, { wishedCents, spareCents })];
    }
    return afford(plan, { spareCents, roomCents: roomOnCard(card, ledger.balances, plans.slice(index)) });
  };

  return plans.flatMap((plan, index) => {
    const lived = decide(plan, index);
    lived.forEach(ledger.record);
    return lived;
  });
}

/** What checking can lose now without missing an obligation that comes before enough wages do. */
function spareInChecking({ checkingCents }: Balances, plans: readonly Plan[], index: number): number {
  const until = plans[index]!.at + lookaheadMs;
  let [projected, lowest] = [checkingCents, checkingCents];
  for (let next = index; next < plans.length && plans[next]!.at <= until; next++) {
    const plan = plans[next]!;
    if (plan.will === 'must' || plan.type === 'wage.paid') projected += checkingDelta(plan);
    lowest = Math.min(lowest, projected);
  }
  return Math.max(0, lowest - cushionCents);
}

/** What the card can still take for wants, after all that must be charged before its next payment. */
function roomOnCard({ limitCents }: Card, { cardCents }: Balances, ahead: readonly Plan[]): number {
  const payment = ahead.findIndex(({ type }) => type === 'card.paid');
  const committed = ahead
    .slice(0, payment < 0 ? ahead.length : payment)
    .filter((plan) => plan.will === 'must' && plan.type === 'purchase.made' && plan.with === 'credit')
    .reduce((sum, plan) => sum + (plan.type === 'purchase.made' ? plan.amountCents : 0), 0);
  return Math.round(limitCents * wantsShare) - cardCents - committed;
}

/** How much he is content to go on owing: drifts from one share of the limit to another over the record. */
function carriedCents({ limitCents, carriedShare: [first, last] }: Card, progress: number): number {
  return Math.round(limitCents * (first + (last - first) * progress));
}

interface CardMoney {
  wishedCents: number;
  spareCents: number;
}

function payCard(plan: Plan & { type: 'card.paid' }, money: CardMoney): LifeEvent {
  const most = money.spareCents + plan.amountCents;
  const amountCents = Math.max(plan.amountCents, inFives(Math.min(money.wishedCents, most)));
  return { ...eventOf(plan), amountCents } as LifeEvent;
}

/** A month's interest on what is owed. The bank charges it; here it is only reckoned with. */
export const interestCents = (card: Card, owedCents: number): number =>
  Math.round((owedCents * card.aprPercent) / 1200);

/** People pay in whole five dollars. */
const inFives = (amountCents: number): number => Math.floor(amountCents / 500) * 500;

/** A want happens if one of his two ways to pay allows it, the preferred one first. */
function afford(
  plan: Plan,
  { spareCents, roomCents }: { spareCents: number; roomCents: number },
): LifeEvent[] {
  if (plan.will !== 'want') return [eventOf(plan)];
  if (plan.type !== 'purchase.made') return -checkingDelta(plan) <= spareCents ? [eventOf(plan)] : [];
  const limits = { credit: roomCents, debit: spareCents };
  const ways = plan.with === 'credit' ? (['credit', 'debit'] as const) : (['debit', 'credit'] as const);
  const way = ways.find((candidate) => plan.amountCents <= limits[candidate]);
  return way ? [eventOf({ ...plan, with: way })] : [];
}

/** On the evening of pay day: something put aside, or something he had been looking at. */
function createIndulgence({ routines: { saving }, shopping: { impulses } }: Persona, rng: Rng) {
  const random = rng('indulgence');
  const wanted = [...impulses];
  return (payday: Plan, spareCents: number): LifeEvent[] => {
    const saves = random.chance(saving.chance);
    const amountCents = random.pick(saving.amountsCents);
    const at = payday.at + 13 * 3_600_000 + random.int(0, 90) * 60_000;
    if (saves && amountCents * 3 < spareCents)
      return [{ id: `saved.${payday.id}`, at, type: 'money.saved', amountCents }];
    const impulse = wanted[0];
    if (!impulse || impulse.amountCents * 1.25 > spareCents) return [];
    wanted.shift();
    const { id, ...purchase } = impulse;
    return [{ id: `impulse.${id}`, at, type: 'purchase.made', ...purchase, with: 'debit' }];
  };
}

function eventOf({ will: _, ...event }: Plan): LifeEvent {
  return event as LifeEvent;
}
