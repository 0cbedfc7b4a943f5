import type { Persona } from '#world/persona.ts';
import type { Desk } from './desk.ts';
import { fileName } from './wording.ts';

export type Trip = Persona['trips'][number];

/** Trips that somebody has planned by now, with what is booked of them by now. */
export function plannedTrips(desk: Desk): Trip[] {
  const planned = new Set(desk.eventsOf('trip.planned').map(({ trip }) => trip));
  const isBooked = ({ bookedAt }: { bookedAt?: string | undefined }) =>
    bookedAt === undefined || desk.moment(bookedAt) <= desk.life.referenceMs;
  return desk.persona.trips
    .filter(({ id }) => planned.has(id))
    .map((trip) => ({
      ...trip,
      legs: trip.legs.filter(isBooked),
      stays: trip.stays.filter(isBooked),
      outings: trip.outings.filter(isBooked),
    }));
}

export const tripFolder = ({ collection }: Desk, { id, place, departs }: Trip): string =>
  `Documents/Trips/${fileName(collection.tripFolders[id] ?? `${departs.slice(0, 7)} ${place.split(',')[0]}`)}`;

/** What was arranged for a trip by now: its last booking is when its owner last looked at the plan. */
export function lastArrangedAt(desk: Desk, trip: Trip): number {
  const bookings = [...trip.legs, ...trip.stays, ...trip.outings].flatMap(({ bookedAt }) =>
    bookedAt ? [desk.moment(bookedAt)] : [],
  );
  const planned = desk.eventsOf('trip.planned').find((event) => event.trip === trip.id);
  return Math.max(planned?.at ?? 0, ...bookings);
}

/** A trip among colleagues: somebody pays it back. */
export const isForWork = ({ outings, purpose }: Trip): boolean =>
  outings.some(({ what }) => what === 'meeting') && purpose !== '';
