import type { Ctx } from '#kit/context.ts';
import { changeRows } from '#kit/rows.ts';
import { users } from '../schema/chats.ts';

const ONLINE_FOR_MS = 60_000;

/** Somebody did something in the app: they are there for a minute. */
export function seen(ctx: Ctx, person: string): void {
  changeRows(ctx, users, { where: { person }, set: { lastSeenAt: ctx.now } });
}

export const isOnline = (ctx: Ctx, lastSeenAt: number | null): boolean =>
  lastSeenAt !== null && ctx.now - lastSeenAt < ONLINE_FOR_MS;
