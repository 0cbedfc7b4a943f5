import type { Almanac } from '../almanac.ts';
import { dayFrom, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { EventOf, LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';

/** Days off, told at work: of trips soon after they were planned, of single days two weeks before. */
export function planLeave({ work }: Persona, almanac: Almanac, events: readonly LifeEvent[]): LifeEvent[] {
  const trips = events.filter((event) => event.type === 'trip.planned');
  return [
    ...trips.filter((trip) => takesWorkdays(trip, work.weekdays)).map(leaveForTrip),
    ...work.daysOff.map((day): LifeEvent => {
      const told = dayFrom(day).subtract({ days: 14 });
      const at = momentOf(told, minutesOf('12:10'), almanac.span.zone);
      return { id: `leave.${day}`, at, type: 'leave.booked', firstDay: day, lastDay: day, why: 'Day off' };
    }),
  ];
}

type Trip = EventOf<'trip.planned'>;

function takesWorkdays({ departs, returns }: Trip, weekdays: readonly number[]): boolean {
  const days = dayFrom(departs).until(dayFrom(returns), { largestUnit: 'days' }).days + 1;
  return Array.from({ length: days }, (_, index) => dayFrom(departs).add({ days: index })).some((day) =>
    weekdays.includes(day.dayOfWeek),
  );
}

const leaveForTrip = ({ trip, at, departs, returns, destination }: Trip): LifeEvent => ({
  ...{ id: `leave.${trip}`, at: at + 9 * minuteMs, type: 'leave.booked', trip },
  ...{ firstDay: departs, lastDay: returns, why: destination },
});
