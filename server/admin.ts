import { asc } from 'drizzle-orm';
import { Hono } from 'hono';
import { z } from 'zod';
import { visits } from '#kit/tables.ts';
import { bodyAs, errorResponse } from './rpc.ts';
import { runDueJobs } from './scheduler.ts';
import type { World } from './world.ts';

const named = z.object({ name: z.string() });
const advance = z.object({
  ms: z
    .int()
    .positive()
    .max(400 * 24 * 3600_000),
});

/** The internal API: on a unix socket in the state directory, never on an app's port. */
export function createAdmin(world: World, stop: () => void): Hono {
  const hono = new Hono();
  hono.onError((error, c) => errorResponse(c, error));
  hono.get('/health', (c) =>
    c.json({
      status: 'ready',
      pid: process.pid,
      now: world.clock.now(),
      zone: world.facts.zone,
      apps: world.apps.map(({ slug, name, port }) => ({ slug, name, port })),
    }),
  );
  hono.post('/reset', (c) => {
    world.reset();
    return c.json({});
  });
  hono.get('/snapshots', (c) => c.json(world.listSnapshots()));
  hono.post('/snapshots/save', async (c) => {
    world.saveSnapshot((await bodyAs(c, named)).name);
    return c.json({});
  });
  hono.post('/snapshots/load', async (c) => {
    world.loadSnapshot((await bodyAs(c, named)).name);
    return c.json({});
  });
  hono.get('/diff', (c) => c.json(world.diff()));
  hono.get('/visits', (c) =>
    c.json(world.readAll((db) => db.select().from(visits).orderBy(asc(visits.id)).all())),
  );
  hono.post('/clock/advance', async (c) => {
    world.advanceClock((await bodyAs(c, advance)).ms);
    runDueJobs(world);
    return c.json({ now: world.clock.now() });
  });
  hono.post('/stop', (c) => {
    setImmediate(stop);
    return c.json({});
  });
  return hono;
}
