import { Hono } from 'hono';
import type { ControlParts } from '../control-parts.ts';

/** A film of the screen. */
export function recordingRoutes({ recorder }: ControlParts): Hono {
  const hono = new Hono();
  hono.post('/start_recording', async (c) => {
    await recorder.start();
    return c.json({ status: 'success', message: 'Started recording successfully.' });
  });
  hono.post('/end_recording', async (c) =>
    c.body(new Uint8Array(await recorder.stop()), 200, { 'content-type': 'video/mp4' }),
  );
  return hono;
}
