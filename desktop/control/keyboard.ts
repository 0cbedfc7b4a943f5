import { setTimeout as sleep } from 'node:timers/promises';
import { keysymOfCharacter, keysymOfName } from './keysyms.ts';

/** Programs read a changed layout a moment after it was announced; characters typed before that come out wrong. */
const LAYOUT_SETTLE_MS = 60;
/** Keys in a row before the X server is asked whether it keeps up. */
const BURST = 40;
const SHIFTED = 1;

/** What a keyboard needs of a display. */
export interface KeyDevice {
  readonly firstKeycode: number;
  /** Keysyms of each keycode, plain and shifted first. */
  layout(): Promise<number[][]>;
  remap(keycode: number, keysyms: readonly number[]): void;
  key(keycode: number, isDown: boolean): void;
  /** Settles when the server has taken in everything sent before. */
  sync(): Promise<void>;
}

export interface Keyboard {
  press(name: string): Promise<void>;
  down(name: string): Promise<void>;
  up(name: string): Promise<void>;
  /** Holds each while the next is pressed, and lets go in reverse. */
  chord(names: readonly string[]): Promise<void>;
  type(text: string): Promise<void>;
}

interface Stroke {
  keycode: number;
  shift: boolean;
}

/** Types any text: what the layout lacks is put on spare keys first, as many at a time as there are. */
export async function createKeyboard(device: KeyDevice): Promise<Keyboard> {
  const rows = await device.layout();
  const known = new Map<number, Stroke>();
  const spare: number[] = [];
  rows.forEach((keysyms, index) => {
    const keycode = device.firstKeycode + index;
    if (keysyms.every((keysym) => keysym === 0)) spare.push(keycode);
    for (const level of [SHIFTED, 0]) {
      const keysym = keysyms[level];
      if (keysym) known.set(keysym, { keycode, shift: level === SHIFTED });
    }
  });
  const shift = known.get(keysymOfName('shift') as number)?.keycode as number;
  const borrowed = new Map<number, Stroke>();

  /** Puts keysyms that have no key on spare ones; earlier loans end. */
  async function borrow(keysyms: readonly number[]): Promise<void> {
    if (keysyms.every((keysym) => borrowed.has(keysym))) return;
    borrowed.clear();
    keysyms.forEach((keysym, index) => {
      const keycode = spare[index] as number;
      device.remap(keycode, [keysym, keysym]);
      borrowed.set(keysym, { keycode, shift: false });
    });
    await device.sync();
    await sleep(LAYOUT_SETTLE_MS);
  }
  const strokeOf = (keysym: number) => known.get(keysym) ?? borrowed.get(keysym);

  function strike({ keycode, shift: isShifted }: Stroke): void {
    if (isShifted) device.key(shift, true);
    device.key(keycode, true);
    device.key(keycode, false);
    if (isShifted) device.key(shift, false);
  }
  async function named(name: string): Promise<Stroke> {
    const keysym = keysymOfName(name);
    if (keysym === undefined) throw new UnknownKey(name);
    if (!known.has(keysym)) await borrow([keysym]);
    return strokeOf(keysym) as Stroke;
  }

  const keyboard: Keyboard = {
    async press(name) {
      strike(await named(name));
      await device.sync();
    },
    async down(name) {
      device.key((await named(name)).keycode, true);
      await device.sync();
    },
    async up(name) {
      device.key((await named(name)).keycode, false);
      await device.sync();
    },
    async chord(names) {
      for (const name of names) await keyboard.down(name);
      for (const name of names.toReversed()) await keyboard.up(name);
    },
    async type(text) {
      for (const { keysyms, missing } of portions(text, known, spare.length)) {
        if (missing.length > 0) await borrow(missing);
        for (const [index, keysym] of keysyms.entries()) {
          strike(strokeOf(keysym) as Stroke);
          if (index % BURST === BURST - 1) await device.sync();
        }
        await device.sync();
      }
    },
  };
  return keyboard;
}

export class UnknownKey extends Error {
  constructor(name: string) {
    super(`There is no key "${name}". Use names such as enter, ctrl, page_up, f5 or a character.`);
  }
}

/** Cuts a text so that each portion needs no more spare keys than there are. */
function portions(text: string, known: ReadonlyMap<number, unknown>, spareKeys: number) {
  const all: { keysyms: number[]; missing: number[] }[] = [];
  let current = { keysyms: [] as number[], missing: [] as number[] };
  for (const character of text.replaceAll('\r\n', '\n')) {
    const keysym = keysymOfCharacter(character);
    const isNew = !known.has(keysym) && !current.missing.includes(keysym);
    if (isNew && current.missing.length === spareKeys) {
      all.push(current);
      current = { keysyms: [], missing: [] };
    }
    if (isNew) current.missing.push(keysym);
    current.keysyms.push(keysym);
  }
  return [...all, current];
}
