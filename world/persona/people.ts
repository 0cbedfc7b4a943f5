import { z } from 'zod';
import {
  appName,
  clock,
  contactId,
  date,
  email,
  localTime,
  minutes,
  month,
  share,
  text,
  weekday,
  zone,
} from './values.ts';

export const identity = z.strictObject({
  name: text,
  email,
  phone: text,
  birthday: date,
  address: z.strictObject({ street: text, city: text, state: z.string(), zip: text }),
  password: z
    .string()
    .min(8)
    .meta({ title: 'password', examples: ['correct horse'] }),
  zone,
  referenceTime: localTime,
  recordMonths: z
    .int()
    .positive()
    .meta({ examples: [24] }),
  /** How far the life is planned beyond the reference time. */
  aheadMonths: z
    .int()
    .positive()
    .default(3)
    .meta({ examples: [3] }),
  occupation: text,
  about: text,
});

/** How someone writes: for the text generator and for whoever answers in their name. */
const personality = z.strictObject({
  /** In words, for human and model writers. */
  voice: text,
  openers: z.array(z.string()).default([]),
  closers: z.array(z.string()).default([]),
  letterCase: z.enum(['plain', 'lower', 'loud']).default('plain'),
  /** Of their words, how many come out wrong. */
  typos: share.default(0),
  /** How long they let a letter lie, about. */
  answersAfterMinutes: minutes.default(90),
  topics: z.array(text).default([]),
  /** The mood their answers come in; guessed from `voice` when absent. */
  temper: z
    .enum(['warm', 'sunny', 'dry', 'stern', 'loud', 'careful', 'blunt', 'dreamy', 'formal'])
    .optional()
    .meta({ examples: ['dry'] }),
  /** Lines of their own for answers, by what they do: "accept", "declineAlt", "forgive"… */
  says: z
    .record(z.string(), z.array(z.string()).min(1))
    .optional()
    .meta({ examples: [{ accept: ['{when}. I will bring the good stapler.'] }] }),
});

export const contact = z.strictObject({
  id: contactId,
  name: text,
  email,
  phone: text,
  relationship: text,
  frequency: z.enum(['daily', 'weekly', 'monthly', 'rarely']).meta({ examples: ['weekly'] }),
  zelle: z.boolean(),
  birthday: date.optional(),
  address: text.optional(),
  company: text.optional(),
  sharedActivities: z.array(text).default([]),
  /** Where they can be found besides by mail and phone. */
  apps: z.array(appName).default([]),
  /** What comes round in their own week; hours at work go without saying. */
  week: z
    .array(
      z.strictObject({
        weekday,
        /** 2 for every other week. */
        everyWeeks: z.int().min(1).max(4).default(1),
        from: clock,
        to: clock,
        what: text,
        chance: share.default(0.93),
        months: z.array(month).optional(),
      }),
    )
    .default([]),
  personality,
});
