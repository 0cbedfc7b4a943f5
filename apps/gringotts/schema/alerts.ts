import { index, integer, text } from 'drizzle-orm/sqlite-core';
import { cents, flag, moment, tablesOf } from '#kit/tables.ts';
import { ALERT_KINDS } from '../rules/alerts.ts';

const table = tablesOf('gringotts');

/** One row a kind: what the owner wants to hear of, from which amount on, and where. */
export const alerts = table('alerts', {
  kind: text('kind', { enum: ALERT_KINDS }).primaryKey(),
  isOn: flag('is_on').notNull(),
  thresholdCents: cents('threshold_cents'),
  byMail: flag('by_mail').notNull(),
  inApp: flag('in_app').notNull(),
});

/** Alerts that fired. */
export const alertHistory = table(
  'alert_history',
  {
    id: integer('id').primaryKey(),
    kind: text('kind', { enum: ALERT_KINDS }).notNull(),
    at: moment('at').notNull(),
    title: text('title').notNull(),
    body: text('body').notNull(),
    href: text('href').notNull(),
  },
  (t) => [index('gringotts_alert_history_at').on(t.at)],
);

export type Alert = typeof alerts.$inferSelect;
