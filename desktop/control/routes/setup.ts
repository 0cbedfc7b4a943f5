import { basename, extname } from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { Hono } from 'hono';
import { z } from 'zod';
import type { ControlParts } from '../control-parts.ts';
import { expandPath } from '../expand-path.ts';
import { openFile } from '../open-file.ts';
import { CannotStart } from '../programs.ts';
import { bodyAs, Refused } from '../request-body.ts';
import { readWallpaper, setWallpaper } from '../wallpaper.ts';

const LOOK_EVERY_MS = 50;
const pathText = z.string({ error: 'Path not supplied!' }).min(1, { error: 'Path not supplied!' });
const pathSchema = z.object({ path: pathText });
const openSchema = pathSchema.extend({
  window_name: z.string().nullish(),
  timeout_seconds: z.coerce.number().min(0).max(1800).default(30),
});
const downloadSchema = z.object({ url: z.string(), path: z.string() });

/** What tasks set up before an agent begins. */
export function setupRoutes(parts: ControlParts): Hono {
  const { programs } = parts;
  const hono = new Hono();

  hono.post('/wallpaper', async (c) => {
    const path = await readWallpaper(programs);
    const picture = path && (await openFile(programs, path));
    if (!picture) throw new Refused('Wallpaper file not found', 404);
    return c.body(Readable.toWeb(picture) as ReadableStream, 200, { 'content-type': 'image/png' });
  });
  hono.post('/setup/change_wallpaper', async (c) => {
    const path = await expandPath(programs, (await bodyAs(c, pathSchema)).path);
    if (!(await exists(parts, path))) throw new Refused(`File not found: ${path}`, 404);
    await setWallpaper(programs, path);
    return c.text('Wallpaper changed successfully');
  });
  hono.post('/setup/open_file', async (c) => {
    const wanted = await bodyAs(c, openSchema);
    return c.text(await openAndShow(parts, wanted));
  });
  hono.post('/setup/download_file', async (c) => {
    const { url, path } = await bodyAs(c, downloadSchema);
    throw new Refused(
      `Cannot download ${url}: the PC has no network by design. Send the file to /setup/upload with file_path ${path}.`,
    );
  });
  return hono;
}

async function exists({ programs }: ControlParts, path: string): Promise<boolean> {
  return (await programs.run(['test', '-e', path], { timeoutMs: 10_000 })).returncode === 0;
}

/** Opens a file as a double click would, or starts a program, and brings its window to the front. */
async function openAndShow(parts: ControlParts, wanted: z.output<typeof openSchema>): Promise<string> {
  const { programs, display } = parts;
  const path = await expandPath(programs, wanted.path);
  const isFile = await exists(parts, path);
  try {
    await programs.launch(isFile ? ['xdg-open', path] : [wanted.path]);
  } catch (error) {
    if (error instanceof CannotStart) throw new Refused(`Application/file not found: ${wanted.path}`, 404);
    throw error;
  }
  const name = isFile ? basename(path) : wanted.path;
  const titles = wanted.window_name ? [wanted.window_name] : [name, basename(name, extname(name))];
  const end = performance.now() + wanted.timeout_seconds * 1000;
  do {
    const windows = await display.windows.list();
    const found = windows.find(
      ({ kind, title }) => kind === 'window' && titles.some((each) => title.includes(each)),
    );
    if (found) {
      await display.windows.activate(found);
      return 'File opened and window activated successfully';
    }
    await sleep(LOOK_EVERY_MS);
  } while (performance.now() < end);
  throw new Error(`Failed to find window for ${titles.join(', ')} within ${wanted.timeout_seconds} seconds.`);
}
