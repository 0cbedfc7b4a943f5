import { DatabaseSync } from 'node:sqlite';

class InjectedFault extends Error {}

/** Runs the work with its n-th write failing, as on a full disk. False when the work has fewer writes and came through. */
export function failsAtWrite(n: number, work: () => void): boolean {
  const { prepare } = DatabaseSync.prototype;
  let writes = 0;
  DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...args: Parameters<typeof prepare>) {
    if (/^\s*(insert|update|delete)/i.test(args[0]) && ++writes === n)
      throw new InjectedFault('database or disk is full');
    return prepare.apply(this, args);
  };
  try {
    work();
    return false;
  } catch (error) {
    if (error instanceof InjectedFault || (error as Error).cause instanceof InjectedFault) return true;
    throw error;
  } finally {
    DatabaseSync.prototype.prepare = prepare;
  }
}
