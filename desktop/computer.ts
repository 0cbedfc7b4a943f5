import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import type { ListenOptions, Server } from 'node:net';
import { join } from 'node:path';
import { isForLoopback } from './live-view/access.ts';
import { type LiveView, startLiveView } from './live-view/live-view.ts';
import type { Blueprint, Pc, PcEnd } from './pc.ts';
import { createPool } from './pool.ts';
import { createRelay, refuse } from './relay.ts';

export interface ComputerOptions {
  blueprint: Blueprint;
  /** As visitors of the live view call it. */
  name: string;
  /** Where commands find it: `mypc diff`, `reset`, `clock`, `down`. */
  stateDir: string;
  controlPort: number;
  viewPort: number;
  spares: number;
}

/** One PC at a time, as a person keeps it: watched, driven, reset. Its addresses stay the same over resets. */
export interface Computer {
  readonly liveView: LiveView;
  readonly controlUrl: string;
  stop(): Promise<void>;
  /** Settles when it has stopped; with how the PC ended if nobody asked for that. */
  readonly stopped: Promise<PcEnd>;
}

export async function startComputer(options: ComputerOptions): Promise<Computer> {
  const { blueprint, name, stateDir, controlPort, viewPort, spares } = options;
  const pool = createPool(blueprint, { spares });
  const stopped = Promise.withResolvers<PcEnd>();
  let pc = await pool.take();
  let resetting: Promise<void> = Promise.resolve();
  const watch = (watched: Pc) =>
    void watched.ended.then((end) => {
      if (watched === pc && end.how === 'died') void stop(end);
    });
  const reset = async () => {
    pc = await pool.replace(pc);
    watch(pc);
  };

  const adminSocket = join(stateDir, 'admin.sock');
  const admin = createRelay({
    target: () => join(pc.stateDir, 'admin.sock'),
    answers({ method, url }, outgoing) {
      if (method !== 'POST' || (url !== '/reset' && url !== '/stop')) return false;
      if (url === '/stop') void answer(outgoing, Promise.resolve()).then(() => stop());
      else {
        resetting = resetting.catch(() => undefined).then(reset);
        void answer(outgoing, resetting);
      }
      return true;
    },
  });
  const control = createRelay({
    target: () => pc.control?.socketPath ?? '',
    answers({ headers }, outgoing) {
      const isForeign = !isForLoopback(headers) || headers.origin !== undefined;
      if (isForeign)
        refuse(outgoing, 403, 'The control API is for programs on this machine, not for web pages.');
      return isForeign;
    },
  });
  const liveView = await startLiveView({
    pc: () => (pc.screen ? { name, ...pc.screen } : null),
    port: viewPort,
  });
  let stopping: Promise<void> | undefined;
  const stop = (end: PcEnd = { how: 'stopped', why: 'it was stopped' }): Promise<void> => {
    stopping ??= (async () => {
      await Promise.all([liveView.stop(), close(control), resetting.catch(() => undefined)]);
      pool.discard(pc);
      await pool.close();
      // Closing removes its socket, by which others see that all is gone.
      await close(admin);
      stopped.resolve(end);
    })();
    return stopping;
  };
  watch(pc);
  try {
    mkdirSync(stateDir, { recursive: true });
    rmSync(adminSocket, { force: true });
    await listen(admin, { path: adminSocket });
    await listen(control, { port: controlPort, host: '127.0.0.1' });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = control.address() as { port: number };
  return { liveView, controlUrl: `http://127.0.0.1:${port}`, stop, stopped: stopped.promise };
}

async function answer(outgoing: ServerResponse, work: Promise<void>): Promise<void> {
  try {
    await work;
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  } catch (error) {
    refuse(outgoing, 500, (error as Error).message);
  }
}

async function listen(server: Server, at: ListenOptions): Promise<void> {
  server.listen(at);
  await once(server, 'listening');
}

async function close(server: Server & { closeAllConnections(): void }): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
