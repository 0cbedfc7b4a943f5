import type { Almanac } from '../almanac.ts';
import { type Day, dayFrom, isBetween, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { Presence } from '../day/presence.ts';
import { createDiary } from '../diary.ts';
import type { EventOf, LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { Rng } from '../rng.ts';
import { cancelMeeting, varyMeetings } from './meeting-changes.ts';

type Meeting = Persona['work']['meetings'][number];

interface Room {
  hasTime: (event: Presence) => boolean;
  /** What has its time already. */
  promised: readonly Presence[];
  rng: Rng;
}

/** Standing meetings: scheduled once, held on every such day there is time for, called off on the others. */
export function planMeetings(
  persona: Persona,
  almanac: Almanac,
  { hasTime, promised, rng }: Room,
): LifeEvent[] {
  const series = persona.work.meetings.map((meeting) => {
    const days = almanac.days.filter((day) => isDue(meeting, day));
    const due = days.map((day) => held(meeting, day, { almanac, place: persona.work.place }));
    const isHeld = new Set(due.filter((event, index) => almanac.isWorkday(days[index]!) && hasTime(event)));
    return { meeting, days, due, isHeld };
  });
  const engaged = createDiary();
  for (const { id, at, until } of [...promised, ...series.flatMap(({ isHeld }) => [...isHeld])])
    engaged.reserve({ from: at, until, place: id });
  return series.flatMap(({ meeting, days, due, isHeld }) => {
    const firstIndex = due.findIndex((event) => isHeld.has(event));
    if (firstIndex < 0) return [];
    const begun = scheduled(meeting, days[firstIndex]!, almanac);
    const off = days.filter((_, index) => index > firstIndex && !isHeld.has(due[index]!));
    return [
      begun,
      ...off.map((day) => cancelMeeting(meeting, day, { almanac, scheduledAt: begun.at })),
      ...varyMeetings(persona, almanac, { due, isHeld, engaged, meeting, rng }),
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
): Presence & EventOf<'meeting.held'> {
  const { id, title, people, agenda, minutes } = meeting;
  const at = momentOf(day, minutesOf(meeting.at), almanac.span.zone);
  return {
    ...{ id: `meeting.${id}.${day}`, at, until: at + minutes * minuteMs, place },
    ...{ type: 'meeting.held', series: id, title, people, agenda },
  };
}
