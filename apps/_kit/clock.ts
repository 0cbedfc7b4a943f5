/** Epoch milliseconds of the world. Everything that states a world fact reads it from here. */
export interface Clock {
  now(): number;
}

/** The clock of a live world: it runs at normal speed, `offsetMs` away from the host's. */
export interface WorldClock extends Clock {
  readonly offsetMs: number;
  setOffset(offsetMs: number): void;
}

/** The only place that reads the host's clock for world time. */
export const hostNow = (): number => Date.now();

export function createWorldClock(offsetMs: number): WorldClock {
  let offset = offsetMs;
  return {
    now: () => hostNow() + offset,
    get offsetMs() {
      return offset;
    },
    setOffset(next) {
      offset = next;
    },
  };
}
