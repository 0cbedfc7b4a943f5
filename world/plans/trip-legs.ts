import { localMoment } from '../calendar.ts';
import type { BookedLeg } from '../events/plans.ts';
import type { LifeEvent } from '../events.ts';
import { chargeFor, type Fixed, joinFixed } from './fixed.ts';
import type { Trip } from './trips.ts';

type Leg = Trip['legs'][number];

export function planLegs(trip: Trip, home: string): Fixed {
  return joinFixed([
    ...trip.legs.map((leg): Fixed => ({ events: [travelled(trip, leg, home)], plans: [] })),
    ...bookingsOf(trip.legs).map((legs) => bookLegs(trip, legs, home)),
    ...trip.legs.filter(({ bookedAt }) => !bookedAt).map((leg) => payOnTheSpot(trip, leg, home)),
  ]);
}

const departure = ({ departsAt, fromZone }: Leg, home: string): number =>
  localMoment(departsAt, fromZone ?? home);
const arrival = ({ arrivesAt, toZone }: Leg, home: string): number => localMoment(arrivesAt, toZone ?? home);

function travelled({ id: trip, people }: Trip, leg: Leg, home: string): LifeEvent {
  const { id, by, from, to, carrier, number, price } = leg;
  const moment = { at: departure(leg, home), until: arrival(leg, home), place: 'on the road' };
  if (by === 'ride')
    return {
      ...{ id: `ride.${id}`, ...moment, type: 'ride.taken', from, to, people: [...people] },
      ...{ budgetCents: price?.amountCents ?? 0, with: price?.with ?? 'credit' },
    };
  return {
    ...{ id: `leg.${id}`, ...moment, type: 'leg.travelled', trip, by, from, to },
    ...{ ...(carrier && { carrier }), ...(number && { number }) },
  };
}

/** Legs bought together; a leg without `booking` is a booking of its own. */
function bookingsOf(legs: readonly Leg[]): Leg[][] {
  const booked = legs.filter(({ bookedAt }) => bookedAt);
  return Object.values(Object.groupBy(booked, ({ booking, id }) => booking ?? id)).map(
    (group) => group ?? [],
  );
}

function bookLegs({ id: trip, people }: Trip, legs: readonly Leg[], home: string): Fixed {
  const first = legs[0]!;
  const price = legs.find((leg) => leg.price)?.price;
  const id = first.booking ?? first.id;
  const booked: LifeEvent = {
    ...{ id: `booked.${id}`, at: localMoment(first.bookedAt!, home) },
    type: first.by === 'flight' ? 'flight.booked' : 'passage.booked',
    ...{ trip, people: [...people], legs: legs.map((leg) => bookedLeg(leg, home)) },
    ...{ budgetCents: price?.amountCents ?? 0, with: price?.with ?? 'credit' },
    ...(first.confirmation && { confirmation: first.confirmation }),
  };
  const paidAt = price?.at ? localMoment(price.at, home) : booked.at;
  return { events: [booked], plans: price ? [chargeFor(id, paidAt, { price, cause: booked })] : [] };
}

function bookedLeg(leg: Leg, home: string): BookedLeg {
  const { by, from, to, carrier, number, seat } = leg;
  const known = { ...(carrier && { carrier }), ...(number && { number }), ...(seat && { seat }) };
  return { by, from, to, departs: departure(leg, home), arrives: arrival(leg, home), ...known };
}

function payOnTheSpot(trip: Trip, leg: Leg, home: string): Fixed {
  if (!leg.price) return { events: [], plans: [] };
  const at = leg.price.at ? localMoment(leg.price.at, leg.toZone ?? home) : arrival(leg, home);
  return {
    events: [],
    plans: [chargeFor(leg.id, at, { price: leg.price, cause: travelled(trip, leg, home) })],
  };
}
