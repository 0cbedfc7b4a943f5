import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { holdLifeLine } from '../life-line.ts';
import { createControl } from './control.ts';
import type { ControlConfig } from './control-config.ts';
import { listenInside } from './listen-inside.ts';

/** The control server of a PC: outside of it, reached from the host by a socket and from the PC by port 5000. */
const config: ControlConfig = JSON.parse(process.argv[2] as string);
holdLifeLine();
const control = await createControl(config);
const server = createServer(getRequestListener(control.fetch));
server.listen(config.socketPath);
const inside = await listenInside(config.inside.pid, config.port);
inside.on('connection', (socket) => server.emit('connection', socket));
console.log('ready');
