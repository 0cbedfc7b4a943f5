import { z } from 'zod';

/** The kinds of values that persona documents are written in. `title` and `examples` appear in error messages. */

export const text = z
  .string()
  .min(1)
  .meta({ title: 'text', examples: ['some text'] });

export const cents = z
  .int()
  .nonnegative()
  .meta({ title: 'amount in cents', examples: [2500] });

export const centsRange = z.tuple([cents, cents]).meta({ examples: [[1200, 2400]] });

export const share = z
  .number()
  .min(0)
  .max(1)
  .meta({ title: 'share between 0 and 1', examples: [0.25] });

export const count = z
  .int()
  .nonnegative()
  .meta({ title: 'count', examples: [12] });

export const minutes = z
  .int()
  .positive()
  .meta({ title: 'number of minutes', examples: [45] });

export const date = z.iso.date().meta({ title: 'date', examples: ['2026-04-25'] });

export const localTime = z.iso
  .datetime({ local: true, offset: false })
  .meta({ title: 'local date and time', examples: ['2026-04-25T19:30'] });

export const clock = z
  .string()
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
  .meta({ title: 'time of day', examples: ['07:45'] });

export const clockWindow = z.tuple([clock, clock]).meta({ examples: [['17:40', '19:15']] });

/** 1 is Monday. */
export const weekday = z
  .int()
  .min(1)
  .max(7)
  .meta({ title: 'weekday from 1 (Monday) to 7', examples: [4] });

export const month = z
  .int()
  .min(1)
  .max(12)
  .meta({ title: 'month from 1 to 12', examples: [12] });

export const dayOfMonth = z
  .int()
  .min(1)
  .max(28)
  .meta({ title: 'day of the month from 1 to 28', examples: [15] });

export const slug = z
  .string()
  .regex(/^[a-z0-9][a-z0-9-]*$/)
  .meta({ title: 'id', examples: ['new-york'] });

export const contactId = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .meta({ title: 'contact id', examples: ['pam'] });

export const appName = z
  .string()
  .regex(/^[a-z][a-z0-9-]*$/)
  .meta({ title: 'app', examples: ['hoolimail'] });

export const email = z.email().meta({ title: 'e-mail address', examples: ['pam@office.test'] });

export const zone = z
  .string()
  .refine(isTimeZone, 'is not a time zone')
  .meta({ title: 'time zone', examples: ['America/New_York'] });

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** Keep in step with SpendingCategory in events/money.ts; liveLife does not compile otherwise. */
export const category = z
  .enum([
    ...['groceries', 'dining', 'delivery', 'coffee', 'shopping', 'gas', 'rides', 'travel', 'entertainment'],
    ...[
      'subscriptions',
      'utilities',
      'housing',
      'insurance',
      'health',
      'gifts',
      'education',
      'fees',
      'other',
    ],
  ] as const)
  .meta({ title: 'spending category', examples: ['dining'] });

export const payWith = z.enum(['credit', 'debit']).meta({ title: 'way to pay', examples: ['credit'] });

/** Something paid for at a known moment. */
export const payment = z.strictObject({
  at: localTime,
  merchant: text,
  category,
  amountCents: cents,
  with: payWith,
});

export const merchant = z.strictObject({
  name: text,
  priceCents: centsRange,
  /** When it is open at all; absent for all year. */
  months: z.array(month).optional(),
  /** What someone has in mind to get there. */
  wish: z.array(text).optional(),
});
