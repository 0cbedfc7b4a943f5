import { z } from 'zod';
import { day, email, id, line, optionalLine, text } from '#kit/input.ts';
import { COLORS } from '../rules/colors.ts';
import { EARLIEST_MINUTES, MOST_REMINDERS } from '../rules/reminders.ts';
import { KINDS, VISIBILITIES } from '../schema/events.ts';

const MOST_GUESTS = 100;
const FIRST_MOMENT = -2_208_988_800_000;
const LAST_MOMENT = 7_258_118_400_000;

const moment = z
  .int('Choose a date and a time.')
  .min(FIRST_MOMENT, 'Choose a date after 1900.')
  .max(LAST_MOMENT, 'Choose a date before 2200.');
export const dayOrNone = z.union([z.literal(''), day]).default('');
export const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Use a time such as 09:30.');
export const color = z.enum(COLORS, 'Choose one of the colors.');
export const zone = line(64);

const reminder = z.object({
  minutes: z.int().min(-1440).max(EARLIEST_MINUTES, 'A reminder comes four weeks before at the earliest.'),
  method: z.enum(['notification', 'email']),
});
export const reminders = z.array(reminder).max(MOST_REMINDERS, `Set at most ${MOST_REMINDERS} reminders.`);

const recurrence = z.object({
  frequency: z.enum(['daily', 'weekly', 'monthly', 'yearly']),
  interval: z.int().min(1, 'Repeat every 1 or more.').max(99, 'Repeat every 99 at most.'),
  weekdays: z.array(z.int().min(0).max(6)).max(7).default([]),
  monthlyBy: z.enum(['day', 'weekday']).default('day'),
  ends: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('never') }),
    z.object({ kind: z.literal('on'), day }),
    z.object({
      kind: z.literal('after'),
      count: z.int().min(1, 'Repeat at least once.').max(730, 'Repeat at most 730 times.'),
    }),
  ]),
});

const guest = z.object({
  email,
  name: z.string().trim().max(120).optional(),
  optional: z.boolean().optional(),
});

const times = {
  allDay: z.boolean(),
  startsAt: moment.default(0),
  endsAt: moment.default(0),
  startDay: dayOrNone,
  endDay: dayOrNone,
};

export const eventInput = z.object({
  kind: z.enum(KINDS).default('event'),
  calendarId: id,
  title: optionalLine(300),
  ...times,
  zone,
  recurrence: recurrence.nullable().default(null),
  guests: z.array(guest).max(MOST_GUESTS, `Invite at most ${MOST_GUESTS} guests.`).default([]),
  guestsCanModify: z.boolean().default(false),
  guestsCanInvite: z.boolean().default(true),
  guestsCanSeeList: z.boolean().default(true),
  location: optionalLine(500),
  description: text(8000).default(''),
  color: color.nullable().default(null),
  busy: z.boolean().default(true),
  visibility: z.enum(VISIBILITIES).default('default'),
  reminders: reminders.nullable().default(null),
  video: z.boolean().default(false),
  declineConflicts: z.boolean().optional(),
});

/** Fields that are given change; none has a default. */
export const eventChanges = z
  .object({
    kind: z.enum(KINDS),
    calendarId: id,
    title: z.string().trim().max(300).refine(isOneLine, 'Use a single line of plain text.'),
    allDay: z.boolean(),
    startsAt: moment,
    endsAt: moment,
    startDay: z.union([z.literal(''), day]),
    endDay: z.union([z.literal(''), day]),
    zone,
    recurrence: recurrence.nullable(),
    guests: z.array(guest).max(MOST_GUESTS, `Invite at most ${MOST_GUESTS} guests.`),
    guestsCanModify: z.boolean(),
    guestsCanInvite: z.boolean(),
    guestsCanSeeList: z.boolean(),
    location: z.string().trim().max(500).refine(isOneLine, 'Use a single line of plain text.'),
    description: text(8000),
    color: color.nullable(),
    busy: z.boolean(),
    visibility: z.enum(VISIBILITIES),
    reminders: reminders.nullable(),
    video: z.boolean(),
    declineConflicts: z.boolean(),
  })
  .partial();

function isOneLine(value: string): boolean {
  for (let i = 0; i < value.length; i++) if (value.charCodeAt(i) < 32) return false;
  return true;
}

const occurrence = z.string().max(20).default('');
export const slotKey = { eventId: id, occurrence };
const scope = z.enum(['this', 'following', 'all']).default('this');
export const target = { ...slotKey, scope };
export const newTimes = times;
export const answer = z.enum(['accepted', 'declined', 'tentative']);
