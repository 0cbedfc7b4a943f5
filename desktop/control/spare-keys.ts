import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyDevice, Stroke } from './key-device.ts';

/** Programs read a changed layout a moment after it was announced; characters typed before that come out wrong. */
const LAYOUT_SETTLE_MS = 20;
/** How long after the last use the layout is put back. */
const RETURN_AFTER_MS = 3000;
/** Plain and with shift. */
export const KEYSYMS_PER_KEY = 2;

/** Keys that nothing is on, lent to characters that the layout lacks. */
export interface SpareKeys {
  /** How to get a keysym that was put on one. */
  strokeOf(keysym: number): Stroke | undefined;
  isLent(keycode: number): boolean;
  /** Puts keysyms on spare keys, two on each. */
  lend(keysyms: readonly number[], spare: readonly number[]): Promise<void>;
  /** Forgets loans that somebody else has written over. */
  recheck(rowOf: (keycode: number) => readonly number[] | undefined): void;
  /** Puts the layout back once nobody has typed for a while. */
  returnLater(): void;
}

/**
 * A loan stands as long as there are other spare keys: a program that is behind reads the layout as it is by then, so a key
 * that changes its meaning would change what was typed before.
 */
export function createSpareKeys(device: KeyDevice): SpareKeys {
  const strokes = new Map<number, Stroke>();
  /** What was put on keys since the layout was last as it was. */
  const rows = new Map<number, readonly [number, number]>();
  let timer: NodeJS.Timeout | undefined;

  function put(keysyms: readonly number[], keycodes: readonly number[]): void {
    const changes = new Map<number, readonly [number, number]>();
    for (let i = 0; i < keysyms.length; i += KEYSYMS_PER_KEY) {
      const keycode = keycodes[i / KEYSYMS_PER_KEY] as number;
      const plain = keysyms[i] as number;
      const shifted = keysyms[i + 1] ?? plain;
      changes.set(keycode, [plain, shifted]);
      strokes.set(shifted, { keycode, shift: true });
      strokes.set(plain, { keycode, shift: false });
    }
    device.remap(changes);
    for (const [keycode, row] of changes) rows.set(keycode, row);
  }

  async function giveBack(): Promise<void> {
    const since = timer;
    await device.untilRead();
    if (timer !== since) return;
    device.remap(new Map([...rows.keys()].map((keycode) => [keycode, [0, 0]])));
    strokes.clear();
    rows.clear();
    await device.sync();
  }

  return {
    strokeOf: (keysym) => strokes.get(keysym),
    isLent: (keycode) => rows.has(keycode),
    async lend(keysyms, spare) {
      if (keysyms.length === 0) return;
      clearTimeout(timer);
      timer = undefined;
      const missing = keysyms.filter((keysym) => !strokes.has(keysym));
      if (missing.length === 0) return;
      const taken = new Set([...strokes.values()].map(({ keycode }) => keycode));
      const free = spare.filter((keycode) => !taken.has(keycode));
      if (free.length * KEYSYMS_PER_KEY < missing.length) {
        await device.untilRead();
        strokes.clear();
        put(keysyms, spare);
      } else put(missing, free);
      await device.untilRead();
      await sleep(LAYOUT_SETTLE_MS);
    },
    recheck(rowOf) {
      for (const [keysym, { keycode, shift }] of strokes) {
        if (rowOf(keycode)?.[shift ? 1 : 0] === keysym) continue;
        strokes.delete(keysym);
        rows.delete(keycode);
      }
    },
    returnLater() {
      if (rows.size === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => void giveBack(), RETURN_AFTER_MS).unref();
    },
  };
}
