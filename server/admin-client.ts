import { request } from 'node:http';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';

/** Where a world lives when nobody says otherwise. */
export const defaultStateDir = (): string =>
  resolve(
    process.env.MYPC_STATE ?? join(process.env.XDG_STATE_HOME ?? join(homedir(), '.local', 'state'), 'mypc'),
  );

/** Two servers over one world would not know of each other's clock and jobs. */
export async function refuseSecondServer(stateDir: string): Promise<void> {
  const running = await callAdmin<{ pid: number }>(stateDir, 'GET', '/health').catch(() => null);
  if (running)
    throw new Error(
      `A server (pid ${running.pid}) already runs on ${stateDir}. Stop it, or choose another --state.`,
    );
}

/** Speaks to a running server through the socket in its state directory. */
export function callAdmin<T>(
  stateDir: string,
  method: 'GET' | 'POST',
  path: string,
  body?: unknown,
): Promise<T> {
  const socketPath = join(stateDir, 'admin.sock');
  return new Promise((resolve, reject) => {
    const call = request(
      { socketPath, method, path, headers: { 'content-type': 'application/json' } },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk: string) => {
          text += chunk;
        });
        response.on('end', () => {
          const answer = JSON.parse(text);
          if (response.statusCode === 200) resolve(answer as T);
          else reject(new Error(answer.error.message));
        });
      },
    );
    call.on('error', (error: NodeJS.ErrnoException) => {
      const absent = error.code === 'ENOENT' || error.code === 'ECONNREFUSED';
      reject(absent ? new Error(`No server runs on ${stateDir}. Start one with "mypc up".`) : error);
    });
    call.end(body === undefined ? undefined : JSON.stringify(body));
  });
}
