import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import { holdLifeLine } from '../life-line.ts';
import { createControl } from './control.ts';
import type { ControlConfig } from './control-config.ts';
import { listenInside } from './listen-inside.ts';

/** Longer than clients keep theirs: a connection closed by both ends at once loses a request. */
const KEEP_ALIVE_MS = 75_000;
/** Those of the PC cannot keep the host from its socket. */
const MOST_CONNECTIONS_INSIDE = 64;

/** The control server of a PC: outside of it, reached from the host by a socket and from the PC by port 5000. */
const config: ControlConfig = JSON.parse(process.argv[2] as string);
holdLifeLine();
const { forHost, forPc, ended } = await createControl(config).catch((error: Error) => {
  console.error(`The control server cannot start: ${error.message}`);
  return process.exit(1);
});
void ended.then(() => process.exit(1));
serve(forHost).listen(config.socketPath);
const inside = await listenInside(config.inside.pid, config.port);
inside.maxConnections = MOST_CONNECTIONS_INSIDE;
const serverInside = serve(forPc);
inside.on('connection', (socket) => serverInside.emit('connection', socket));

/** A request may run for as long as a program does. */
function serve({ fetch }: Hono): Server {
  const options = { keepAliveTimeout: KEEP_ALIVE_MS, requestTimeout: 0 };
  return createServer(options, getRequestListener(fetch));
}
