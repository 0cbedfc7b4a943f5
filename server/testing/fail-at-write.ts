import { StatementSync } from 'node:sqlite';

class InjectedFault extends Error {}

/** Runs the work with its n-th write failing, as on a full disk. False when the work has fewer writes and came through. */
export function failsAtWrite(n: number, work: () => void): boolean {
  let writes = 0;
  const restore = beforeEachWrite(() => {
    if (++writes === n) throw new InjectedFault('database or disk is full');
  });
  try {
    work();
    return false;
  } catch (error) {
    if (error instanceof InjectedFault || (error as Error).cause instanceof InjectedFault) return true;
    throw error;
  } finally {
    restore();
  }
}

/** Calls back before any statement of this process changes rows; answers how to stop that. */
export function beforeEachWrite(callback: () => void): () => void {
  const { prototype } = StatementSync;
  const originals = { run: prototype.run, get: prototype.get, all: prototype.all };
  for (const [name, original] of Object.entries(originals)) {
    const watched = function (this: StatementSync, ...args: unknown[]): unknown {
      if (/^\s*(insert|update|delete)/i.test(this.sourceSQL)) callback();
      return Reflect.apply(original, this, args);
    };
    Object.assign(prototype, { [name]: watched });
  }
  return () => {
    Object.assign(prototype, originals);
  };
}
