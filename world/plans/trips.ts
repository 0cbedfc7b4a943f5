import { dayFrom, localMoment, minuteMs } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { Plan } from '../plan.ts';
import { chargeFor, type Fixed, joinFixed } from './fixed.ts';
import { planLegs } from './trip-legs.ts';

export type Trip = Persona['trips'][number];

/** Trips with all their parts: booked beforehand, travelled, slept, eaten and paid. */
export function planTrips({ trips, identity: { zone } }: Persona): Fixed {
  return joinFixed(
    trips.flatMap((trip) => {
      const legs = planLegs(trip, zone);
      return [
        { events: [planned(trip, zone)], plans: [] },
        legs,
        planStays(trip, zone),
        planOutings(trip, zone),
        planPurchases(trip, zone, legs.events),
      ];
    }),
  );
}

/** On the day of the first booking, or a week before a trip that needs none. */
function planned({ id, place, purpose, departs, returns, people, ...parts }: Trip, home: string): LifeEvent {
  const bookings = [...parts.legs, ...parts.stays].flatMap(({ bookedAt }) => (bookedAt ? [bookedAt] : []));
  const first = bookings.toSorted()[0] ?? `${dayFrom(departs).subtract({ days: 7 })}T20:30`;
  return {
    ...{ id: `trip.${id}`, at: localMoment(first, home) - minuteMs, type: 'trip.planned', trip: id },
    ...{ destination: place, purpose, departs, returns, people },
  };
}

function planStays(trip: Trip, home: string): Fixed {
  const there = trip.zone ?? home;
  return joinFixed(
    trip.stays.map(({ id, name, address, bookedAt, confirmation, price, ...stay }) => {
      const [checkIn, checkOut] = [localMoment(stay.checkIn, there), localMoment(stay.checkOut, there)];
      const about = { trip: trip.id, name, confirmation };
      const booked: LifeEvent = {
        ...{
          id: `stay.${id}`,
          at: localMoment(bookedAt, home),
          type: 'stay.booked',
          ...about,
          address,
          checkIn,
          checkOut,
        },
        ...{ people: trip.people, budgetCents: price?.amountCents ?? 0, with: price?.with ?? 'credit' },
      };
      const began: LifeEvent = { id: `stay.${id}.in`, at: checkIn, type: 'stay.began', ...about };
      const ended: LifeEvent = { id: `stay.${id}.out`, at: checkOut, type: 'stay.ended', ...about };
      const paidAt = price?.at ? localMoment(price.at, isBefore(price.at, trip) ? home : there) : checkOut;
      return {
        events: [booked, began, ended],
        plans: price ? [chargeFor(id, paidAt, { price, cause: booked })] : [],
      };
    }),
  );
}

const isBefore = (moment: string, { departs }: Trip): boolean => moment.slice(0, 10) < departs;

function planOutings(trip: Trip, home: string): Fixed {
  const there = trip.zone ?? home;
  return joinFixed(
    trip.outings.map((outing) => {
      const at = localMoment(outing.at, there);
      const body = { at, until: at + outing.minutes * minuteMs, place: outing.place };
      const booking = bookingOf(outing, at, home);
      const event = outingEvent(outing, body, booking?.id);
      const { price } = outing;
      const paidAt = price?.at ? localMoment(price.at, isBefore(price.at, trip) ? home : there) : body.until;
      return {
        events: booking ? [booking, event] : [event],
        plans: price ? [chargeFor(outing.id, paidAt, { price, cause: event })] : [],
      };
    }),
  );
}

type Outing = Trip['outings'][number];

function outingEvent(
  outing: Outing,
  body: { at: number; until: number; place: string },
  booking?: string,
): LifeEvent {
  const { id, what, title, people } = outing;
  if (what === 'dinner' || what === 'lunch' || what === 'breakfast')
    return {
      id: `meal.${id}`,
      ...body,
      type: 'meal.out',
      meal: what,
      people,
      title,
      ...(booking && { booking }),
    };
  if (what === 'meeting')
    return { id: `meeting.${id}`, ...body, type: 'meeting.held', series: id, title, people, agenda: [] };
  return { id: `outing.${id}`, ...body, type: 'outing.enjoyed', title, people };
}

/** Tables are booked as tables; a boat or a ticket as an appointment. */
function bookingOf(outing: Outing, at: number, home: string): LifeEvent | undefined {
  const { id, what, title, place, people, bookedAt, confirmation, minutes } = outing;
  if (!bookedAt) return undefined;
  const moment = { at: localMoment(bookedAt, home) };
  if (what === 'dinner' || what === 'lunch' || what === 'breakfast')
    return {
      ...{
        id: `table.${id}`,
        ...moment,
        type: 'table.booked',
        restaurant: place,
        meal: what,
        for: at,
        people,
      },
      ...{ party: people.length + 1, ...(confirmation && { confirmation }) },
    };
  const note = confirmation && { note: `Confirmation ${confirmation}` };
  return {
    ...{ id: `made.${id}`, ...moment, type: 'appointment.made', title, for: at, lastsMs: minutes * minuteMs },
    ...{ venue: place, people, ...note },
  };
}

/** In passing: a stop of a few minutes, or no stop of its own while travelling. */
function planPurchases(trip: Trip, home: string, legs: readonly LifeEvent[]): Fixed {
  const there = trip.zone ?? home;
  return joinFixed(
    trip.purchases.map(({ id, at: text, ...price }): Fixed => {
      const at = localMoment(text, there);
      const plan: Plan = { id, at, will: 'must', type: 'purchase.made', ...price };
      const onTheWay = legs.some((leg) => leg.until !== undefined && leg.at <= at && at <= leg.until);
      if (onTheWay) return { events: [], plans: [plan] };
      const stop: LifeEvent = {
        ...{ id: `errand.${id}`, at: at - 8 * minuteMs, until: at + 2 * minuteMs, place: price.merchant },
        ...{ type: 'errand.run', what: price.category },
      };
      return { events: [stop], plans: [{ ...plan, for: { id: stop.id, type: stop.type } }] };
    }),
  );
}
