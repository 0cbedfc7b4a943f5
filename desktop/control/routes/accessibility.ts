import { Hono } from 'hono';
import type { ControlParts } from '../control-parts.ts';
import { oneAtATime } from '../one-at-a-time.ts';

const TIMEOUT_MS = 30_000;
const READ = '/usr/lib/mypc/accessibility';

/** What programs tell of their windows to those who cannot see them. */
export function accessibilityRoutes({ programs }: ControlParts): Hono {
  const read = async (what: 'tree' | 'terminal'): Promise<string> => {
    const { stdout, stderr, returncode } = await programs.run([READ, what], { timeoutMs: TIMEOUT_MS });
    if (returncode !== 0) throw new Error(`Cannot read the ${what}: ${stderr.toString('utf8').trim()}`);
    return stdout.toString('utf8');
  };
  const tree = oneAtATime(() => read('tree'));
  const terminal = oneAtATime(() => read('terminal'));

  const hono = new Hono();
  hono.get('/accessibility', async (c) => c.json({ AT: await tree() }));
  hono.get('/terminal', async (c) => c.json({ output: JSON.parse(await terminal()), status: 'success' }));
  return hono;
}
