import { type Context, Hono } from 'hono';
import { z } from 'zod';
import type { ControlParts } from '../control-parts.ts';
import { bodyAs, formField, Refused } from '../request-body.ts';
import type { Window } from '../windows.ts';

const windowSchema = z.object({
  window_name: z.string({ error: 'window_name required' }).min(1, { error: 'window_name required' }),
  strict: z.boolean().default(false),
  by_class: z.boolean().default(false),
});

/** Windows of the PC. */
export function windowRoutes({ display: { windows } }: ControlParts): Hono {
  const hono = new Hono();
  hono.post('/window_size', async (c) => {
    const name = (await formField(c, 'app_class_name'))?.toLowerCase();
    if (!name) throw new Refused('app_class_name is required');
    const all = await windows.list();
    const found = all.find(({ classes }) => classes.some((each) => each.toLowerCase() === name));
    if (!found) throw new Refused(`There is no window of the class "${name}". ${openClasses(all)}`, 404);
    const { width, height } = await windows.sizeOf(found);
    return c.json({ width, height });
  });

  const wanted = async (c: Context): Promise<Window> => {
    const { window_name: name, strict, by_class: byClass } = await bodyAs(c, windowSchema);
    const found = await windows.find({ name, strict, byClass });
    if (found) return found;
    const titles = (await windows.list()).map(({ title }) => `"${title}"`).join(', ');
    throw new Refused(`Window ${name} not found. Open are ${titles || 'none'}.`, 404);
  };
  hono.post('/setup/activate_window', async (c) => {
    await windows.activate(await wanted(c));
    return c.text('Window activated successfully');
  });
  hono.post('/setup/close_window', async (c) => {
    await windows.close(await wanted(c));
    return c.text('Window closed successfully.');
  });
  return hono;
}

const openClasses = (all: readonly Window[]): string =>
  `Open are ${[...new Set(all.flatMap(({ classes }) => classes))].join(', ') || 'none'}.`;
