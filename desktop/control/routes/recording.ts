import { Hono } from 'hono';
import type { ControlParts } from '../control-parts.ts';
import { Refused } from '../request-body.ts';

/** A film of the screen. */
export function recordingRoutes({ recorder }: ControlParts): Hono {
  let isRunning = false;
  const hono = new Hono();
  hono.post('/start_recording', async (c) => {
    if (isRunning) throw new Refused('Recording is already in progress.');
    isRunning = true;
    try {
      await recorder.start();
    } catch (error) {
      isRunning = false;
      throw error;
    }
    return c.json({ status: 'success', message: 'Started recording successfully.' });
  });
  hono.post('/end_recording', async (c) => {
    if (!isRunning) throw new Refused('No recording in progress to stop.');
    isRunning = false;
    return c.body(new Uint8Array(await recorder.stop()), 200, { 'content-type': 'video/mp4' });
  });
  return hono;
}
