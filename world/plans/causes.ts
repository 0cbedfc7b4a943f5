import type { Almanac } from '../almanac.ts';
import { type Day, minuteMs, momentOf } from '../calendar.ts';
import type { EventOf, LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { Plan } from '../plan.ts';
import type { Habit } from './habits.ts';

/** One time a habit is followed, with all that chance decided about it. */
export interface Occurrence {
  readonly id: string;
  readonly day: Day;
  readonly habit: Habit;
  readonly merchant: Habit['merchants'][number];
  readonly amountCents: number;
  readonly with: 'credit' | 'debit';
  readonly people: readonly string[];
  readonly bookedDaysBefore?: number;
  readonly rides?: { minutes: number; out: number; back: number };
}

type Purchased = Plan & EventOf<'purchase.made'>;

/** The purchase of an occurrence together with what it was for. */
export function causeOf(
  occurrence: Occurrence,
  at: number,
  { almanac, place }: { persona: Persona; almanac: Almanac; place: string },
): Purchased {
  const { id, habit, merchant, amountCents } = occurrence;
  const cause = describe(occurrence, { at, until: at + habit.minutes * minuteMs, place });
  const booking = bookingOf(occurrence, at, almanac);
  // A meal out is paid at its end; food to be delivered, when it is ordered.
  const paidAt = habit.does === 'restaurant' ? at + (habit.minutes - 4) * minuteMs : at;
  return {
    id,
    at: paidAt,
    will: 'want',
    type: 'purchase.made',
    merchant: merchant.name,
    category: habit.category,
    amountCents,
    with: occurrence.with,
    for: { id: cause.id, type: cause.type },
    parts: booking ? [booking, { ...cause, booking: booking.id } as LifeEvent] : [cause],
  };
}

interface When {
  at: number;
  until: number;
  place: string;
}

function describe(
  { id, habit, merchant, amountCents, with: way, people }: Occurrence,
  when: When,
): LifeEvent {
  const meal = habit.meal ?? 'dinner';
  const wish = { merchant: merchant.name, items: merchant.wish ?? [], budgetCents: amountCents, with: way };
  switch (habit.does) {
    case 'restaurant':
      return { id: `meal.${id}`, type: 'meal.out', ...when, meal, people };
    case 'delivery':
      return { id: `delivered.${id}`, type: 'meal.delivered', ...when, meal, people, ...wish };
    case 'groceries':
      return {
        id: `basket.${id}`,
        type: 'groceries.bought',
        ...when,
        delivered: habit.online === true,
        ...wish,
      };
    case 'order':
      return { id: `order.${id}`, type: 'thing.ordered', at: when.at, ...wish };
    case 'outing':
      return { id: `outing.${id}`, type: 'outing.enjoyed', ...when, title: merchant.name, people };
    case 'errand':
      return { id: `errand.${id}`, type: 'errand.run', ...when, what: habit.category };
  }
}

/** Some dinners are reserved, a few evenings before. */
function bookingOf(
  { id, day, habit, merchant, people, bookedDaysBefore }: Occurrence,
  at: number,
  { span }: Almanac,
) {
  if (habit.does !== 'restaurant' || bookedDaysBefore === undefined) return undefined;
  const bookedOn = day.subtract({ days: bookedDaysBefore });
  const minutes = 20 * 60 + ((day.day * 7 + bookedDaysBefore * 11) % 55);
  const booking: LifeEvent = {
    id: `table.${id}`,
    at: momentOf(bookedOn, minutes, span.zone),
    type: 'table.booked',
    restaurant: merchant.name,
    meal: habit.meal ?? 'dinner',
    for: at,
    people,
    party: people.length + 1,
  };
  return booking;
}
