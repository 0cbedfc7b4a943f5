import type { Context } from 'hono';
import type { App } from '#kit/app.ts';
import { visits } from '#kit/tables.ts';
import type { World } from './world.ts';

/** Records who asked for what, so that grading can tell a page opened in the browser from a call with curl. */
export function logVisit(world: World, app: App, c: Context): void {
  const header = (name: string) => c.req.header(name)?.slice(0, 300) ?? null;
  const { pathname, search } = new URL(c.req.url);
  world.log((db, at) =>
    db
      .insert(visits)
      .values({
        at,
        app: app.slug,
        method: c.req.method,
        path: (pathname + search).slice(0, 2000),
        status: c.res.status,
        userAgent: header('user-agent') ?? '',
        fetchSite: header('sec-fetch-site'),
        fetchMode: header('sec-fetch-mode'),
        fetchDest: header('sec-fetch-dest'),
        fetchUser: header('sec-fetch-user'),
      })
      .run(),
  );
}
