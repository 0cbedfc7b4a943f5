import type { Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { CookieOptions } from 'hono/utils/cookie';
import { z } from 'zod';
import type { App } from '#kit/app.ts';
import { refused } from '#kit/errors.ts';
import { isPassword } from '#kit/password.ts';
import { passwordHashOf } from '#kit/password-operation.ts';
import type { Env } from './env.ts';
import { bodyAs } from './rpc.ts';
import { cookieName, createSession, endSession, SIGNED_OUT } from './sessions.ts';
import type { World } from './world.ts';

const credentials = z.object({ email: z.string().max(254), password: z.string().max(200) });

/** The two operations that work without a session. */
export function mountSignIn(hono: Hono<Env>, world: World, app: App, cookie: CookieOptions): void {
  const name = cookieName(app.slug);

  hono.post('/api/session.signIn', async (c) => {
    const { email, password } = await bodyAs(c, credentials);
    const { owner, passwordHash: secret } = world.facts;
    const hash = world.readAll((db) => passwordHashOf(db, app.slug));
    if (email.trim().toLowerCase() !== owner.email.toLowerCase() || !isPassword(password, hash)) {
      throw refused('That e-mail address and password do not match an account.');
    }
    const at = { app: app.slug, secret };
    setCookie(
      c,
      name,
      world.transact(app, ({ db, now }) => createSession(db, { ...at, now })),
      cookie,
    );
    return c.json({});
  });

  hono.post('/api/session.signOut', (c) => {
    const token = getCookie(c, name);
    if (token) world.transact(app, ({ db, now }) => endSession(db, { app: app.slug, token, now }));
    setCookie(c, name, SIGNED_OUT, cookie);
    return c.json({});
  });
}
