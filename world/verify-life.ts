import { dayAt } from './calendar.ts';
import { isPresence, type Presence } from './day/presence.ts';
import type { LifeEvent } from './events.ts';
import { createLedger } from './ledger.ts';
import type { WholeLife } from './life.ts';
import { interestCents } from './live-within-means.ts';
import { isOwnAct } from './own-acts.ts';
import type { Persona } from './persona.ts';
import { blockedBy } from './settle.ts';
import { faultsOfPromises } from './verify-promises.ts';

/** What does not hold in a life that must hold in every one. Each fault names the events; none means all is well. */
export function verifyLife(life: WholeLife, persona: Persona): string[] {
  const events = [...life.events, ...life.ahead];
  return [
    ...faultsInOrder(life, events),
    ...faultsOfPlace(events),
    ...faultsOfSleep(events),
    ...faultsOfMoney(events, persona),
    ...faultsOfTrips(events, persona),
    ...faultsOfCharges(events),
    ...faultsOfPeople(events, persona),
    ...faultsOfPromises(events),
  ];
}

function faultsInOrder({ referenceMs, events: past }: WholeLife, events: readonly LifeEvent[]): string[] {
  const unsorted = events.filter((event, index) => event.at < (events[index - 1]?.at ?? 0));
  const seen = new Set<string>();
  const twins = events.filter(({ id }) => seen.size === seen.add(id).size);
  return [
    ...(past[0]?.type === 'life.began' ? [] : ['The life does not begin with life.began.']),
    ...(past.some(({ at }) => at > referenceMs) ? ['Something in the past is still to come.'] : []),
    ...unsorted.map(({ id }) => `${id} comes before what it follows.`),
    ...twins.map(({ id }) => `Two events are called ${id}.`),
  ];
}

/** Nobody is in two places. */
function faultsOfPlace(events: readonly LifeEvent[]): string[] {
  let open: Presence[] = [];
  return events.filter(isPresence).flatMap((event) => {
    open = open.filter(({ until }) => until > event.at);
    const clashes = open.filter(({ place }) => place !== event.place);
    open.push(event);
    return clashes.map(({ id, place }) => `${event.id} (${event.place}) begins during ${id} (${place}).`);
  });
}

/** Nothing is done asleep or on a plane, and there is a night to every day. */
function faultsOfSleep(events: readonly LifeEvent[]): string[] {
  const blocked = blockedBy(events).toSorted((a, b) => a.at - b.at);
  let next = 0;
  const acts = events.filter(isOwnAct).flatMap((event) => {
    while (next < blocked.length && blocked[next]!.until <= event.at) next++;
    const block = blocked[next];
    return block && block.at < event.at ? [`${actName(event)} asleep or in the air.`] : [];
  });
  const short = events.filter(
    (event) => event.type === 'night.slept' && event.until! - event.at < 3 * 3_600_000,
  );
  return [...acts, ...short.map(({ id }) => `${id} is shorter than three hours.`)];
}

const actName = (event: LifeEvent): string =>
  event.type === 'chat.said' && event.id.startsWith('scene.')
    ? `Scene "${event.scene}", line ${event.id.split('.').at(-1)} ("${event.text}") is said`
    : `${event.id} is done`;

/** Checking never falls below zero; the card, interest included, never passes its limit. */
function faultsOfMoney(events: readonly LifeEvent[], { financial }: Persona): string[] {
  const { card, checkingCents, savingsCents } = financial;
  const ledger = createLedger({ checkingCents, savingsCents, cardCents: card.balanceCents });
  return events.flatMap((event) => {
    if (event.type === 'card.paid') ledger.accrueInterest(interestCents(card, ledger.balances.cardCents));
    ledger.record(event);
    const { checkingCents: left, cardCents: owed } = ledger.balances;
    return [
      ...(left < 0 ? [`${event.id} leaves ${left} cents in checking.`] : []),
      ...(owed > card.limitCents ? [`${event.id} brings the card to ${owed} cents.`] : []),
    ];
  });
}

const routineTypes: ReadonlySet<LifeEvent['type']> = new Set([
  ...(['work.attended', 'commute.made', 'class.attended', 'groceries.bought', 'meal.delivered'] as const),
]);

/** Trips suspend routines. */
function faultsOfTrips(events: readonly LifeEvent[], { trips, identity: { zone } }: Persona): string[] {
  return events
    .filter(({ type }) => routineTypes.has(type))
    .flatMap(({ id, at }) => {
      const day = dayAt(at, zone).toString();
      const trip = trips.find(({ departs, returns }) => day >= departs && day <= returns);
      return trip ? [`${id} happens during the trip ${trip.id}.`] : [];
    });
}

/** Every charge that is for something finds it, and nothing is charged twice. */
function faultsOfCharges(events: readonly LifeEvent[]): string[] {
  const types = new Map(events.map(({ id, type }) => [id, type]));
  const charged = new Set<string>();
  return events.flatMap((event) => {
    if (event.type !== 'purchase.made' || !event.for) return [];
    const { id, type } = event.for;
    const isTwice = charged.size === charged.add(id).size;
    return [
      ...(isTwice ? [`${id} is charged twice, again by ${event.id}.`] : []),
      ...(types.has(id) && types.get(id) !== type ? [`${event.id} calls ${id} a ${type}.`] : []),
    ];
  });
}

/** Everyone named is among the contacts. */
function faultsOfPeople(events: readonly LifeEvent[], { contacts }: Persona): string[] {
  const known = new Set(['me', ...contacts.map(({ id }) => id)]);
  return events.flatMap((event) => {
    const named = 'people' in event ? (event.people ?? []) : [];
    return named.filter((id) => !known.has(id)).map((id) => `${event.id} names ${id}, whom nobody knows.`);
  });
}
