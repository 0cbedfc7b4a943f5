import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { formatPhone, phoneDigits } from '../rules/phone.ts';
import type { TwoStepMethod } from '../rules/profile.ts';
import { type Profile, profile, trustedDevices } from '../schema/profile.ts';
import { fireAlert } from './alerts.ts';

export function getProfile(ctx: Ctx): Profile {
  const row = findRow(ctx, profile, {});
  if (!row) throw notFound('profile', 1);
  return row;
}

const save = (ctx: Ctx, change: Partial<Profile>): Profile =>
  ctx.db
    .update(profile)
    .set({ ...change, updatedAt: ctx.now })
    .where(eq(profile.id, 1))
    .returning()
    .get();

export interface ContactInput {
  name: string;
  preferredName: string;
  email: string;
  phone: string;
  street: string;
  city: string;
  state: string;
  zip: string;
}

export function editContact(ctx: Ctx, input: ContactInput): Profile {
  const digits = phoneDigits(input.phone);
  if (!digits)
    throw refused(
      `"${input.phone}" is not a U.S. phone number. Use ten digits such as (570) 555-0131.`,
      'phone',
    );
  const before = getProfile(ctx);
  const after = save(ctx, { ...input, phone: formatPhone(digits) });
  const changed = (['name', 'email', 'phone', 'street', 'city', 'state', 'zip'] as const).some(
    (field) => before[field] !== after[field],
  );
  if (changed)
    fireAlert(ctx, 'security', {
      title: 'Your contact details were changed',
      body: 'If you did not make this change, write to us at once.',
      href: '/profile',
    });
  return after;
}

export const editPreferences = (ctx: Ctx, input: Pick<Profile, 'paperless' | 'language'>): Profile =>
  save(ctx, input);

export function setTwoStep(ctx: Ctx, { method }: { method: TwoStepMethod }): Profile {
  const before = getProfile(ctx).twoStep;
  const after = save(ctx, { twoStep: method });
  if (before !== method)
    fireAlert(ctx, 'security', {
      title: method === 'off' ? 'Two-step verification was turned off' : 'Two-step verification was changed',
      body:
        method === 'off'
          ? 'New devices can sign in with your password alone.'
          : `New devices need a code that we send by ${method === 'text' ? 'text message' : 'e-mail'}.`,
      href: '/profile/security',
    });
  return after;
}

export const listDevices = (ctx: Ctx) =>
  ctx.db
    .select()
    .from(trustedDevices)
    .where(isNull(trustedDevices.removedAt))
    .orderBy(desc(trustedDevices.isThisDevice), desc(trustedDevices.lastUsedAt))
    .all();

export function removeDevice(ctx: Ctx, id: number) {
  const device = ctx.db
    .update(trustedDevices)
    .set({ removedAt: ctx.now })
    .where(and(eq(trustedDevices.id, id), isNull(trustedDevices.removedAt)))
    .returning()
    .get();
  if (!device) throw notFound('trusted device', id);
  fireAlert(ctx, 'security', {
    title: `${device.name} is no longer trusted`,
    body: 'It needs a code the next time it signs in.',
    href: '/profile/security',
  });
  return { id, name: device.name };
}
