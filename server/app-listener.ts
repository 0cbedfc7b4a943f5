import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { App } from '#kit/app.ts';
import { forbidden, notFound } from '#kit/errors.ts';
import type { Location, Route } from '#kit/routes.ts';
import type { ClientAssets } from './client-assets.ts';
import type { Env } from './env.ts';
import { CONTENT_SECURITY_POLICY, renderPage } from './page.ts';
import { errorResponse, mountApi } from './rpc.ts';
import { cookieName, createSession, identify, seededToken } from './sessions.ts';
import { mountSignIn } from './sign-in.ts';
import { logVisit } from './visit-log.ts';
import { webManifest } from './web-manifest.ts';
import type { World } from './world.ts';

const COOKIE = { path: '/', httpOnly: true, sameSite: 'Lax', maxAge: 90 * 24 * 3600 } as const;

/** Everything one app answers on its port. */
export function createAppListener(world: World, app: App, assets: ClientAssets): Hono<Env> {
  const hono = new Hono<Env>();
  const icon = readFileSync(join(import.meta.dirname, '..', 'apps', app.slug, 'icon.svg'));
  hono.onError((error, c) => errorResponse(c, error));

  hono.get('/health', (c) => c.json({ app: app.slug, status: 'ready' }));
  hono.get('/icon.svg', (c) => c.body(icon, 200, { 'content-type': 'image/svg+xml' }));
  const manifest = webManifest(app);
  if (manifest)
    hono.get('/manifest.webmanifest', (c) =>
      c.body(JSON.stringify(manifest), 200, { 'content-type': 'application/manifest+json' }),
    );
  hono.get('/assets/*', (c) => {
    const asset = assets.file(c.req.path);
    if (!asset) return c.text('Not found', 404);
    return c.body(asset.bytes, 200, {
      'content-type': asset.type,
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  hono.use(async (c, next) => {
    rejectForeignPages(c);
    const token = getCookie(c, cookieName(app.slug));
    c.set(
      'visitor',
      world.read(app, ({ db, now }) => identify(db, { app: app.slug, token, now })),
    );
    await next();
    c.header('date', new Date(world.clock.now()).toUTCString());
    logVisit(world, app, c);
  });

  mountSignIn(hono, world, app, COOKIE);
  mountApi(hono, world, app);
  hono.all('/api/*', (c) => {
    throw notFound('operation', c.req.path);
  });

  const page = (c: Context<Env>, route: Route | null, location: Location) => {
    if (c.get('visitor') === 'new-device') {
      setCookie(c, cookieName(app.slug), trustDevice(world, app), COOKIE);
      c.set('visitor', 'owner');
    }
    const { html, status } = renderPage(world, app, assets, {
      route,
      location,
      signedIn: c.get('visitor') === 'owner',
    });
    return c.html(html, status, {
      'content-security-policy': CONTENT_SECURITY_POLICY,
      'cache-control': 'no-store',
    });
  };
  for (const route of Object.values(app.routes)) {
    hono.get(route.path, (c) =>
      page(c, route, { params: c.req.param() as Record<string, string>, query: c.req.query() }),
    );
  }
  hono.get('/_gallery', (c) => page(c, { path: '/_gallery', title: 'Kit' }, { params: {}, query: {} }));
  hono.get('*', (c) => page(c, null, { params: {}, query: {} }));
  return hono;
}

/** A device of this machine shares the owner's seeded session, which a reset keeps; once that was ended it gets its own. */
function trustDevice(world: World, app: App): string {
  const { slug } = app;
  const seeded = seededToken(world.facts.seed, slug);
  const known = world.read(app, ({ db, now }) => identify(db, { app: slug, token: seeded, now }));
  if (known === 'owner') return seeded;
  const secret = world.facts.passwordHash;
  return world.transact(app, ({ db, now }) => createSession(db, { app: slug, secret, now }));
}

/** Cookies are shared between the ports of a host: a page of one app must not act in another. */
function rejectForeignPages(c: Context): void {
  const origin = c.req.header('origin');
  if (!origin || c.req.method === 'GET') return;
  if (URL.parse(origin)?.host !== c.req.header('host'))
    throw forbidden(`Requests from ${origin} are not accepted here.`);
}
