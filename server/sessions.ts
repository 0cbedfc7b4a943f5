import { and, count, eq, isNull } from 'drizzle-orm';
import type { Db } from '#kit/context.ts';
import { sha256 } from '#kit/password.ts';
import { sessions } from '#kit/tables.ts';

export const LIFETIME_MS = 90 * 24 * 3600 * 1000;
/** What the cookie holds after signing out: this device is not to be trusted again without a password. */
export const SIGNED_OUT = 'signed-out';

export type Visitor = 'owner' | 'new-device' | 'signed-out' | 'expired';

export const cookieName = (app: string): string => `session_${app}`;

/** The token of the session that the seeded browser profile holds. */
export const seededToken = (seed: string, app: string): string => sha256(`session:${seed}:${app}`);

export function addSession(db: Db, { app, token, now }: { app: string; token: string; now: number }): void {
  db.insert(sessions)
    .values({ app, tokenHash: sha256(token), createdAt: now, expiresAt: now + LIFETIME_MS })
    .run();
}

/** Signs the owner in; the token is a function of the world, so that replayed episodes are equal. */
export function createSession(db: Db, at: { app: string; secret: string; now: number }): string {
  const n = db.select({ n: count() }).from(sessions).get()?.n ?? 0;
  const token = sha256(`${at.secret}:${at.app}:${n}:${at.now}`);
  addSession(db, { app: at.app, token, now: at.now });
  return token;
}

export function endSession(db: Db, { app, token, now }: { app: string; token: string; now: number }): void {
  const own = and(eq(sessions.app, app), eq(sessions.tokenHash, sha256(token)), isNull(sessions.endedAt));
  db.update(sessions).set({ endedAt: now }).where(own).run();
}

export function identify(
  db: Db,
  { app, token, now }: { app: string; token: string | undefined; now: number },
): Visitor {
  if (!token) return 'new-device';
  if (token === SIGNED_OUT) return 'signed-out';
  const session = db
    .select()
    .from(sessions)
    .where(and(eq(sessions.app, app), eq(sessions.tokenHash, sha256(token))))
    .get();
  return session && !session.endedAt && session.expiresAt > now ? 'owner' : 'expired';
}
