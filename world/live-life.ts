import { localMoment, momentOf, type Span, spanBefore } from './calendar.ts';
import { correspond } from './correspondence.ts';
import type { Finances, LifeEvent } from './events.ts';
import type { LettersFile } from './letters.ts';
import type { Life } from './life.ts';
import { liveWithinMeans } from './live-within-means.ts';
import { planObligations } from './obligations.ts';
import type { Persona } from './persona.ts';
import { byTime } from './plan.ts';
import { createRng } from './rng.ts';
import { planSpending } from './spending.ts';
import { planTransfers } from './transfers.ts';

export interface LifeOptions {
  seed?: string;
  /** Overrides the persona's own "now". */
  referenceMs?: number;
}

/** Everything that happened to the persona up to the reference time. Same arguments, same life. */
export function liveLife(persona: Persona, letters: LettersFile, options: LifeOptions = {}): Life {
  const { identity } = persona;
  const seed = options.seed ?? identity.name;
  const referenceMs = options.referenceMs ?? localMoment(identity.referenceTime, identity.zone);
  const span = spanBefore(referenceMs, identity.zone, identity.recordMonths);
  const beginning: LifeEvent = beginLife(persona, span);
  const isLived = ({ at }: LifeEvent) => at > beginning.at && at <= referenceMs;
  const events = [...liveOnMoney(persona, span, seed), ...correspond(persona, letters)];
  return {
    persona: slugOf(identity.name),
    seed,
    referenceMs,
    zone: identity.zone,
    owner: { name: identity.name, email: identity.email, phone: identity.phone, address: identity.address },
    password: identity.password,
    events: [beginning, ...events.filter(isLived).toSorted(byTime)],
  };
}

function liveOnMoney(persona: Persona, span: Span, seed: string): LifeEvent[] {
  const rng = createRng(seed);
  const plans = [
    ...planObligations(persona, span, rng),
    ...planSpending(persona, span, rng),
    ...planTransfers(persona),
  ];
  const [from, to] = [momentOf(span.first, 0, span.zone), momentOf(span.last.add({ days: 1 }), 0, span.zone)];
  const inSpan = plans.filter(({ at }) => at >= from && at < to);
  return liveWithinMeans(persona, inSpan.toSorted(byTime), rng);
}

function beginLife({ contacts, financial }: Persona, { first, zone }: Span): LifeEvent {
  const people = contacts.map(({ voice: _, ...contact }) => contact);
  return {
    id: 'life.began',
    at: momentOf(first, 0, zone),
    type: 'life.began',
    contacts: people,
    finances: financesOf(financial),
  };
}

function financesOf(financial: Persona['financial']): Finances {
  const { checkingCents, savingsCents, card, carLoan, employer, payees, creditScore } = financial;
  const { limitCents, balanceCents, aprPercent, rewardsPoints } = card;
  const { dayOfMonth: _, ...loan } = carLoan;
  return {
    checkingCents,
    savingsCents,
    card: { limitCents, balanceCents, aprPercent, rewardsPoints },
    carLoan: loan,
    employer,
    payees: payees.map(({ name, category, accountNumber, autopay, dayOfMonth }) => ({
      name,
      category,
      accountNumber,
      autopay,
      dayOfMonth,
    })),
    creditScore,
  };
}

const slugOf = (name: string): string => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
