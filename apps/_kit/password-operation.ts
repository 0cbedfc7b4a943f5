import { eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx, Db } from './context.ts';
import { refused } from './errors.ts';
import { action } from './operation.ts';
import { hashPassword, isPassword, sha256 } from './password.ts';
import { passwords, world } from './tables.ts';

/** The owner's password in an app: their usual one until they change it there. */
export function passwordHashOf(db: Db, app: string): string {
  const own = db.select().from(passwords).where(eq(passwords.app, app)).get();
  return own?.hash ?? db.select().from(world).get()?.passwordHash ?? '';
}

function changePassword(ctx: Ctx, { current, next }: { current: string; next: string }) {
  if (!isPassword(current, passwordHashOf(ctx.db, ctx.app)))
    throw refused('That is not your current password.', 'current');
  if (current === next) throw refused('Choose a password that differs from the current one.', 'next');
  const hash = hashPassword(next, sha256(`${ctx.app}:${ctx.now}`).slice(0, 16));
  ctx.db
    .insert(passwords)
    .values({ app: ctx.app, hash })
    .onConflictDoUpdate({ target: passwords.app, set: { hash } })
    .run();
  ctx.notify({ title: 'Your password was changed', body: 'If this was not you, contact us at once.' });
  return {};
}

/** What every app has without writing it: a password of its own, once the owner wants one. */
export const passwordApi = {
  'password.change': action(
    z.object({
      current: z.string().max(200),
      next: z.string().min(8, 'Use at least 8 characters.').max(200, 'Use at most 200 characters.'),
    }),
    changePassword,
  ),
} as const;
