import { once } from 'node:events';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import x11, { type Display as XDisplay, type XTest } from 'x11';
import { createKeyboard, type Keyboard } from './keyboard.ts';

export type MouseButton = 'left' | 'middle' | 'right';
const BUTTONS: Readonly<Record<MouseButton, number>> = { left: 1, middle: 2, right: 3 };
const WHEEL = { up: 4, down: 5, left: 6, right: 7 };

/** Hands on a PC's display: the same events that a real mouse and keyboard make. */
export interface Display {
  readonly keyboard: Keyboard;
  pointer(): Promise<{ x: number; y: number }>;
  move(x: number, y: number): Promise<void>;
  press(button: MouseButton): Promise<void>;
  release(button: MouseButton): Promise<void>;
  click(button?: MouseButton, times?: number): Promise<void>;
  /** In clicks of the wheel; positive is down and to the right. */
  scroll(dx: number, dy: number): Promise<void>;
  close(): void;
}

export async function openDisplay(socketPath: string): Promise<Display> {
  const stream = connect(socketPath);
  await once(stream, 'connect');
  const display = await new Promise<XDisplay>((resolve, reject) => {
    x11.createClient({ stream }, (error, opened) => (error ? reject(error) : resolve(opened)));
  });
  const { client } = display;
  const root = display.screen[0]?.root ?? 0;
  const test = await promisify<'xtest', XTest>(client.require.bind(client))('xtest');
  test.GrabControl(true);

  const sync = async () => {
    await promisify(client.GetInputFocus.bind(client))();
  };
  const fake = (type: number, detail: number, [x, y] = [0, 0]) =>
    test.FakeInput(type, detail, 0, type === test.MotionNotify ? root : 0, x, y);
  const tap = (button: number) => {
    fake(test.ButtonPress, button);
    fake(test.ButtonRelease, button);
  };
  const firstKeycode = display.min_keycode;
  const keyboard = await createKeyboard({
    firstKeycode,
    sync,
    layout: () =>
      new Promise((resolve, reject) => {
        client.GetKeyboardMapping(firstKeycode, display.max_keycode - firstKeycode + 1, (error, rows) =>
          error ? reject(error) : resolve(rows),
        );
      }),
    remap: (keycode, keysyms) => client.ChangeKeyboardMapping(keycode, keysyms.length, keysyms),
    key: (keycode, isDown) => fake(isDown ? test.KeyPress : test.KeyRelease, keycode),
  });

  return {
    keyboard,
    async pointer() {
      const { rootX, rootY } = await promisify<number, { rootX: number; rootY: number }>(
        client.QueryPointer.bind(client),
      )(root);
      return { x: rootX, y: rootY };
    },
    async move(x, y) {
      fake(test.MotionNotify, 0, [Math.round(x), Math.round(y)]);
      await sync();
    },
    async press(button) {
      fake(test.ButtonPress, BUTTONS[button]);
      await sync();
    },
    async release(button) {
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
    close: () => client.terminate(),
  };
}
