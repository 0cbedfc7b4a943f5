import { keysymOfCharacter, keysymOfName } from './keysyms.ts';
import { createSpareKeys, KEYSYMS_PER_KEY } from './spare-keys.ts';

/** Keys in a row before the program must have kept up. */
const BURST = 40;
const BASIC_PLANE_END = 0x0100_ffff;
const SHIFTED = 1;

/** What a keyboard needs of a display. */
export interface KeyDevice {
  readonly firstKeycode: number;
  /** Keysyms of each keycode, plain and shifted first. */
  layout(): Promise<number[][]>;
  onLayoutChange(listener: () => void): void;
  /** Puts keysyms on keys, plain and shifted. */
  remap(rows: ReadonlyMap<number, readonly [number, number]>): void;
  key(keycode: number, isDown: boolean): void;
  /** Settles when the server has taken in everything sent before. */
  sync(): Promise<void>;
  isCapsLocked(): Promise<boolean>;
  /** Settles when the program that is typed into has read all that was sent before. */
  untilRead(): Promise<void>;
  /** Settles when characters that a program gathers before it inserts them are in their place, if it does so. */
  untilInserted(): Promise<void>;
}

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

export interface Stroke {
  keycode: number;
  shift: boolean;
}

/** Types any text: what the layout lacks is put on spare keys first. */
export async function createKeyboard(device: KeyDevice): Promise<Keyboard> {
  const spare = createSpareKeys(device);
  let layout = readLayout(await device.layout(), device.firstKeycode, spare.isLent);
  let isStale = false;
  device.onLayoutChange(() => {
    isStale = true;
  });
  const held = new Set<number>();
  const key = (keycode: number, isDown: boolean) => {
    if (isDown) held.add(keycode);
    else held.delete(keycode);
    device.key(keycode, isDown);
  };

  /** Programs of the PC may have chosen another layout meanwhile. */
  async function refresh(): Promise<void> {
    if (!isStale) return;
    isStale = false;
    const rows = await device.layout();
    spare.recheck((keycode) => rows[keycode - device.firstKeycode]);
    layout = readLayout(rows, device.firstKeycode, spare.isLent);
  }
  const strokeOf = (keysym: number) => (layout.strokes.get(keysym) ?? spare.strokeOf(keysym)) as Stroke;
  const keycodeOfName = (name: string) => strokeOf(keysymOfName(name) as number).keycode;

  function strike({ keycode, shift }: Stroke): void {
    const shiftKey = keycodeOfName('shift');
    const needsShift = shift && !held.has(shiftKey);
    if (needsShift) key(shiftKey, true);
    key(keycode, true);
    key(keycode, false);
    if (needsShift) key(shiftKey, false);
  }
  async function strokeOfName(name: string): Promise<Stroke> {
    assertKey(name);
    const keysym = keysymOfName(name) as number;
    await refresh();
    if (!layout.strokes.has(keysym)) await spare.lend([keysym], layout.spare);
    return strokeOf(keysym);
  }
  async function strikeAll(keysyms: readonly number[]): Promise<void> {
    for (const [index, keysym] of keysyms.entries()) {
      const followsBasic = index === 0 || (keysyms[index - 1] as number) <= BASIC_PLANE_END;
      if (keysym > BASIC_PLANE_END && followsBasic) await device.untilInserted();
      strike(strokeOf(keysym));
      if (index % BURST === BURST - 1) await device.untilRead();
    }
    await device.sync();
  }

  const keyboard: Keyboard = {
    async press(name) {
      strike(await strokeOfName(name));
      await device.sync();
    },
    async down(name) {
      const { keycode, shift } = await strokeOfName(name);
      if (shift) key(keycodeOfName('shift'), true);
      key(keycode, true);
      if (shift) key(keycodeOfName('shift'), false);
      await device.sync();
    },
    async up(name) {
      key((await strokeOfName(name)).keycode, false);
      await device.sync();
    },
    async chord(names) {
      names.forEach(assertKey);
      for (const name of names) await keyboard.down(name);
      for (const name of names.toReversed()) await keyboard.up(name);
    },
    async type(text) {
      const keysyms = [...text.replaceAll('\r\n', '\n')].map(typedKeysym);
      await refresh();
      const isLocked = await device.isCapsLocked();
      if (isLocked) strike(strokeOf(keysymOfName('capslock') as number));
      const isMissing = (keysym: number) => !layout.strokes.has(keysym);
      for (const portion of portions(keysyms, isMissing, layout.spare.length * KEYSYMS_PER_KEY)) {
        await spare.lend(portion.missing, layout.spare);
        await strikeAll(portion.keysyms);
      }
      if (isLocked) await keyboard.press('capslock');
      spare.returnLater();
    },
    async releaseAll() {
      for (const keycode of held) device.key(keycode, false);
      held.clear();
      await device.sync();
    },
  };
  return keyboard;
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

/** Throws unless there is such a key. */
export function assertKey(name: string): void {
  if (keysymOfName(name) === undefined) throw new UnknownKey(name);
}

/** Throws unless each character can be typed. */
export function assertText(text: string): void {
  for (const character of text) typedKeysym(character);
}

function typedKeysym(character: string): number {
  const keysym = keysymOfCharacter(character);
  if (keysym === undefined) throw new UntypableCharacter(character);
  return keysym;
}

interface Layout {
  /** How to get the keysyms that have a key, plain or shifted. */
  readonly strokes: ReadonlyMap<number, Stroke>;
  /** Keycodes that nothing is on. */
  readonly spare: readonly number[];
}

/** A keysym that is on several keys is typed with the first: shift and comma for `<`, as people do. */
function readLayout(
  rows: readonly number[][],
  firstKeycode: number,
  isLent: (keycode: number) => boolean,
): Layout {
  const strokes = new Map<number, Stroke>();
  const spare: number[] = [];
  rows.forEach((keysyms, index) => {
    const keycode = firstKeycode + index;
    if (isLent(keycode) || keysyms.every((keysym) => keysym === 0)) spare.push(keycode);
    else
      for (const level of [0, SHIFTED]) {
        const keysym = keysyms[level];
        if (keysym && !strokes.has(keysym)) strokes.set(keysym, { keycode, shift: level === SHIFTED });
      }
  });
  return { strokes, spare };
}

interface Portion {
  keysyms: number[];
  missing: number[];
}

/** Cuts a text so that each portion lacks no more keysyms than fit on the spare keys. */
function portions(
  keysyms: readonly number[],
  isMissing: (keysym: number) => boolean,
  most: number,
): Portion[] {
  const all: Portion[] = [];
  let current: Portion = { keysyms: [], missing: [] };
  for (const keysym of keysyms) {
    const isNew = isMissing(keysym) && !current.missing.includes(keysym);
    if (isNew && current.missing.length === most) {
      all.push(current);
      current = { keysyms: [], missing: [] };
    }
    if (isNew) current.missing.push(keysym);
    current.keysyms.push(keysym);
  }
  return [...all, current];
}
