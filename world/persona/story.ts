import { z } from 'zod';
import {
  appName,
  category,
  cents,
  clockWindow,
  contactId,
  count,
  localTime,
  merchant,
  minutes,
  payment,
  payWith,
  share,
  slug,
  text,
  weekday,
} from './values.ts';

/** Targets for how many records an app ends up with, by kind of record. */
export const recordCounts = z.record(appName, z.record(z.string(), count));

/** Where a fact can be read, and the words that must be found there. */
const telling = z.strictObject({ app: appName, text });

export const plantedContradiction = z.strictObject({
  id: slug,
  /** What the sources disagree about. */
  about: text,
  claims: z.array(telling).min(2),
  /** The app whose claim is right. */
  truth: appName,
});

export const plantedDependency = z.strictObject({
  id: slug,
  /** What somebody would have to find out. */
  question: text,
  /** In the order they must be followed. */
  steps: z.array(telling).min(2),
  answer: text,
});

const page = z.strictObject({
  title: text,
  site: text.optional(),
  app: appName.optional(),
  path: z.string().optional(),
});

export const browsingPatterns = z.strictObject({
  daily: z.array(
    z.strictObject({
      id: slug,
      weekdays: z.array(weekday).min(1),
      window: clockWindow,
      /** How many visits on such a day. */
      visits: z.tuple([count, count]),
      pages: z.array(page).min(1),
    }),
  ),
  /** A question that occupies them for some days and ends somewhere. */
  threads: z.array(
    z.strictObject({
      id: slug,
      about: text,
      from: localTime,
      /** The id of the purchase, booking or document it leads to. */
      leadsTo: slug.optional(),
      evenings: z.int().positive().default(3),
      searches: z.array(text).min(1),
      pages: z.array(page).min(1),
    }),
  ),
});

export const shopping = z.strictObject({
  /** Bought, in this order, whenever there is money to spare. */
  impulses: z.array(
    z.strictObject({ id: slug, merchant: text, category, amountCents: cents, wish: text.optional() }),
  ),
  gifts: z.strictObject({ recipients: z.array(contactId), merchants: z.array(merchant).min(1) }),
  occasions: z.array(
    payment.extend({
      id: slug,
      does: z.enum(['errand', 'order', 'outing']).default('errand'),
      minutes: minutes.default(15),
    }),
  ),
  /** Likes, for whoever chooses among what an app sells. */
  tastes: z.array(text).default([]),
  returnsShare: share.default(0),
});

const line = z.strictObject({ at: localTime, from: z.union([contactId, z.literal('me')]), text });

export const crossAppEvent = z.strictObject({
  id: slug,
  title: text,
  /** `told` is an occasion that another section or a letter already contains; `of` names it. */
  kind: z.enum(['dinner', 'gathering', 'order', 'delivery', 'told']),
  of: z.union([slug, z.array(slug)]).optional(),
  at: localTime,
  minutes: minutes.default(60),
  place: text.optional(),
  address: text.optional(),
  people: z.array(contactId).default([]),
  arrangedAt: localTime.optional(),
  note: text.optional(),
  wish: z.array(text).default([]),
  confirmation: text.optional(),
  bill: z
    .strictObject({ at: localTime, merchant: text, category, amountCents: cents, with: payWith })
    .optional(),
  /** A few lines of chat about it; `circle` when it is not with the people themselves. */
  chat: z.array(line).default([]),
  circle: slug.optional(),
  /** Where it must be found afterwards. */
  apps: z.array(appName).min(2),
});

/** Whatever an app lets its owner set, by app: facts that no event brings about. */
export const appOverrides = z.record(appName, z.record(z.string(), z.json()));
