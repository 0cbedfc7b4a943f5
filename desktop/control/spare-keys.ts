import { setTimeout as sleep } from 'node:timers/promises';
import type { KeyDevice } from './keyboard.ts';

/** Programs read a changed layout a moment after it was announced; characters typed before that come out wrong. */
const LAYOUT_SETTLE_MS = 60;
/** How long after the last use the layout is put back. */
const RETURN_AFTER_MS = 3000;
const CALM_MS = 300;

/** Keys that nothing is on, lent to characters that the layout lacks. */
export interface SpareKeys {
  /** The key that a keysym was put on. */
  keycodeOf(keysym: number): number | undefined;
  isLent(keycode: number): boolean;
  /** Puts each keysym on one of the spare keys. */
  lend(keysyms: readonly number[], spare: readonly number[]): Promise<void>;
  /** Forgets loans that somebody else has written over. */
  recheck(keysymOf: (keycode: number) => number | undefined): void;
  /** Puts the layout back once nobody has typed for a while. */
  returnLater(): void;
}

/**
 * A loan stands as long as there are other spare keys: a program that is behind reads the layout as it is by then, so a key
 * that changes its meaning would change what was typed before.
 */
export function createSpareKeys(device: KeyDevice): SpareKeys {
  const { untilCalm = () => sleep(CALM_MS) } = device;
  const loans = new Map<number, number>();
  const changed = new Set<number>();
  let timer: NodeJS.Timeout | undefined;

  function put(keysyms: readonly number[], keycodes: readonly number[]): void {
    keysyms.forEach((keysym, index) => {
      const keycode = keycodes[index] as number;
      device.remap(keycode, [keysym, keysym]);
      loans.set(keysym, keycode);
      changed.add(keycode);
    });
  }

  async function giveBack(): Promise<void> {
    const since = timer;
    await untilCalm();
    if (timer !== since) return;
    for (const keycode of changed) device.remap(keycode, [0, 0]);
    loans.clear();
    changed.clear();
    await device.sync();
  }

  return {
    keycodeOf: (keysym) => loans.get(keysym),
    isLent: (keycode) => changed.has(keycode),
    async lend(keysyms, spare) {
      clearTimeout(timer);
      timer = undefined;
      const missing = keysyms.filter((keysym) => !loans.has(keysym));
      if (missing.length === 0) return;
      const taken = new Set(loans.values());
      let free = spare.filter((keycode) => !taken.has(keycode));
      if (free.length < missing.length) {
        await untilCalm();
        loans.clear();
        free = [...spare];
        put(keysyms, free);
      } else put(missing, free);
      await device.sync();
      await sleep(LAYOUT_SETTLE_MS);
    },
    recheck(keysymOf) {
      for (const [keysym, keycode] of loans) {
        if (keysymOf(keycode) === keysym) continue;
        loans.delete(keysym);
        changed.delete(keycode);
      }
    },
    returnLater() {
      if (changed.size === 0) return;
      clearTimeout(timer);
      timer = setTimeout(() => void giveBack(), RETURN_AFTER_MS).unref();
    },
  };
}
