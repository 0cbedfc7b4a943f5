import { afford, eventOf } from './afford.ts';
import type { LifeEvent } from './events.ts';
import { createGroups } from './grouped-plans.ts';
import { createIndulgence } from './indulgence.ts';
import { type Balances, checkingDelta, createLedger } from './ledger.ts';
import type { Persona } from './persona.ts';
import type { Plan } from './plan.ts';
import type { Rng } from './rng.ts';

type Card = Persona['financial']['card'];

/** Wants leave room on the card for interest, which nobody plans. */
const wantsShare = 0.965;
/** Points and other credits may have lowered what the bank is owed by as much of the limit. */
const creditsShare = 0.025;
/** Reaches past the next monthly round of bills and at least two pay days. */
const lookaheadMs = 33 * 86_400_000;
const cardLookaheadMs = 42 * 86_400_000;

/** The record's own time, over which the owner's carelessness grows. */
export interface Means {
  readonly from: number;
  readonly now: number;
}

/**
 * Decides, in order of time, which plans come true. Checking never falls below zero, because a want is dropped
 * unless every obligation of the weeks ahead stays covered; the card never passes its limit.
 */
export function liveWithinMeans(
  persona: Persona,
  plans: readonly Plan[],
  { rng, from, now }: Means & { rng: Rng },
): LifeEvent[] {
  const { card, checkingCents, savingsCents, cushionCents } = persona.financial;
  const ledger = createLedger({ checkingCents, savingsCents, cardCents: card.balanceCents });
  const indulge = createIndulgence(persona, rng);
  const groups = createGroups();

  const decide = (plan: Plan, index: number): LifeEvent[] => {
    const freeCents = lowestInChecking(ledger.balances, plans, index) - cushionCents;
    const spareCents = Math.max(0, freeCents) - groups.promisedCents('debit');
    if (plan.type === 'purchase.refunded') return ledger.hasBought(plan.purchaseId) ? [eventOf(plan)] : [];
    if (plan.type === 'wage.paid') return [eventOf(plan), ...indulge(plan, spareCents)];
    if (plan.type === 'card.paid') {
      ledger.accrueInterest(interestCents(card, ledger.balances.cardCents));
      const progress = Math.min(1, (plan.at - from) / (now - from));
      const overdueCents = -roomOnCard(card, ledger.balances, { plans, index: index + 1 });
      const carried = ledger.balances.cardCents - carriedCents(card, progress);
      const wishedCents = Math.max(carried, overdueCents);
      const certainCents = ledger.chargedCents() - Math.round(card.limitCents * creditsShare);
      return payCard(plan, { wishedCents, spareCents, certainCents });
    }
    const roomCents = roomOnCard(card, ledger.balances, { plans, index }) - groups.promisedCents('credit');
    const money = { spareCents, roomCents };
    return plan.group ? groups.decide(plan, money) : afford(plan, money);
  };

  return plans.flatMap((plan, index) => {
    const lived = decide(plan, index);
    lived.forEach(ledger.record);
    return lived.length > 0 ? [...lived, ...partsOf(plan, lived[0]!)] : [];
  });
}

/** How low checking will fall before enough wages come, if nothing but obligations are paid. */
function lowestInChecking({ checkingCents }: Balances, plans: readonly Plan[], index: number): number {
  const until = plans[index]!.at + lookaheadMs;
  let [projected, lowest] = [checkingCents, checkingCents];
  for (let next = index; next < plans.length && plans[next]!.at <= until; next++) {
    const plan = plans[next]!;
    if (plan.will === 'must' || plan.type === 'wage.paid') projected += checkingDelta(plan);
    lowest = Math.min(lowest, projected);
  }
  return lowest;
}

/**
 * What the card can still take for wants, if from now on only what must be is charged and only the minimum is paid.
 * Looks further ahead than its next payment: a flight in five weeks is saved for now.
 */
function roomOnCard(
  card: Card,
  { cardCents }: Balances,
  { plans, index }: { plans: readonly Plan[]; index: number },
): number {
  const until = (plans[index]?.at ?? 0) + cardLookaheadMs;
  let [projected, highest] = [cardCents, cardCents];
  for (let next = index; next < plans.length && plans[next]!.at <= until; next++) {
    const plan = plans[next]!;
    if (plan.type === 'card.paid') projected += interestCents(card, projected) - plan.amountCents;
    else if (plan.will === 'must' && plan.type === 'purchase.made' && plan.with === 'credit')
      projected += plan.amountCents;
    highest = Math.max(highest, projected);
  }
  return Math.round(card.limitCents * wantsShare) - highest;
}

/** How much they are content to go on owing: drifts from one share of the limit to another over the record. */
function carriedCents({ limitCents, carriedShare: [first, last] }: Card, progress: number): number {
  return Math.round(limitCents * (first + (last - first) * progress));
}

interface CardMoney {
  wishedCents: number;
  spareCents: number;
  certainCents: number;
}

/** At least the minimum, at most what is there and what is certainly owed: a bank refuses more. */
function payCard(plan: Plan & { type: 'card.paid' }, money: CardMoney): LifeEvent[] {
  const most = money.spareCents + plan.amountCents;
  const wished = Math.max(plan.amountCents, inFives(Math.min(money.wishedCents, most)));
  const amountCents = Math.min(wished, inFives(money.certainCents));
  return amountCents > 0 ? [{ ...eventOf(plan), amountCents } as LifeEvent] : [];
}

/** A month's interest on what is owed. The bank charges it; here it is only reckoned with. */
export const interestCents = (card: Card, owedCents: number): number =>
  Math.round((owedCents * card.aprPercent) / 1200);

/** People pay in whole five dollars. */
const inFives = (amountCents: number): number => Math.floor(amountCents / 500) * 500;

/** What comes true with a purchase is paid the way the purchase was. */
function partsOf({ parts = [] }: Plan, lived: LifeEvent): LifeEvent[] {
  return parts.map(
    (part) => ('with' in part && 'with' in lived ? { ...part, with: lived.with } : part) as LifeEvent,
  );
}
