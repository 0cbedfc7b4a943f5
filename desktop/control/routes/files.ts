import { Readable } from 'node:stream';
import { type Context, Hono } from 'hono';
import { z } from 'zod';
import { type FileEditAnswer, fileEditSchema } from '#protocol/control.ts';
import type { ControlParts } from '../control-parts.ts';
import { readDirectoryTree } from '../directory-tree.ts';
import { expandPath } from '../expand-path.ts';
import { createGate } from '../gate.ts';
import { openFile } from '../open-file.ts';
import { bodyAs, formField, Refused } from '../request-body.ts';

const TIMEOUT_MS = 60_000;
const EDIT_FILE = '/usr/lib/mypc/edit-file';
const CANNOT_EDIT = 2;
const WRITE = 'mkdir -p -- "$(dirname -- "$1")" && cat >"$1"';

/** Files of the PC. The host never opens them: programs in the PC do, with what its user may. */
export function fileRoutes({ programs }: ControlParts): Hono {
  const hono = new Hono();
  /** Files are held in memory on their way. */
  const oneUpload = createGate(1);

  hono.post('/file', async (c) => {
    const given = await formField(c, 'file_path');
    if (!given) throw new Refused('file_path is required');
    const content = await openFile(programs, await expandPath(programs, given));
    if (!content) throw new Refused('File not found', 404);
    return c.body(Readable.toWeb(content) as ReadableStream, 200, {
      'content-type': 'application/octet-stream',
    });
  });

  hono.post('/setup/upload', (c) =>
    oneUpload(async () => {
      const { path, data } = await readUpload(c);
      const argv = ['sh', '-c', WRITE, 'sh', await expandPath(programs, path)];
      const { returncode, stderr } = await programs.run(argv, { input: data, timeoutMs: TIMEOUT_MS });
      if (returncode !== 0) throw new Refused(`Failed to upload file: ${stderr.toString('utf8').trim()}`);
      return c.text(`File Uploaded: ${data.length} bytes`);
    }),
  );

  hono.post('/list_directory', async (c) => {
    const { path } = await bodyAs(c, z.object({ path: z.string({ error: "Missing 'path' parameter" }) }));
    const tree = await readDirectoryTree(programs, await expandPath(programs, path));
    if (!tree) throw new Refused('The provided path is not a directory');
    return c.json({ directory_tree: tree });
  });

  hono.post('/desktop_path', async (c) => {
    const desktop_path = await expandPath(programs, '~/Desktop');
    const { returncode } = await programs.run(['test', '-d', desktop_path], { timeoutMs: TIMEOUT_MS });
    if (returncode !== 0) throw new Refused('desktop path not found', 404);
    return c.json({ desktop_path });
  });

  hono.post('/files/edit', async (c) => {
    const edit = await bodyAs(c, fileEditSchema);
    const input = JSON.stringify(edit);
    const { returncode, stdout, stderr } = await programs.run([EDIT_FILE], { input, timeoutMs: TIMEOUT_MS });
    if (returncode === CANNOT_EDIT) throw new Refused(stderr.toString('utf8').trim());
    if (returncode !== 0) throw new Error(stderr.toString('utf8'));
    return c.json({ status: 'success', output: stdout.toString('utf8') } satisfies FileEditAnswer);
  });
  return hono;
}

async function readUpload(c: Context): Promise<{ path: string; data: Buffer }> {
  const { file_path: path, file_data: file } = await c.req.parseBody();
  if (typeof path !== 'string' || !(file instanceof File))
    throw new Refused('file_path and file_data are required');
  return { path, data: Buffer.from(await file.arrayBuffer()) };
}
