import { once } from 'node:events';
import { request } from 'node:http';
import type { Readable } from 'node:stream';
import type { ControlClient } from '../control/control-client.ts';

/** Posts to the control API of a PC. Fails with what it says when it refuses. */
export async function callControl(
  { socketPath }: ControlClient,
  path: string,
  body: unknown,
): Promise<string> {
  const headers = { 'content-type': 'application/json' };
  const call = request({ socketPath, path, method: 'POST', headers });
  call.end(JSON.stringify(body));
  const [response] = await once(call, 'response');
  const text = Buffer.concat(await (response as Readable).toArray()).toString('utf8');
  if (response.statusCode !== 200)
    throw new Error(`The PC refused ${path} (${response.statusCode}): ${text}`);
  return text;
}
