import { sql } from 'drizzle-orm';
import { check, integer, text } from 'drizzle-orm/sqlite-core';
import { flag, moment, tablesOf } from '#kit/tables.ts';
import { LANGUAGES, TWO_STEP_METHODS } from '../rules/profile.ts';

const table = tablesOf('gringotts');

/** One row: how the bank reaches the owner and what they chose. */
export const profile = table(
  'profile',
  {
    id: integer('id').primaryKey(),
    name: text('name').notNull(),
    preferredName: text('preferred_name').notNull().default(''),
    email: text('email').notNull(),
    phone: text('phone').notNull(),
    street: text('street').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    zip: text('zip').notNull(),
    paperless: flag('paperless').notNull(),
    language: text('language', { enum: LANGUAGES }).notNull(),
    twoStep: text('two_step', { enum: TWO_STEP_METHODS }).notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (t) => [check('only_one', sql`${t.id} = 1`)],
);

/** Devices that sign in without a code. */
export const trustedDevices = table('trusted_devices', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  place: text('place').notNull(),
  addedAt: moment('added_at').notNull(),
  lastUsedAt: moment('last_used_at').notNull(),
  isThisDevice: flag('is_this_device').notNull().default(false),
  removedAt: moment('removed_at'),
});

export type Profile = typeof profile.$inferSelect;
