import { z } from 'zod';
import { variation } from './engagement.ts';
import { clock, contactId, date, localTime, minutes, slug, text, weekday } from './values.ts';

const meeting = z.strictObject({
  id: slug,
  title: text,
  weekday,
  /** 1 for weekly, 2 for every other week. */
  everyWeeks: z.int().min(1).max(8).default(1),
  at: clock,
  minutes,
  people: z.array(contactId).min(1),
  organizer: z.union([z.literal('me'), contactId]).default('me'),
  room: text,
  since: date.optional(),
  until: date.optional(),
  agenda: z.array(text).default([]),
  ...variation,
});

const ticket = z.strictObject({
  title: text,
  type: z.enum(['story', 'task', 'bug', 'epic']).default('task'),
  assignee: z.union([contactId, z.literal('me')]),
  reporter: z.union([contactId, z.literal('me')]).default('me'),
  priority: z.enum(['lowest', 'low', 'medium', 'high', 'highest']).default('medium'),
  points: z.int().nonnegative().optional(),
  opened: date,
  started: date.optional(),
  reviewed: date.optional(),
  done: date.optional(),
  due: date.optional(),
  comments: z
    .array(z.strictObject({ at: localTime, by: z.union([contactId, z.literal('me')]), text }))
    .default([]),
});

const project = z.strictObject({
  id: slug,
  key: z
    .string()
    .regex(/^[A-Z]{2,6}$/)
    .meta({ title: 'project key', examples: ['DUN'] }),
  name: text,
  goal: text,
  since: date,
  lead: z.union([contactId, z.literal('me')]),
  members: z.array(contactId),
  tickets: z.array(ticket),
});

export const work = z.strictObject({
  place: text,
  address: text,
  title: text,
  since: date,
  weekdays: z.array(weekday),
  hours: z.tuple([clock, clock]),
  lunch: z.tuple([clock, clock]),
  commute: z.strictObject({ by: z.enum(['car', 'bus', 'bike', 'foot', 'train']), minutes }),
  /** Days at home although others work. */
  daysOff: z.array(date).default([]),
  boss: contactId.optional(),
  directReports: z.array(contactId).default([]),
  meetings: z.array(meeting).default([]),
  projects: z.array(project).default([]),
});
