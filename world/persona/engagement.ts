import { z } from 'zod';
import {
  category,
  centsRange,
  clock,
  clockWindow,
  contactId,
  count,
  date,
  localTime,
  minutes,
  month,
  payWith,
  share,
  slug,
  text,
  weekday,
} from './values.ts';

const phrases = z.record(z.string(), z.array(text).min(1)).default({});

/** A room at work, or somewhere else. */
const venue = z.union([text, z.strictObject({ place: text, address: text.optional() })]);

/** A kind of meeting, call, visit or appointment that is set up again and again, each time as one of its own. */
export const engagement = z
  .strictObject({
    id: slug,
    setting: z.enum(['work', 'personal']),
    /** A meeting has guests who are invited; an appointment is noted for oneself. */
    kind: z.enum(['meeting', 'appointment']).default('meeting'),
    /** On average. */
    perMonth: z.number().positive().max(31),
    months: z.array(month).optional(),
    since: date.optional(),
    until: date.optional(),
    weekdays: z.array(weekday).min(1).default([1, 2, 3, 4, 5]),
    /** Of the weekday in its month, e.g. 2 for the second Friday; then once a month. */
    nth: z.int().min(1).max(4).optional(),
    window: clockWindow,
    minutes: z.array(minutes).min(1),
    /** Texts with slots, see Narrator: facts of the meeting and the phrases below. */
    titles: z.array(text).min(1),
    /** The owner's own. */
    notes: z.array(text).default([]),
    /** In the words of somebody else who sets it up. */
    theirNotes: z.array(text).default([]),
    noteShare: share.default(0.75),
    phrases,
    /** Of these, `count` come. */
    who: z.array(contactId).default([]),
    count: z.tuple([count, count]).default([1, 1]),
    always: z.array(contactId).default([]),
    /** Drawn each time; `them` is the first who comes. */
    organizers: z
      .array(z.union([z.enum(['me', 'them']), contactId]))
      .min(1)
      .default(['me']),
    venues: z.array(venue).min(1),
    remote: z.boolean().default(false),
    noticeDays: z.tuple([count, count]).default([1, 9]),
    /** Of invitations by others. */
    declinedShare: share.default(0.08),
    tentativeShare: share.default(0.06),
    unansweredShare: share.default(0.04),
    movedShare: share.default(0.05),
    cancelledShare: share.default(0.04),
    /** Why it was moved or cancelled, in the words of whoever does. */
    reasons: z.array(text).default([]),
    /** What the owner says when they do not come, or may not. */
    excuses: z.array(text).default([]),
    bill: z.strictObject({ merchant: text, category, priceCents: centsRange, with: payWith }).optional(),
  })
  .meta({ title: 'engagement' });

/** Things to do that are noted again and again. */
export const chore = z.strictObject({
  id: slug,
  list: text,
  perMonth: z.number().positive(),
  window: clockWindow,
  titles: z.array(text).min(1),
  notes: z.array(text).default([]),
  phrases,
  /** Due so many days after it was noted. */
  dueDays: z.tuple([count, count]).default([1, 6]),
  doneShare: share.default(0.95),
});

/** Something to do with dates of its own. */
export const todo = z.strictObject({
  id: slug,
  title: text,
  list: text,
  notedAt: localTime,
  due: date.optional(),
  doneAt: localTime.optional(),
  note: text.optional(),
});

/** What is written down for one of a series of meetings, and how often one is moved. */
export const variation = {
  notes: z.array(text).default([]),
  noteShare: share.default(0.3),
  phrases,
  movedShare: share.default(0),
  movedTo: z.array(clock).default([]),
  reasons: z.array(text).default([]),
};

/** One meeting or evening with a date of its own; set up by the owner, or by somebody who invites them. */
export const invitation = z.strictObject({
  id: slug,
  title: text,
  setting: z.enum(['work', 'personal']).default('work'),
  organizer: z.union([z.literal('me'), contactId]).default('me'),
  /** Besides the owner. */
  people: z.array(contactId).min(1),
  at: localTime,
  minutes,
  venue,
  remote: z.boolean().default(false),
  sentAt: localTime,
  /** Absent: not answered yet. */
  answer: z.enum(['accepted', 'declined', 'tentative']).optional(),
  answeredAt: localTime.optional(),
  excuse: text.optional(),
  note: text.optional(),
  /** Who of the people has not answered. */
  silent: z.array(contactId).default([]),
});
