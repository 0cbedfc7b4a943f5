import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { users } from '../schema/chats.ts';

const ONLINE_FOR_MS = 60_000;

/** Somebody did something in the app: they are there for a minute. */
export function seen(ctx: Ctx, person: string): void {
  ctx.db.update(users).set({ lastSeenAt: ctx.now }).where(eq(users.person, person)).run();
}

export const isOnline = (ctx: Ctx, lastSeenAt: number | null): boolean =>
  lastSeenAt !== null && ctx.now - lastSeenAt < ONLINE_FOR_MS;
