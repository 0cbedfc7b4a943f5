import type { KeyDevice, Stroke } from './key-device.ts';
import { createSpareKeys, KEYSYMS_PER_KEY } from './spare-keys.ts';

const SHIFTED = 1;

/** Which keys give which keysyms, at the moment. */
export interface KeyLayout {
  /** Follows what programs of the PC have chosen meanwhile. */
  refresh(): Promise<void>;
  /** Cuts keysyms so that what the layout lacks of each portion can be put on spare keys. */
  portions(keysyms: readonly number[]): number[][];
  /** Puts what the layout lacks of a portion on spare keys. */
  provide(portion: readonly number[]): Promise<void>;
  /** Of a keysym that is on a key, or was provided. */
  strokeOf(keysym: number): Stroke;
  /** Puts the layout back as it was once nobody has typed for a while. */
  restoreLater(): void;
}

export async function createKeyLayout(device: KeyDevice): Promise<KeyLayout> {
  const loans = createSpareKeys(device);
  let { strokes, spare } = readRows(await device.layout(), device.firstKeycode, loans.isLent);
  let isStale = false;
  device.onLayoutChange(() => {
    isStale = true;
  });
  const isMissing = (keysym: number) => !strokes.has(keysym);
  return {
    async refresh() {
      if (!isStale) return;
      isStale = false;
      const rows = await device.layout();
      loans.recheck((keycode) => rows[keycode - device.firstKeycode]);
      ({ strokes, spare } = readRows(rows, device.firstKeycode, loans.isLent));
    },
    portions(keysyms) {
      if (spare.length === 0 && keysyms.some(isMissing)) throw new NoSpareKey();
      return cut(keysyms, isMissing, spare.length * KEYSYMS_PER_KEY);
    },
    provide: (portion) => loans.lend([...new Set(portion.filter(isMissing))], spare),
    strokeOf: (keysym) => (strokes.get(keysym) ?? loans.strokeOf(keysym)) as Stroke,
    restoreLater: loans.returnLater,
  };
}

class NoSpareKey extends Error {
  constructor() {
    super(
      'The keyboard layout of the PC has no free key for characters that it lacks. Run setxkbmap us in it.',
    );
  }
}

interface Rows {
  /** How to get the keysyms that have a key, plain or shifted. */
  readonly strokes: ReadonlyMap<number, Stroke>;
  /** Keycodes that nothing is on. */
  readonly spare: readonly number[];
}

/** A keysym that is on several keys is typed with the first: shift and comma for `<`, as people do. */
function readRows(
  rows: readonly number[][],
  firstKeycode: number,
  isLent: (keycode: number) => boolean,
): Rows {
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

/** Into portions of which each lacks at most so many. */
function cut(
  keysyms: readonly number[],
  isMissing: (keysym: number) => boolean,
  mostMissing: number,
): number[][] {
  const portions: number[][] = [];
  let current: number[] = [];
  let missing = new Set<number>();
  for (const keysym of keysyms) {
    const isNew = isMissing(keysym) && !missing.has(keysym);
    if (isNew && missing.size === mostMissing) {
      portions.push(current);
      current = [];
      missing = new Set();
    }
    if (isNew) missing.add(keysym);
    current.push(keysym);
  }
  return [...portions, current];
}
