import { EventEmitter } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import type { WebSocket } from 'ws';
import type { Screen } from '../control/screen.ts';
import { serveRfb } from './rfb-session.ts';

const UPDATE_REQUEST = Buffer.from([3, 0, 0, 0, 0, 0, 5, 0, 3, 32]);

test('nobody looks at the screen for a page that has gone, though its last question comes later', async () => {
  const socket = Object.assign(new EventEmitter(), { OPEN: 1, readyState: 1, send: vi.fn(), close: vi.fn() });
  const grab = vi.fn<Screen['grab']>();
  const screen = { width: 1280, height: 800, grab } as unknown as Screen;
  const served = serveRfb(socket as unknown as WebSocket, { name: 'PC', screen, hands: null });
  for (const greeting of ['RFB 003.008\n', '\x01', '\x01']) {
    socket.emit('message', Buffer.from(greeting), true);
    await sleep(1);
  }
  expect(socket.send).toHaveBeenCalledTimes(4);

  socket.emit('message', UPDATE_REQUEST, true);
  socket.readyState = 3;
  socket.emit('close');
  await served;
  await sleep(100);
  expect(grab).not.toHaveBeenCalled();
});
