import type { Almanac } from '../almanac.ts';
import { type Day, dayFrom, isBetween, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';

type Meeting = Persona['work']['meetings'][number];

/** Standing meetings: scheduled once, held on every such day that is a workday. */
export function planMeetings({ work }: Persona, almanac: Almanac): LifeEvent[] {
  return work.meetings.flatMap((meeting) => {
    const days = almanac.days.filter((day) => isDue(meeting, day) && almanac.isWorkday(day));
    const first = days[0];
    if (!first) return [];
    return [
      scheduled(meeting, first, almanac),
      ...days.map((day) => held(meeting, day, { almanac, place: work.place })),
    ];
  });
}

/** Weeks are counted from a Monday that every persona shares, so that the record may start anywhere. */
const monday = dayFrom('2018-01-01');

function isDue({ weekday, everyWeeks, since, until }: Meeting, day: Day): boolean {
  if (day.dayOfWeek !== weekday || !isBetween(day, since ?? '0001-01-01', until ?? '9999-12-31'))
    return false;
  const weeks = Math.floor(monday.until(day, { largestUnit: 'days' }).days / 7);
  return weeks % everyWeeks === 0;
}

function scheduled(meeting: Meeting, first: Day, { span }: Almanac): LifeEvent {
  const { id, title, weekday, everyWeeks, minutes, room, people, organizer, agenda } = meeting;
  const since = momentOf(span.first, minutesOf('09:00'), span.zone);
  return {
    ...{
      id: `scheduled.${id}`,
      at: since,
      type: 'meeting.scheduled',
      series: id,
      title,
      weekday,
      everyWeeks,
    },
    ...{ first: momentOf(first, minutesOf(meeting.at), span.zone), minutes, room, people },
    ...{ organizer, agenda },
  };
}

function held(
  meeting: Meeting,
  day: Day,
  { almanac, place }: { almanac: Almanac; place: string },
): LifeEvent {
  const { id, title, people, agenda, minutes } = meeting;
  const at = momentOf(day, minutesOf(meeting.at), almanac.span.zone);
  return {
    ...{ id: `meeting.${id}.${day}`, at, until: at + minutes * minuteMs, place },
    ...{ type: 'meeting.held', series: id, title, people, agenda },
  };
}
