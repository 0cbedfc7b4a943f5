import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:net';

/**
 * A listener on the loopback of a PC, held by this process: a child goes into the PC's network namespace, opens it there and
 * hands it over. The caller is the guest.
 */
export async function listenInside(pid: number, port: number): Promise<Server> {
  const enter = ['-t', String(pid), '-U', '-n', '--preserve-credentials'];
  const node = [process.execPath, ...process.execArgv, import.meta.filename, String(port)];
  const child: ChildProcess = spawn('nsenter', [...enter, ...node], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const [, listener] = await Promise.race([
    once(child, 'message') as Promise<[unknown, Server]>,
    once(child, 'exit').then(([code]) => {
      throw new Error(`Cannot listen on port ${port} of the PC: nsenter ended with ${code}.`);
    }),
  ]);
  return listener;
}

if (import.meta.main) {
  const server = createServer();
  server.listen(Number(process.argv[2]), '127.0.0.1', () =>
    process.send?.('listening', server, undefined, () => process.exit()),
  );
}
