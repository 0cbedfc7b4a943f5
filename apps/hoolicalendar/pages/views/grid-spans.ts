import type { Span } from '#kit/drag/span.ts';
import { addDays, daysBetween } from '#kit/time.ts';
import { longDay } from '../days.ts';
import type { NewWhen } from '../draft/draft-location.ts';
import type { NewTimes } from '../event/use-change-event.ts';
import type { Occurrence } from '../model.ts';
import { clock, DAY_MINUTES, momentAt, timeRange, wallTime } from '../times.ts';
import { columnOf, dayOfColumn, extentOf, isBar } from './segments.ts';

/** Between events and spans of a grid. `hours` counts minutes from the first column's midnight, `days` counts columns. */

export function spanOfOccurrence(occurrence: Occurrence, days: readonly string[], zone: string): Span {
  if (isBar(occurrence)) return { area: 'days', ...extentOf(occurrence, days) };
  const at = (moment: number) => {
    const { day, minutes } = wallTime(moment, zone);
    return columnOf(day, days) * DAY_MINUTES + minutes;
  };
  return { area: 'hours', start: at(occurrence.startsAt), end: at(occurrence.endsAt) };
}

const wallAt = (at: number, days: readonly string[]) => {
  const column = Math.floor(at / DAY_MINUTES);
  return { day: dayOfColumn(column, days), minutes: at - column * DAY_MINUTES };
};

interface Moved {
  occurrence: Occurrence;
  from: Span;
  to: Span;
  days: readonly string[];
  zone: string;
}

/** When an event is after its span was dragged. A moved event lasts as long as before, also over a change of clocks. */
export function timesAfter({ occurrence, from, to, days, zone }: Moved): NewTimes {
  if (to.area === 'days') return daysAfter({ occurrence, from, to, days, zone });
  const startsAt = momentAt(wallAt(to.start, days), zone);
  const isMoved = from.area === 'hours' && to.end - to.start === from.end - from.start;
  const endsAt = isMoved
    ? startsAt + occurrence.endsAt - occurrence.startsAt
    : momentAt(wallAt(to.end, days), zone);
  const startsFirst = from.area === 'hours' && from.start === to.start ? occurrence.startsAt : startsAt;
  return { allDay: false, startsAt: startsFirst, endsAt, startDay: '', endDay: '' };
}

function daysAfter({ occurrence, from, to, days, zone }: Moved): NewTimes {
  const day = dayOfColumn(to.start, days);
  if (from.area === 'days' && occurrence.allDay) {
    const lasts =
      daysBetween(occurrence.startDay, occurrence.endDay) + (to.end - to.start) - (from.end - from.start);
    return { allDay: true, startsAt: 0, endsAt: 0, startDay: day, endDay: addDays(day, Math.max(lasts, 1)) };
  }
  if (from.area === 'days') return { ...movedTo(occurrence, day, zone) };
  return { allDay: true, startsAt: 0, endsAt: 0, startDay: day, endDay: addDays(day, to.end - to.start) };
}

/** The same hours on another day. */
export function movedTo(occurrence: Occurrence, day: string, zone: string): NewTimes {
  if (occurrence.allDay) {
    const lasts = daysBetween(occurrence.startDay, occurrence.endDay);
    return { allDay: true, startsAt: 0, endsAt: 0, startDay: day, endDay: addDays(day, lasts) };
  }
  const { minutes } = wallTime(occurrence.startsAt, zone);
  const startsAt = momentAt({ day, minutes }, zone);
  const endsAt = startsAt + occurrence.endsAt - occurrence.startsAt;
  return { allDay: false, startsAt, endsAt, startDay: '', endDay: '' };
}

export function whenOfSpan({ area, start, end }: Span, days: readonly string[]): NewWhen {
  if (area === 'days')
    return { allDay: true, from: dayOfColumn(start, days), to: addDays(dayOfColumn(end - 1, days), 1) };
  const say = (at: number) => {
    const { day, minutes } = wallAt(at, days);
    return `${day}T${clock(minutes)}`;
  };
  return { allDay: false, from: say(start), to: say(end) };
}

export function spanOfWhen({ allDay, from, to }: NewWhen, days: readonly string[]): Span {
  if (allDay) return { area: 'days', start: columnOf(from, days), end: columnOf(addDays(to, -1), days) + 1 };
  const at = (wall: string) => {
    const [day = '', time = ''] = wall.split('T');
    const [hour = 0, minute = 0] = time.split(':').map(Number);
    return columnOf(day, days) * DAY_MINUTES + hour * 60 + minute;
  };
  return { area: 'hours', start: at(from), end: at(to) };
}

export function describeSpan({ area, start, end }: Span, days: readonly string[]): string {
  if (area === 'days') {
    const [first, last] = [dayOfColumn(start, days), dayOfColumn(end - 1, days)];
    return first === last ? longDay(first) : `${longDay(first)} to ${longDay(last)}`;
  }
  const from = wallAt(start, days);
  return `${longDay(from.day)}, ${timeRange(from.minutes, wallAt(end, days).minutes)}`;
}
