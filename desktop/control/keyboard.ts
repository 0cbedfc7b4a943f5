import type { KeyDevice, Stroke } from './key-device.ts';
import { createKeyLayout } from './key-layout.ts';
import { keysymOfCharacter, keysymOfName } from './keysyms.ts';

/** Keys in a row before the program must have kept up. */
const BURST = 40;
const BASIC_PLANE_END = 0x0100_ffff;

export interface Keyboard {
  press(name: string): Promise<void>;
  down(name: string): Promise<void>;
  up(name: string): Promise<void>;
  /** Holds each while the next is pressed, and lets go in reverse. */
  chord(names: readonly string[]): Promise<void>;
  /** The text exactly, whatever the layout and Caps Lock. */
  type(text: string): Promise<void>;
  releaseAll(): Promise<void>;
}

export async function createKeyboard(device: KeyDevice): Promise<Keyboard> {
  const layout = await createKeyLayout(device);
  const keys = createKeys(device, () => layout.strokeOf(keysymOf('shift')).keycode);

  async function strokeOf(name: string): Promise<Stroke> {
    const keysym = keysymOf(name);
    await layout.refresh();
    await layout.provide([keysym]);
    layout.restoreLater();
    return layout.strokeOf(keysym);
  }
  async function strikeAll(keysyms: readonly number[]): Promise<void> {
    for (const [index, keysym] of keysyms.entries()) {
      const followsBasic = index === 0 || (keysyms[index - 1] as number) <= BASIC_PLANE_END;
      if (keysym > BASIC_PLANE_END && followsBasic) await device.untilInserted();
      keys.strike(layout.strokeOf(keysym));
      if (index % BURST === BURST - 1) await device.untilRead();
    }
    await device.sync();
  }

  const keyboard: Keyboard = {
    async press(name) {
      keys.strike(await strokeOf(name));
      await device.sync();
    },
    async down(name) {
      keys.down(await strokeOf(name));
      await device.sync();
    },
    async up(name) {
      keys.up(await strokeOf(name));
      await device.sync();
    },
    async chord(names) {
      names.forEach(keysymOf);
      for (const name of names) await keyboard.down(name);
      for (const name of names.toReversed()) await keyboard.up(name);
    },
    async type(text) {
      const keysyms = keysymsOf(text);
      await layout.refresh();
      const isLocked = await device.isCapsLocked();
      if (isLocked) await keyboard.press('capslock');
      for (const portion of layout.portions(keysyms)) {
        await layout.provide(portion);
        await strikeAll(portion);
      }
      if (isLocked) await keyboard.press('capslock');
      layout.restoreLater();
    },
    async releaseAll() {
      keys.releaseAll();
      await device.sync();
    },
  };
  return keyboard;
}

/** Fingers on keys, which know what they hold down. */
function createKeys(device: KeyDevice, shiftKeycode: () => number) {
  const held = new Set<number>();
  const set = (keycode: number, isDown: boolean) => {
    if (isDown) held.add(keycode);
    else held.delete(keycode);
    device.key(keycode, isDown);
  };
  /** Something with shift, where it is needed and not held down already. */
  const shifted = (shift: boolean, act: () => void) => {
    const needsShift = shift && !held.has(shiftKeycode());
    if (needsShift) set(shiftKeycode(), true);
    act();
    if (needsShift) set(shiftKeycode(), false);
  };
  return {
    strike: ({ keycode, shift }: Stroke) =>
      shifted(shift, () => {
        set(keycode, true);
        set(keycode, false);
      }),
    down: ({ keycode, shift }: Stroke) => shifted(shift, () => set(keycode, true)),
    up: ({ keycode }: Stroke) => set(keycode, false),
    releaseAll: () => {
      for (const keycode of held) set(keycode, false);
    },
  };
}

/** The keysym of a key by name. Throws when there is no such key. */
export function keysymOf(name: string): number {
  const keysym = keysymOfName(name);
  if (keysym === undefined) throw new UnknownKey(name);
  return keysym;
}

/** What a text is typed with. Throws when no key makes one of its characters. */
export function keysymsOf(text: string): number[] {
  return [...text.replaceAll('\r\n', '\n')].map((character) => {
    const keysym = keysymOfCharacter(character);
    if (keysym === undefined) throw new UntypableCharacter(character);
    return keysym;
  });
}

class UnknownKey extends Error {
  constructor(name: string) {
    const [first = '', ...others] = name.split('+').filter(Boolean);
    const isCombination = others.length > 0 && keysymOfName(first) !== undefined;
    super(
      isCombination
        ? `There is no key "${name}". Press keys together as a hotkey: ${JSON.stringify([first, ...others])}.`
        : `There is no key "${name}". Use names such as enter, ctrl, pageup, f5 or a character.`,
    );
  }
}

class UntypableCharacter extends Error {
  constructor(character: string) {
    const code = character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    super(`No key types the character U+${code}. Leave it out, or use a key by name.`);
  }
}
