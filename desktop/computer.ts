import { once } from 'node:events';
import { mkdirSync, rmSync } from 'node:fs';
import type { Server, ServerResponse } from 'node:http';
import type { AddressInfo, ListenOptions } from 'node:net';
import { join } from 'node:path';
import { isForLoopback } from './live-view/access.ts';
import { type LiveView, startLiveView } from './live-view/live-view.ts';
import type { Blueprint, Pc, PcEnd } from './pc.ts';
import { createPool } from './pool.ts';
import { createRelay, refuse } from './relay.ts';

const WAS_STOPPED: PcEnd = { how: 'stopped', why: 'it was stopped' };

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
  const { name, stateDir, controlPort, viewPort } = options;
  const { promise: stopped, resolve: finish } = Promise.withResolvers<PcEnd>();
  const seat = await takeSeat(options, (end) => void stop(end));
  const view = { pc: () => (seat.pc.screen ? { name, ...seat.pc.screen } : null), port: viewPort };
  const liveView = await startLiveView(view);
  const control = relayControl(seat);
  const admin = relayAdmin(seat, () => void stop());
  let stopping: Promise<void> | undefined;

  const stop = (end = WAS_STOPPED): Promise<void> => {
    stopping ??= (async () => {
      await Promise.all([liveView.stop(), close(control)]);
      await seat.leave();
      // Closing removes its socket, by which others see that all is gone.
      await close(admin);
      finish(end);
    })();
    return stopping;
  };
  try {
    await listen(admin, { path: freshSocket(stateDir) });
    await listen(control, { port: controlPort, host: '127.0.0.1' });
  } catch (error) {
    await stop();
    throw error;
  }
  const { port } = control.address() as AddressInfo;
  return { liveView, controlUrl: `http://127.0.0.1:${port}`, stop: () => stop(), stopped };
}

/** Where the PC of the moment is. */
interface Seat {
  readonly pc: Pc;
  /** Another PC, at the base state. One at a time, whoever asks. */
  reset(): Promise<void>;
  leave(): Promise<void>;
}

async function takeSeat({ blueprint, spares }: ComputerOptions, died: (end: PcEnd) => void): Promise<Seat> {
  const pool = createPool(blueprint, { spares });
  let resetting: Promise<void> = Promise.resolve();
  let pc = await pool.take();
  const watch = (watched: Pc) =>
    void watched.ended.then((end) => {
      if (watched === pc && end.how === 'died') died(end);
    });
  watch(pc);
  return {
    get pc() {
      return pc;
    },
    reset() {
      resetting = resetting
        .catch(() => undefined)
        .then(async () => {
          pc = await pool.replace(pc);
          watch(pc);
        });
      return resetting;
    },
    async leave() {
      await resetting.catch(() => undefined);
      pool.discard(pc);
      await pool.close();
    },
  };
}

/** The control API for programs of this machine. A web page in somebody's browser is none. */
function relayControl(seat: Seat): Server {
  return createRelay({
    target: () => seat.pc.control?.socketPath ?? '',
    answers({ headers }, outgoing) {
      const isForeign = !isForLoopback(headers) || headers.origin !== undefined;
      if (isForeign)
        refuse(outgoing, 403, 'The control API is for programs on this machine, not for web pages.');
      return isForeign;
    },
  });
}

/** The app server's own API, except that a reset is one of the whole PC. */
function relayAdmin(seat: Seat, stop: () => void): Server {
  return createRelay({
    target: () => join(seat.pc.stateDir, 'admin.sock'),
    answers({ method, url }, outgoing) {
      if (method !== 'POST' || (url !== '/reset' && url !== '/stop')) return false;
      const work = url === '/reset' ? seat.reset() : Promise.resolve();
      void answer(outgoing, work).then(() => url === '/stop' && stop());
      return true;
    },
  });
}

async function answer(outgoing: ServerResponse, work: Promise<void>): Promise<void> {
  try {
    await work;
    outgoing.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  } catch (error) {
    refuse(outgoing, 500, (error as Error).message);
  }
}

function freshSocket(stateDir: string): string {
  const socket = join(stateDir, 'admin.sock');
  mkdirSync(stateDir, { recursive: true });
  rmSync(socket, { force: true });
  return socket;
}

async function listen(server: Server, at: ListenOptions): Promise<void> {
  server.listen(at);
  await once(server, 'listening');
}

async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}
