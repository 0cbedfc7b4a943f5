import ICAL from 'ical.js';
import { daysBetween } from '#kit/time.ts';
import { COLORS, type Color } from '../rules/colors.ts';
import { MOST_COUNTED } from '../rules/recurrence.ts';
import type { Reminder } from '../rules/reminders.ts';
import { EARLIEST_MINUTES, MOST_REMINDERS } from '../rules/reminders.ts';
import {
  compact,
  DAY_MS,
  dayPart,
  isWholeDay,
  momentOfWall,
  type Wall,
  wallOfMoment,
} from '../rules/wall-time.ts';
import { type Answer, type Event, KINDS } from '../schema/events.ts';
import { firstTime, lineOf, momentIn, type ReadTime, textOf, timeOf, wallIn } from './read-values.ts';
import { UnreadablePart } from './unreadable.ts';
import { spread } from './write-event.ts';
import type { ZoneReader } from './zones.ts';

export interface ReadAttendee {
  email: string;
  name: string;
  answer: Answer;
  optional: boolean;
  note: string;
}

export interface ReadEvent {
  uid: string;
  kind: Event['kind'];
  title: string;
  description: string;
  location: string;
  color: Color | null;
  allDay: boolean;
  start: Wall;
  zone: string;
  lastsMs: number;
  rrule: string;
  exdates: Wall[];
  rdates: Wall[];
  /** The original start of the occurrence that this one stands in for, as it was told. */
  recurrence: ReadTime | null;
  status: Event['status'];
  busy: boolean;
  visibility: Event['visibility'];
  sequence: number;
  organizer: { name: string; email: string } | null;
  attendees: ReadAttendee[];
  reminders: Reminder[];
}

const HOUR_MS = 3600_000;
const LONGEST_MS = 366 * DAY_MS;

export function readEvent(part: ICAL.Component, zoneOf: ZoneReader): ReadEvent {
  const uid = lineOf(part, 'uid', 250);
  const start = firstTime(part, 'dtstart', zoneOf);
  if (!uid) throw new UnreadablePart('it has no UID');
  if (!start) throw new UnreadablePart('it does not say when it begins (DTSTART)');
  const allDay = isWholeDay(start.wall);
  const timesOf = (name: string) => allTimes(part, name, { start, zoneOf });
  const recurrence = firstTime(part, 'recurrence-id', zoneOf);
  if (part.getFirstProperty('recurrence-id')?.getParameter('range'))
    throw new UnreadablePart('it changes a series from one event on (RANGE), which is not supported');
  return {
    ...{ uid, allDay, start: start.wall, zone: start.zone, lastsMs: lengthOf(part, start, zoneOf) },
    kind: kindOf(part),
    title: lineOf(part, 'summary', 300) || '(No title)',
    description: textOf(part, 'description', 8000),
    location: lineOf(part, 'location', 500),
    color: colorOf(part),
    rrule: recurrence ? '' : ruleOf(part, start),
    exdates: timesOf('exdate'),
    rdates: timesOf('rdate'),
    recurrence,
    status: lineOf(part, 'status', 20).toUpperCase() === 'CANCELLED' ? 'cancelled' : 'confirmed',
    busy: lineOf(part, 'transp', 20).toUpperCase() !== 'TRANSPARENT',
    visibility: visibilityOf(part),
    sequence: Math.max(0, Math.trunc(Number(textOf(part, 'sequence', 12)) || 0)),
    organizer: partyOf(part.getFirstProperty('organizer')),
    attendees: part.getAllProperties('attendee').flatMap((property) => attendeeOf(property, part)),
    reminders: remindersOf(part),
  };
}

/** The original start of an exception, on the wall of its series. */
export function originalStart(
  { recurrence }: Pick<ReadEvent, 'recurrence'>,
  series: Pick<Event, 'allDay' | 'start' | 'zone'>,
): Wall | null {
  if (!recurrence) return null;
  if (series.allDay) return dayPart(recurrence.wall);
  if (isWholeDay(recurrence.wall)) return `${recurrence.wall}${series.start.slice(10)}`;
  return wallIn(recurrence, series.zone);
}

function lengthOf(part: ICAL.Component, start: ReadTime, zoneOf: ZoneReader): number {
  const end = firstTime(part, 'dtend', zoneOf);
  const duration = part.getFirstPropertyValue('duration');
  const isDay = isWholeDay(start.wall);
  let lastsMs = isDay ? DAY_MS : HOUR_MS;
  if (end && isWholeDay(end.wall) !== isDay)
    throw new UnreadablePart('its start has an hour and its end not');
  if (end) lastsMs = isDay ? daysBetween(start.wall, end.wall) * DAY_MS : momentIn(end) - momentIn(start);
  else if (duration instanceof ICAL.Duration) lastsMs = duration.toSeconds() * 1000;
  if (isDay) lastsMs = Math.max(DAY_MS, Math.ceil(lastsMs / DAY_MS) * DAY_MS);
  if (lastsMs < 0) throw new UnreadablePart('it ends before it begins');
  if (lastsMs > LONGEST_MS) throw new UnreadablePart('it lasts more than a year');
  return lastsMs || 60_000;
}

const RULE_PARTS =
  /^(FREQ|INTERVAL|COUNT|UNTIL|BYDAY|BYMONTHDAY|BYMONTH|BYSETPOS|BYYEARDAY|BYWEEKNO|WKST)=[-+A-Z0-9,]+$/;

/** The rule with UNTIL on the wall of the start. */
function ruleOf(part: ICAL.Component, start: ReadTime): string {
  const properties = part.getAllProperties('rrule');
  if (properties.length === 0) return '';
  if (properties.length > 1) throw new UnreadablePart('it repeats by more than one rule');
  const value = properties[0]?.getFirstValue();
  const rrule = String(value ?? '').toUpperCase();
  const problem = ruleProblem(rrule);
  if (problem) throw new UnreadablePart(problem);
  return rrule.replace(
    /UNTIL=(\d{8}(?:T\d{6}Z?)?)/,
    (_, until: string) => `UNTIL=${untilOnWall(until, start)}`,
  );
}

function ruleProblem(rrule: string): string | null {
  const parts = rrule.split(';');
  if (!/(?:^|;)FREQ=(DAILY|WEEKLY|MONTHLY|YEARLY)(?:;|$)/.test(rrule))
    return `it repeats more often than daily, or by a rule that cannot be read (${rrule.slice(0, 60)})`;
  const odd = parts.find((each) => !RULE_PARTS.test(each));
  if (odd) return `its rule has "${odd.slice(0, 40)}", which is not supported`;
  if (/FREQ=WEEKLY/.test(rrule) && /BYWEEKNO|BYYEARDAY|BYMONTHDAY|BYSETPOS/.test(rrule))
    return 'its weekly rule names days of a month or year';
  const count = Number(/COUNT=(\d+)/.exec(rrule)?.[1] ?? 1);
  const interval = Number(/INTERVAL=(\d+)/.exec(rrule)?.[1] ?? 1);
  if (count < 1 || count > MOST_COUNTED) return `it repeats ${count} times; ${MOST_COUNTED} is the most`;
  if (interval < 1 || interval > 999) return `its interval ${interval} is out of reach`;
  return null;
}

function untilOnWall(until: string, start: ReadTime): string {
  const wall = spread(until);
  if (isWholeDay(start.wall)) return compact(dayPart(wall));
  if (isWholeDay(wall)) return `${until}T235959`;
  return until.endsWith('Z') ? compact(wallOfMoment(momentOfWall(wall, 'UTC'), start.zone)) : until;
}

function allTimes(
  part: ICAL.Component,
  name: string,
  { start, zoneOf }: { start: ReadTime; zoneOf: ZoneReader },
): Wall[] {
  const walls = part.getAllProperties(name).flatMap((property) =>
    property.getValues().map((value: unknown) => {
      const from = value instanceof ICAL.Period ? value.start : value;
      const time = timeOf(property, from, zoneOf);
      if (isWholeDay(start.wall)) return dayPart(time.wall);
      return isWholeDay(time.wall) ? `${time.wall}${start.wall.slice(10)}` : wallIn(time, start.zone);
    }),
  );
  return [...new Set(walls)].sort();
}

function kindOf(part: ICAL.Component): Event['kind'] {
  const kind = textOf(part, 'x-hooli-kind', 20);
  return KINDS.find((each) => each === kind) ?? 'event';
}

function colorOf(part: ICAL.Component): Color | null {
  const color = textOf(part, 'color', 20);
  return COLORS.find((each) => each === color) ?? null;
}

function visibilityOf(part: ICAL.Component): Event['visibility'] {
  const name = textOf(part, 'class', 20).toUpperCase();
  if (name === 'PUBLIC') return 'public';
  return name === 'PRIVATE' || name === 'CONFIDENTIAL' ? 'private' : 'default';
}

function partyOf(property: ICAL.Property | null): { name: string; email: string } | null {
  const email = String(property?.getFirstValue() ?? '')
    .replace(/^mailto:/i, '')
    .trim()
    .toLowerCase();
  if (!property || !/^[^\s@]+@[^\s@]+$/.test(email)) return null;
  const name = property.getParameter('cn');
  return { email, name: typeof name === 'string' && name ? name.slice(0, 120) : email };
}

const ANSWERED: Record<string, Answer> = {
  ACCEPTED: 'accepted',
  DECLINED: 'declined',
  TENTATIVE: 'tentative',
};

function attendeeOf(property: ICAL.Property, part: ICAL.Component): ReadAttendee[] {
  const party = partyOf(property);
  if (!party) return [];
  const answer = ANSWERED[String(property.getParameter('partstat') ?? '').toUpperCase()] ?? 'unanswered';
  const optional = String(property.getParameter('role') ?? '').toUpperCase() === 'OPT-PARTICIPANT';
  return [{ ...party, answer, optional, note: lineOf(part, 'comment', 500) }];
}

/** Alarms before the start; others (at fixed times, at the end, sounds alone) have no equal here. */
function remindersOf(part: ICAL.Component): Reminder[] {
  const reminders = part.getAllSubcomponents('valarm').flatMap((alarm): Reminder[] => {
    const property = alarm.getFirstProperty('trigger');
    const trigger = property?.getFirstValue();
    const isAtEnd = String(property?.getParameter('related') ?? '').toUpperCase() === 'END';
    if (!(trigger instanceof ICAL.Duration) || isAtEnd) return [];
    const minutes = Math.round(-trigger.toSeconds() / 60);
    if (minutes < -1440 || minutes > EARLIEST_MINUTES) return [];
    const isMail = textOf(alarm, 'action', 20).toUpperCase() === 'EMAIL';
    return [{ minutes, method: isMail ? 'email' : 'notification' }];
  });
  return reminders.slice(0, MOST_REMINDERS);
}
