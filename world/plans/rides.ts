import { minuteMs } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { Plan } from '../plan.ts';
import type { causeOf, Occurrence } from './causes.ts';

const waitMs = 3 * minuteMs;

/** Going out by ride makes three plans of one: there, the evening itself, and home. */
export function withRides(
  outing: ReturnType<typeof causeOf>,
  { rides, people }: Occurrence,
  persona: Persona,
): Plan[] {
  const body = outing.parts?.find(({ until, place }) => until !== undefined && place !== undefined);
  if (!rides || !body?.until || !body.place) return [outing];
  const fares = persona.routines.rides;
  const between = ([low, high]: readonly [number, number], share: number) =>
    Math.round(low + (high - low) * share);
  const rideMs = between(fares.minutes, rides.minutes) * minuteMs;
  const prices = { out: between(fares.priceCents, rides.out), back: between(fares.priceCents, rides.back) };
  const group = { id: outing.id, sumCents: outing.amountCents + prices.out + prices.back };
  const ride = (way: 'out' | 'back', at: number): Plan => {
    const [from, to] = way === 'out' ? ['home', body.place!] : [body.place!, 'home'];
    const taken: LifeEvent = {
      id: `ride.${outing.id}.${way}`,
      ...{ at, until: at + rideMs, place: 'on the road' },
      type: 'ride.taken',
      ...{ from, to, people, budgetCents: prices[way], with: outing.with },
    };
    return {
      ...{ id: `fare.${outing.id}.${way}`, at: at + rideMs, will: 'want', type: 'purchase.made', group },
      ...{ merchant: fares.merchant, category: 'rides', amountCents: prices[way], with: outing.with },
      ...{ for: { id: taken.id, type: taken.type }, parts: [taken] },
    };
  };
  return [ride('out', body.at - rideMs - waitMs), { ...outing, group }, ride('back', body.until + waitMs)];
}
