import type { Almanac } from '../almanac.ts';
import { localMoment, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { Plan } from '../plan.ts';
import type { Rng } from '../rng.ts';
import { chargeFor, type Fixed, joinFixed } from './fixed.ts';

/** The dentist, the board, Easter: made on one day, kept on another. */
export function planAppointments({ routines: { appointments }, identity: { zone } }: Persona): Fixed {
  return joinFixed(
    appointments.map(({ id, title, place, address, note, bill, madeAt, ...appointment }): Fixed => {
      const at = localMoment(appointment.at, zone);
      const lastsMs = appointment.minutes * minuteMs;
      const people = [...(appointment.with ? [appointment.with] : []), ...appointment.people];
      const made: LifeEvent = {
        ...{
          id: `made.${id}`,
          at: localMoment(madeAt, zone),
          type: 'appointment.made',
          title,
          for: at,
          lastsMs,
        },
        ...{ venue: place, people, ...(address && { address }), ...(note && { note }) },
      };
      const kept: LifeEvent = {
        ...{
          id: `kept.${id}`,
          at,
          until: at + lastsMs,
          place,
          type: 'appointment.kept',
          appointment: made.id,
        },
        ...{ title, people },
      };
      const paidAt = at + lastsMs - minuteMs;
      return {
        events: [made, kept],
        plans: bill ? [chargeFor(id, paidAt, { price: bill, cause: kept })] : [],
      };
    }),
  );
}

/** Weekly classes. The fee is paid at the door, and without it there is no class. */
export function planCourses(persona: Persona, almanac: Almanac, rng: Rng): Fixed {
  return joinFixed(
    persona.routines.courses.map((course) => {
      const sessions = sessionsOf(course, almanac, rng);
      const { id, name, place, address, weekday, minutes, teacher } = course;
      const joined: LifeEvent = {
        ...{ id: `joined.${id}`, at: momentOf(almanac.span.first, minutesOf('18:10'), almanac.span.zone) },
        ...{ type: 'class.joined', course: id, name, venue: place, address, weekday, minutes },
        ...{ first: sessions[0]?.parts?.[0]?.at ?? 0, ...(teacher && { teacher }) },
      };
      return { events: [joined, ...cancelledClasses(course, almanac)], plans: sessions };
    }),
  );
}

/** Days without class are told a week before. */
function cancelledClasses(
  { id, weekday, at, skips }: Course,
  { days, span, holidayOn }: Almanac,
): LifeEvent[] {
  return days
    .filter((day) => day.dayOfWeek === weekday && (skips.includes(day.toString()) || holidayOn(day)))
    .map((day): LifeEvent => {
      const was = momentOf(day, minutesOf(at), span.zone);
      const told = momentOf(day.subtract({ days: 7 }), minutesOf(at) + 95, span.zone);
      const why = holidayOn(day) ?? 'No class';
      return { id: `changed.${id}.${day}`, at: told, type: 'class.cancelled', course: id, was, why };
    });
}

type Course = Persona['routines']['courses'][number];

function sessionsOf(course: Course, { days, isAway, holidayOn, span }: Almanac, rng: Rng): Plan[] {
  const random = rng(`course.${course.id}`);
  return days
    .filter(({ dayOfWeek }) => dayOfWeek === course.weekday)
    .flatMap((day) => {
      const goes = random.chance(course.chance);
      const isSure = course.attends.includes(day.toString());
      const isOff = isAway(day) || holidayOn(day) || course.skips.includes(day.toString());
      if (isOff || !(goes || isSure)) return [];
      return [
        sessionAt(course, `${course.id}.${day}`, momentOf(day, minutesOf(course.at), span.zone), isSure),
      ];
    });
}

function sessionAt(course: Course, id: string, at: number, isSure: boolean): Plan {
  const { name, place, minutes, teacher, merchant, feeCents } = course;
  const attended: LifeEvent = {
    ...{ id: `class.${id}`, at, until: at + minutes * minuteMs, place, type: 'class.attended' },
    ...{ course: course.id, name, ...(teacher && { teacher }) },
  };
  return {
    ...{ id, at: at - 10 * minuteMs, will: isSure ? 'must' : 'want', type: 'purchase.made', merchant },
    ...{ category: 'education', amountCents: feeCents, with: 'debit' },
    ...{ for: { id: attended.id, type: attended.type }, parts: [attended] },
  };
}
