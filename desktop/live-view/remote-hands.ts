import x11 from 'x11';
import type { Display, MouseButton } from '../control/display.ts';

/** Bits of a pointer message, in order; those after the third are clicks of the wheel. */
const BUTTONS: readonly MouseButton[] = ['left', 'middle', 'right'];
const WHEEL: readonly (readonly [dx: number, dy: number])[] = [
  [0, -1],
  [0, 1],
  [-1, 0],
  [1, 0],
];
const SHIFTS = ['Shift_L', 'Shift_R'];
const COMMANDING = ['Control_L', 'Control_R', 'Alt_L', 'Alt_R', 'Super_L', 'Super_R', 'Meta_L', 'Meta_R'];
/** Characters come as they are meant; a lock would change them a second time. */
const LOCKS = new Set(['Caps_Lock', 'Num_Lock', 'Scroll_Lock', 'ISO_Level3_Shift', 'Mode_switch']);

const UNICODE = 0x0100_0000;
const namesByKeysym = new Map(
  Object.entries(x11.keySyms).map(([name, { code }]) => [code, name.slice('XK_'.length)]),
);

/** What the other side's mouse and keyboard do, done on a display. */
export interface RemoteHands {
  /** `buttons` has a bit for each that is down. */
  point(x: number, y: number, buttons: number): Promise<void>;
  key(keysym: number, isDown: boolean): Promise<void>;
  /** Lets go of everything that is held down. */
  release(): Promise<void>;
}

export function createRemoteHands({ keyboard, ...mouse }: Display): RemoteHands {
  const held = new Set<string>();
  let buttonsDown = 0;

  async function pointButton(bit: number, isDown: boolean): Promise<void> {
    const button = BUTTONS[bit];
    const turn = WHEEL[bit - BUTTONS.length];
    if (button) await (isDown ? mouse.press(button) : mouse.release(button));
    else if (turn && isDown) await mouse.scroll(...turn);
  }

  async function setButtons(buttons: number): Promise<void> {
    const changed = buttons ^ buttonsDown;
    buttonsDown = buttons;
    for (let bit = 0; bit < BUTTONS.length + WHEEL.length; bit++)
      if (changed & (1 << bit)) await pointButton(bit, (buttons & (1 << bit)) !== 0);
  }

  /** The other side's layout made the character already, with its own shift; ours needs its own way to it. */
  async function typeCharacter(character: string): Promise<void> {
    const shifts = SHIFTS.filter((name) => held.has(name));
    for (const name of shifts) await keyboard.up(name);
    await keyboard.type(character);
    for (const name of shifts) await keyboard.down(name);
  }

  return {
    async point(x, y, buttons) {
      await mouse.move(x, y);
      await setButtons(buttons);
    },
    async key(keysym, isDown) {
      const character = characterOf(keysym);
      const name = character?.toLowerCase() ?? namesByKeysym.get(keysym);
      if (name === undefined || LOCKS.has(name)) return;
      if (!isDown) {
        if (held.delete(name)) await keyboard.up(name);
      } else if (character && !COMMANDING.some((modifier) => held.has(modifier))) {
        await typeCharacter(character);
      } else {
        held.add(name);
        await keyboard.down(name);
      }
    },
    async release() {
      const names = [...held].reverse();
      held.clear();
      for (const name of names) await keyboard.up(name);
      await setButtons(0);
    },
  };
}

function characterOf(keysym: number): string | undefined {
  const isLatin1 = (keysym >= 0x20 && keysym <= 0x7e) || (keysym >= 0xa0 && keysym <= 0xff);
  if (isLatin1) return String.fromCodePoint(keysym);
  const code = keysym - UNICODE;
  return code >= 0x20 && code <= 0x10_ffff && !isSurrogate(code) ? String.fromCodePoint(code) : undefined;
}

const isSurrogate = (code: number): boolean => code >= 0xd800 && code <= 0xdfff;
