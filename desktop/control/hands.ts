import { setTimeout as sleep } from 'node:timers/promises';
import type { Display, MouseButton } from './display.ts';
import type { Screen } from './screen.ts';

const STEP_MS = 10;
const LONGEST_MS = 120_000;
/** Programs take a press for a drag when the pointer moves on the way, more than once. */
const LEAST_DRAG_MS = 120;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** What hands have to work with. */
export interface Desk {
  readonly display: Display;
  readonly screen: Screen;
  /** Throws when the time for all that is to be done is over. */
  pause(ms: number): Promise<void>;
}

/** Something to do with mouse or keyboard, checked already. */
export type Deed = (desk: Desk) => Promise<unknown>;

/** A PC has one mouse and one keyboard: what several ask for is done one after the other. */
export interface Hands {
  /** All of them in order, with nothing of others in between; after a failure no key or button stays down. */
  perform(deeds: readonly Deed[]): Promise<unknown[]>;
}

class OutOfTime extends Error {
  constructor() {
    super(
      `The mouse and keyboard were busy with this for ${LONGEST_MS / 1000} seconds. Ask for less at once.`,
    );
  }
}

export function createHands({ display, screen }: Omit<Desk, 'pause'>): Hands {
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work);
    last = result.catch(() => undefined);
    return result;
  };
  return {
    perform: (deeds) =>
      inTurn(async () => {
        const results: unknown[] = [];
        const desk = { display, screen, pause: createPause() };
        try {
          for (const deed of deeds) results.push(await deed(desk));
        } catch (error) {
          await display.releaseAll();
          throw error;
        }
        return results;
      }),
  };
}

function createPause(): Desk['pause'] {
  const end = performance.now() + LONGEST_MS;
  return async (ms) => {
    const left = end - performance.now();
    await sleep(Math.max(0, Math.min(ms, left)));
    if (ms > left) throw new OutOfTime();
  };
}

/** A way that takes a while passes over what lies between, as a hand does. */
export async function moveTo({ display, pause }: Desk, { x, y }: Point, durationMs = 0): Promise<void> {
  const steps = Math.floor(durationMs / STEP_MS);
  if (steps > 1) {
    const from = await display.pointer();
    const began = performance.now();
    for (let step = 1; step < steps; step++) {
      const part = step / steps;
      await display.move(from.x + (x - from.x) * part, from.y + (y - from.y) * part);
      await pause(Math.max(0, began + step * STEP_MS - performance.now()));
    }
  }
  await display.move(x, y);
}

export interface Drag {
  to: Point;
  button: MouseButton;
  durationMs: number;
}

export async function drag(desk: Desk, { to, button, durationMs }: Drag): Promise<void> {
  await desk.display.press(button);
  await moveTo(desk, to, Math.max(durationMs, LEAST_DRAG_MS));
  await desk.display.release(button);
}
