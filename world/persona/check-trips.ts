import type { Persona } from '../persona.ts';

type Trip = Persona['trips'][number];

/** Nobody travels before they are born, comes back before they leave, or is on two trips at once. */
export function checkTrips({ identity, trips }: Persona): string[] {
  return [
    ...trips.flatMap((trip, index) => [
      ...checkDates(trip, `trips[${index}]`, identity.birthday),
      ...checkParts(trip, `trips[${index}]`),
    ]),
    ...overlaps(trips),
  ];
}

function checkDates({ departs, returns }: Trip, path: string, birthday: string): string[] {
  const problems = [];
  if (departs < birthday)
    problems.push(`${path}.departs: ${departs} is before the birth on ${birthday}. Example: "2026-04-25"`);
  if (returns < departs)
    problems.push(`${path}.returns: ${returns} is before the departure on ${departs}. Example: "${departs}"`);
  return problems;
}

/** Parts are told in local time; a leg may end on another clock, so only their days are compared. */
function checkParts({ departs, returns, legs, stays, outings, purchases }: Trip, path: string): string[] {
  const moments = [
    ...legs.flatMap((leg, i) => [
      at(`legs[${i}].departsAt`, leg.departsAt),
      at(`legs[${i}].arrivesAt`, leg.arrivesAt),
    ]),
    ...stays.flatMap((stay, i) => [
      at(`stays[${i}].checkIn`, stay.checkIn),
      at(`stays[${i}].checkOut`, stay.checkOut),
    ]),
    ...outings.map((outing, i) => at(`outings[${i}].at`, outing.at)),
    ...purchases.map((purchase, i) => at(`purchases[${i}].at`, purchase.at)),
  ];
  const outside = moments
    .filter(({ day }) => day < departs || day > returns)
    .map(
      ({ part, day }) =>
        `${path}.${part}: ${day} is outside the trip, ${departs} to ${returns}. Example: "${departs}T12:00"`,
    );
  const backwards = stays.flatMap(({ checkIn, checkOut }, i) =>
    checkOut > checkIn
      ? []
      : [
          `${path}.stays[${i}].checkOut: ${checkOut} is not after the check-in at ${checkIn}. Example: "${returns}T11:00"`,
        ],
  );
  return [...outside, ...backwards];
}

const at = (part: string, moment: string) => ({ part, day: moment.slice(0, 10) });

function overlaps(trips: readonly Trip[]): string[] {
  const inOrder = trips
    .map((trip, index) => ({ ...trip, index }))
    .toSorted((a, b) => (a.departs < b.departs ? -1 : 1));
  return inOrder.flatMap((trip, position) => {
    const next = inOrder[position + 1];
    if (!next || next.departs > trip.returns) return [];
    return [
      `trips[${next.index}].departs: ${next.departs} is during the trip "${trip.id}", which returns on ${trip.returns}. Example: a day after ${trip.returns}`,
    ];
  });
}
