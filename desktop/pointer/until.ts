import { setTimeout as sleep } from 'node:timers/promises';

const LOOK_EVERY_MS = 40;
const PATIENCE_MS = 15_000;

/** Looks again and again until there is something; fails with what could not be done, and why if that is known. */
export async function until<T>(
  deed: string,
  look: () => Promise<T | null>,
  why: () => string = () => '',
): Promise<T> {
  for (const start = performance.now(); performance.now() - start < PATIENCE_MS; await sleep(LOOK_EVERY_MS)) {
    const seen = await look();
    if (seen !== null) return seen;
  }
  throw new Error(`Cannot ${deed} within ${PATIENCE_MS / 1000} s${why() && `: ${why()}`}.`);
}
