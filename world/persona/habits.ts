import { z } from 'zod';
import { chore, engagement, invitation, todo } from './engagement.ts';
import {
  category,
  cents,
  clock,
  clockWindow,
  contactId,
  date,
  dayOfMonth,
  localTime,
  merchant,
  minutes,
  month,
  share,
  slug,
  text,
  weekday,
} from './values.ts';

/** What a purchase belongs to in life. */
const doing = z.enum(['errand', 'restaurant', 'delivery', 'groceries', 'order', 'outing']);

const habit = z.strictObject({
  id: slug,
  category,
  does: doing,
  weekdays: z.array(weekday).min(1),
  window: clockWindow,
  /** On each of those days. */
  chance: share,
  debitShare: share,
  merchants: z.array(merchant).min(1),
  minutes: minutes.default(10),
  travelMinutes: minutes.default(12),
  /** Of the purchases, how many go back. */
  refundShare: share.optional(),
  /** Without going anywhere: may happen on a trip as well. */
  online: z.boolean().optional(),
  meal: z.enum(['breakfast', 'lunch', 'dinner', 'snack']).optional(),
  /** Who may come along or eat with them; drawn for each time. */
  company: z.array(contactId).optional(),
  companyShare: share.default(0),
  /** Of meals out, how many are reserved days before. */
  bookedShare: share.default(0),
  /** Of the times they go out, how many by a ride both ways. */
  rideShare: share.default(0),
  months: z.array(month).optional(),
});

const subscription = z.strictObject({
  id: slug,
  merchant: text,
  amountCents: cents,
  dayOfMonth,
  since: date.optional(),
  until: date.optional(),
});

const course = z.strictObject({
  id: slug,
  name: text,
  place: text,
  address: text,
  teacher: contactId.optional(),
  weekday,
  at: clock,
  minutes,
  travelMinutes: minutes.default(12),
  chance: share,
  feeCents: cents,
  merchant: text,
  /** Days without class. */
  skips: z.array(date).default([]),
  /** Days they certainly went, because something written tells of it. */
  attends: z.array(date).default([]),
});

const appointment = z.strictObject({
  id: slug,
  title: text,
  with: contactId.optional(),
  people: z.array(contactId).default([]),
  place: text,
  address: text.optional(),
  at: localTime,
  minutes,
  travelMinutes: minutes.default(15),
  madeAt: localTime,
  note: text.optional(),
  bill: z
    .strictObject({ merchant: text, category, amountCents: cents, with: z.enum(['credit', 'debit']) })
    .optional(),
});

/** `12-25`, or the last or nth weekday of a month, or days from Easter Sunday. */
const holiday = z.union([
  z.strictObject({
    name: text,
    day: z
      .string()
      .regex(/^\d\d-\d\d$/)
      .meta({ title: 'day of the year', examples: ['12-25'] }),
  }),
  z.strictObject({ name: text, month, weekday, nth: z.int().min(-1).max(5) }),
  z.strictObject({ name: text, easter: z.int() }),
]);

const document = z.strictObject({
  id: slug,
  title: text,
  folder: text,
  kind: z.enum(['text', 'letter', 'sheet', 'slides', 'pdf', 'notes']),
  /** Every time it was worked on; the first made it. */
  written: z.array(localTime).min(1),
  text: z.union([z.string(), z.array(z.string())]),
});

const post = z.strictObject({
  id: slug,
  at: localTime,
  audience: z.enum(['network', 'friends']),
  /** Absent for the owner. */
  by: contactId.optional(),
  text,
});

/** The owner or a contact. */
const participant = z.union([z.literal('me'), contactId]);

const circle = z.strictObject({
  id: slug,
  name: text,
  /** Talk among friends or at work. */
  setting: z.enum(['friends', 'work']),
  /** When it was founded, besides the owner; `changes` tell who came and went since. */
  people: z.array(contactId).min(1),
  about: text.optional(),
  /** Absent: before the record begins. */
  founded: localTime.optional(),
  /** The first of them founded it. */
  admins: z.array(participant).min(1).default(['me']),
  changes: z
    .array(
      z.strictObject({
        at: localTime,
        by: participant.optional(),
        joined: z.array(contactId).default([]),
        left: z.array(contactId).default([]),
        renamed: text.optional(),
        about: text.optional(),
      }),
    )
    .default([]),
});

export const routines = z.strictObject({
  sleep: z.strictObject({ bed: clock, wake: clock, weekendBed: clock, weekendWake: clock }),
  holidays: z.array(holiday),
  meals: z.strictObject({
    breakfast: z.array(text).min(1),
    lunch: z.array(text).min(1),
    dinner: z.array(text).min(1),
  }),
  habits: z.array(habit),
  subscriptions: z.array(subscription),
  cash: z.strictObject({
    place: text,
    chance: share,
    window: clockWindow,
    amountsCents: z.array(cents).min(1),
  }),
  saving: z.strictObject({ chance: share, amountsCents: z.array(cents).min(1) }),
  rides: z.strictObject({
    merchant: text,
    minutes: z.tuple([minutes, minutes]),
    priceCents: z.tuple([cents, cents]),
  }),
  courses: z.array(course).default([]),
  appointments: z.array(appointment).default([]),
  engagements: z.array(engagement).default([]),
  invitations: z.array(invitation).default([]),
  chores: z.array(chore).default([]),
  todos: z.array(todo).default([]),
  circles: z.array(circle).default([]),
  posts: z.array(post).default([]),
  documents: z.array(document).default([]),
  /** How they file their mail. */
  labels: z.array(text).default([]),
});
