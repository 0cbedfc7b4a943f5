import { eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { people as contacts } from '#kit/tables.ts';
import type { SettingsView } from '../rules/views.ts';
import { type Settings, settings } from '../schema/account.ts';
import { users } from '../schema/chats.ts';
import { byName } from './names.ts';

export function readSettings(ctx: Ctx): Settings {
  const row = findRow(ctx, settings, {});
  if (!row) throw new Error('HooliChat has no settings: the seed did not open the account.');
  return row;
}

export function getSettings(ctx: Ctx): SettingsView {
  const { id: _, ...rest } = readSettings(ctx);
  const blocked = ctx.db
    .select({ id: contacts.id, name: contacts.name, phone: contacts.phone })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.person))
    .where(isNotNull(users.blockedAt))
    .all()
    .sort(byName);
  return { ...rest, phone: ctx.owner.phone, email: ctx.owner.email, blocked };
}

export function updateSettings(ctx: Ctx, changes: Partial<Omit<Settings, 'id'>>): SettingsView {
  if (Object.keys(changes).length > 0) ctx.db.update(settings).set(changes).run();
  return getSettings(ctx);
}
