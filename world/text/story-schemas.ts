import { z } from 'zod';

export const mailKind = z.enum(['personal', 'work', 'newsletter', 'promotion', 'social', 'notice', 'spam']);

/** A string, or its paragraphs. */
export const prose = z.union([z.string(), z.array(z.string())]);

export const fate = z.strictObject({
  unread: z.boolean().optional(),
  starred: z.boolean().optional(),
  archived: z.boolean().optional(),
  trashed: z.boolean().optional(),
  labels: z.array(z.string()).optional(),
});

/** A piece of a mail that a company composes. */
export const block = z.union([
  z.string(),
  z.strictObject({ heading: z.string() }),
  z.strictObject({ list: z.array(z.string()) }),
  z.strictObject({ rows: z.array(z.tuple([z.string(), z.string()])) }),
  z.strictObject({ quote: z.string(), by: z.string() }),
  z.strictObject({ callout: z.string() }),
  z.strictObject({ big: z.string(), small: z.string() }),
]);

const clock = z.string().regex(/^\d\d:\d\d$/);

/** Alternatives by name. A text names them in braces, and gets each once before any comes again. */
export const phrases = z.record(z.string(), z.array(z.string()).min(1));

/** Which events a text is about: a type, and values that some of its fields must have. */
const about = z.strictObject({
  type: z.string(),
  where: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])).optional(),
  /** Of those events, how many. */
  share: z.number().min(0).max(1).default(1),
});

/** Mail that a sender sends again and again: on days of the calendar, or about events. */
export const series = z.strictObject({
  id: z.string(),
  sender: z.string(),
  kind: mailKind,
  every: z
    .union([
      z.strictObject({ weekday: z.int().min(1).max(7), weeks: z.int().positive().default(1), at: clock }),
      z.strictObject({
        dayOfMonth: z.int().min(1).max(28),
        months: z.int().positive().default(1),
        at: clock,
      }),
    ])
    .optional(),
  /** `days` after the event, or before it when negative; `by` names the field that holds its moment. */
  about: about
    .extend({
      days: z.int().default(0),
      at: clock.optional(),
      by: z.enum(['at', 'for', 'checkIn']).default('at'),
    })
    .optional(),
  /** Months of the year in which it is sent. */
  season: z.array(z.int().min(1).max(12)).optional(),
  since: z.iso.date().optional(),
  until: z.iso.date().optional(),
  chance: z.number().min(0).max(1).default(1),
  subject: z.array(z.string()).min(1),
  /** One of these for each mail. */
  bodies: z.array(z.array(block).min(1)).min(1),
  phrases: phrases.optional(),
  fate: fate.optional(),
});

const turn = z.strictObject({
  /** `me`, `them`, or a contact. */
  from: z.string(),
  /** After the turn before; for the first, after the event. */
  hours: z.number(),
  /** One for each take: the first of every turn belong together, and so on. */
  takes: z.array(prose).min(1),
});

/** A short exchange that something gave rise to: a question, a dodge, a decision. */
export const arc = z.strictObject({
  id: z.string(),
  via: z.enum(['mail', 'chat']).default('mail'),
  kind: z.enum(['personal', 'work']).default('personal'),
  about,
  /** One of these people; absent: the first person who was there. */
  who: z.array(z.string()).optional(),
  /** Told in this circle instead of between two. */
  circle: z.string().optional(),
  /** How often it is played at most; never more often than there are takes. */
  most: z.int().positive().default(2),
  /** Whether the first turn is counted from the event's start or its end. */
  since: z.enum(['start', 'end']).default('end'),
  subject: z.array(z.string()).default(['']),
  turns: z.array(turn).min(1),
  phrases: phrases.optional(),
  fate: fate.optional(),
});
