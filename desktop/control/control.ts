import { Hono } from 'hono';
import type { ControlConfig } from './control-config.ts';
import { openDisplay } from './display.ts';
import { openScreen } from './screen.ts';

/** The control API over a PC. */
export async function createControl(config: ControlConfig): Promise<Hono> {
  const screen = openScreen(config.framebuffer);
  const display = await openDisplay(config.displaySocket);
  const hono = new Hono();
  hono.get('/health', (c) => c.json({ status: 'ready' }));
  hono.get('/screenshot', (c) => c.body(new Uint8Array(screen.png()), 200, { 'content-type': 'image/png' }));
  hono.get('/cursor_position', async (c) => {
    const { x, y } = await display.pointer();
    return c.json([x, y]);
  });
  return hono;
}
