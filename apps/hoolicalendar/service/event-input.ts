import { createHash } from 'node:crypto';
import { max } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { personByEmail } from '#kit/people.ts';
import { daysBetween } from '#kit/time.ts';
import type { Color } from '../rules/colors.ts';
import { firstByRule } from '../rules/recurrence.ts';
import { type Recurrence, writeRule } from '../rules/recurrence-rule.ts';
import type { Reminder } from '../rules/reminders.ts';
import { DAY_MS, isZone, type Wall, wallOfMoment } from '../rules/wall-time.ts';
import { type Event, events } from '../schema/events.ts';
import type { GuestValues } from './event-store.ts';

export interface TimeInput {
  allDay: boolean;
  /** Of timed events. */
  startsAt: number;
  endsAt: number;
  /** Of whole days; the end is exclusive. */
  startDay: string;
  endDay: string;
  zone: string;
}

export interface EventInput extends TimeInput {
  kind: Event['kind'];
  calendarId: number;
  title: string;
  recurrence: Recurrence | null;
  guests: { email: string; name?: string | undefined; optional?: boolean | undefined }[];
  guestsCanModify: boolean;
  guestsCanInvite: boolean;
  guestsCanSeeList: boolean;
  location: string;
  description: string;
  color: Color | null;
  busy: boolean;
  visibility: Event['visibility'];
  reminders: Reminder[] | null;
  video: boolean;
  declineConflicts?: boolean | undefined;
}

export type Timing = Pick<Event, 'allDay' | 'start' | 'zone' | 'lastsMs'>;

const LONGEST_DAYS = 366;
const NO_TITLE = '(No title)';

export function timingOf(input: TimeInput): Timing {
  if (!isZone(input.zone))
    throw refused(`There is no time zone "${input.zone}". Use one such as America/New_York.`, 'zone');
  return input.allDay ? daysTiming(input) : hoursTiming(input);
}

function daysTiming({ startDay, endDay, zone }: TimeInput): Timing {
  if (!startDay || !endDay) throw refused('Choose the days of the event.', startDay ? 'endDay' : 'startDay');
  const days = daysBetween(startDay, endDay);
  if (days < 1) throw refused(`The event cannot end before it begins on ${startDay}.`, 'endDay');
  if (days > LONGEST_DAYS) throw refused('An event lasts a year at most.', 'endDay');
  return { allDay: true, start: startDay, zone, lastsMs: days * DAY_MS };
}

function hoursTiming({ startsAt, endsAt, zone }: TimeInput): Timing {
  if (!startsAt) throw refused('Choose when the event begins.', 'startsAt');
  if (endsAt <= startsAt) throw refused('The event must end after it begins.', 'endsAt');
  if (endsAt - startsAt > LONGEST_DAYS * DAY_MS) throw refused('An event lasts a year at most.', 'endsAt');
  return { allDay: false, start: wallOfMoment(startsAt, zone), zone, lastsMs: endsAt - startsAt };
}

/** The rule, and the first day on which it holds: an event on Tuesdays cannot begin on a Monday. */
export function repeatFrom(recurrence: Recurrence, start: Wall): { rrule: string; start: Wall } {
  const { ends } = recurrence;
  if (ends.kind === 'on' && ends.day < start.slice(0, 10))
    throw refused(`The repetition cannot end on ${ends.day}, before the event itself.`, 'recurrence');
  const rrule = writeRule(recurrence, start);
  const first = firstByRule(rrule, start);
  if (!first) throw refused('That rule never comes true. Change how the event repeats.', 'recurrence');
  return { rrule, start: first };
}

export const plainTitle = (title: string): string => title || NO_TITLE;

/** Once each, under the names that the owner knows them by; the owner is no guest of their own. */
export function guestsFrom(
  ctx: Ctx,
  list: EventInput['guests'],
  besides: readonly (string | null)[] = [],
): GuestValues[] {
  const left = new Set([ctx.owner.email, ...besides].map((email) => email?.toLowerCase()));
  return list.flatMap(({ email, name, optional = false }) => {
    const address = email.toLowerCase();
    if (left.has(address)) return [];
    left.add(address);
    return [{ email: address, name: personByEmail(ctx, address)?.name ?? (name || address), optional }];
  });
}

/** Of iCalendar: the same for all worlds in which the same was done before. */
export function newUid(ctx: Ctx, title: string): string {
  const newest =
    ctx.db
      .select({ id: max(events.id) })
      .from(events)
      .get()?.id ?? 0;
  const digest = createHash('sha256').update(`${ctx.now} ${newest} ${title}`).digest('hex');
  return `${digest.slice(0, 26)}@hoolicalendar.test`;
}
