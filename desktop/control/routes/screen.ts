import { Hono } from 'hono';
import { settleSchema } from '#protocol/control.ts';
import type { ControlParts } from '../control-parts.ts';
import { checked } from '../request-body.ts';

/** What is on the screen, and whether it can be worked with. */
export function screenRoutes({ screen, display, readiness }: ControlParts): Hono {
  const hono = new Hono();
  hono.get('/health', async (c) => {
    const missing = await readiness.missing();
    if (missing.length === 0) return c.json({ status: 'ready' });
    return c.json({ status: 'starting', missing, message: `Not ready: ${missing.join('; ')}.` }, 503);
  });
  hono.get('/screenshot', async (c) => {
    const { settle, ...options } = c.req.query();
    if (settle && settle !== '0') {
      const { still_ms, max_ms } = checked(settleSchema, options);
      const isStill = await screen.settle({ stillMs: still_ms, atMostMs: max_ms });
      c.header('x-screen-still', String(isStill));
    }
    return c.body(new Uint8Array(await screen.png()), 200, { 'content-type': 'image/png' });
  });
  hono.post('/screen_size', (c) => c.json({ width: screen.width, height: screen.height }));
  hono.get('/cursor_position', async (c) => {
    const { x, y } = await display.pointer();
    return c.json([x, y]);
  });
  hono.get('/platform', (c) => c.text('Linux'));
  return hono;
}
