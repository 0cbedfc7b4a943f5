import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Pointer, XTest } from 'x11';
import { createKeyboard, type Keyboard } from './keyboard.ts';
import { createWindows, type Windows } from './windows.ts';
import { connectX, type XServer } from './x-server.ts';

export type MouseButton = 'left' | 'middle' | 'right';
const BUTTONS: Readonly<Record<MouseButton, number>> = { left: 1, middle: 2, right: 3 };
const WHEEL = { up: 4, down: 5, left: 6, right: 7 };
const CAPS_LOCK_BIT = 2;
/** How long programs that do not tell are given to read what was typed. */
const READ_MS = 60;
/**
 * LibreOffice gathers characters while more keys wait, for up to 200 ms, but inserts those beyond the basic plane at once:
 * an emoji would overtake what was typed before.
 */
const GATHERING_PROGRAMS = /^(?:soffice|libreoffice)/i;
const GATHER_MS = 250;

/** Hands on a PC's display: the same events that a real mouse and keyboard make. */
export interface Display {
  readonly keyboard: Keyboard;
  readonly windows: Windows;
  pointer(): Promise<{ x: number; y: number }>;
  move(x: number, y: number): Promise<void>;
  press(button: MouseButton): Promise<void>;
  release(button: MouseButton): Promise<void>;
  click(button?: MouseButton, times?: number): Promise<void>;
  /** In clicks of the wheel; positive is down and to the right. */
  scroll(dx: number, dy: number): Promise<void>;
  /** Lets go of every key and button that is held down. */
  releaseAll(): Promise<void>;
  /** Settles when the X server is gone. */
  readonly ended: Promise<void>;
  close(): void;
}

export async function openDisplay(socketPath: string): Promise<Display> {
  const x = await connectX(socketPath);
  const { client, root, sync } = x;
  const test = await promisify<'xtest', XTest>(client.require.bind(client))('xtest');
  test.GrabControl(true);
  const queryPointer = promisify<number, Pointer>(client.QueryPointer.bind(client));

  const fake = (type: number, detail: number, [px, py] = [0, 0]) =>
    test.FakeInput(type, detail, 0, type === test.MotionNotify ? root : 0, px, py);
  const tap = (button: number) => {
    fake(test.ButtonPress, button);
    fake(test.ButtonRelease, button);
  };
  const windows = await createWindows(x);
  const keyboard = await createKeyboard({
    ...keyMapping(x),
    sync,
    key: (keycode, isDown) => fake(isDown ? test.KeyPress : test.KeyRelease, keycode),
    isCapsLocked: async () => ((await queryPointer(root)).keyMask & CAPS_LOCK_BIT) !== 0,
    ...reading(windows),
  });
  const buttonsDown = new Set<MouseButton>();

  return {
    keyboard,
    windows,
    ended: x.ended,
    async pointer() {
      const { rootX, rootY } = await queryPointer(root);
      return { x: rootX, y: rootY };
    },
    async move(px, py) {
      fake(test.MotionNotify, 0, [Math.round(px), Math.round(py)]);
      await sync();
    },
    async press(button) {
      buttonsDown.add(button);
      fake(test.ButtonPress, BUTTONS[button]);
      await sync();
    },
    async release(button) {
      buttonsDown.delete(button);
      fake(test.ButtonRelease, BUTTONS[button]);
      await sync();
    },
    async click(button = 'left', times = 1) {
      for (let i = 0; i < times; i++) tap(BUTTONS[button]);
      await sync();
    },
    async scroll(dx, dy) {
      for (let i = 0; i < Math.abs(dy); i++) tap(dy > 0 ? WHEEL.down : WHEEL.up);
      for (let i = 0; i < Math.abs(dx); i++) tap(dx > 0 ? WHEEL.right : WHEEL.left);
      await sync();
    },
    async releaseAll() {
      for (const button of buttonsDown) fake(test.ButtonRelease, BUTTONS[button]);
      buttonsDown.clear();
      await keyboard.releaseAll();
    },
    close: x.close,
  };
}

/** What one can know of how far a program is with what was typed. */
function reading(windows: Windows) {
  const untilRead = async () => {
    if (!(await windows.untilRead())) await sleep(READ_MS);
  };
  return {
    untilRead,
    async untilInserted() {
      const active = await windows.active();
      if (!active?.classes.some((each) => GATHERING_PROGRAMS.test(each))) return;
      await untilRead();
      await sleep(GATHER_MS);
    },
  };
}

function keyMapping({ client, keycodes }: XServer) {
  const count = keycodes.last - keycodes.first + 1;
  return {
    firstKeycode: keycodes.first,
    layout: () =>
      new Promise<number[][]>((resolve, reject) => {
        client.GetKeyboardMapping(keycodes.first, count, (error, rows) =>
          error ? reject(error) : resolve(rows),
        );
      }),
    remap(rows: ReadonlyMap<number, readonly [number, number]>) {
      for (const [keycode, row] of rows) client.ChangeKeyboardMapping(keycode, row.length, row);
    },
    onLayoutChange: (listener: () => void) =>
      client.on('event', ({ name }) => {
        if (name === 'MappingNotify') listener();
      }),
  };
}
