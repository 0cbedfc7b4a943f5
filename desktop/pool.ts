import type { Blueprint, Pc } from './pc.ts';

export interface PoolOptions {
  /** PCs that wait, booted and at rest, to take over at once. */
  spares?: number;
}

/** PCs of one world, each at the base state when it is taken. */
export interface Pool {
  take(): Promise<Pc>;
  /** Another PC for one that has been worked on; that one is discarded, which nobody waits for. */
  replace(used: Pc): Promise<Pc>;
  discard(used: Pc): void;
  /** Settles when all spares are ready, or fails as the last one did. */
  readonly warm: Promise<void>;
  /** Ends everything; fails when a PC that was discarded could not be stopped. */
  close(): Promise<void>;
}

export function createPool(blueprint: Blueprint, { spares = 1 }: PoolOptions = {}): Pool {
  const waiting: Pc[] = [];
  const leaving = new Set<Promise<void>>();
  const troubles: unknown[] = [];
  let filling: Promise<void> = Promise.resolve();
  let isClosed = false;

  /** One at a time: spares that boot together are in each other's way, and in that of PCs at work. */
  const fill = () => {
    filling = filling
      .catch(() => undefined)
      .then(async () => {
        if (isClosed || waiting.length >= spares) return;
        const pc = await blueprint.start({ inBackground: true });
        await pc.rest();
        if (isClosed) return leave(pc);
        waiting.push(pc);
        void pc.ended.then(() => {
          const index = waiting.indexOf(pc);
          if (index >= 0) waiting.splice(index, 1);
        });
      });
    filling.catch(() => undefined);
  };
  const leave = (pc: Pc) => {
    const left: Promise<void> = pc.stop().then(
      () => void leaving.delete(left),
      (trouble) => void troubles.push(trouble),
    );
    leaving.add(left);
  };
  const take = async (): Promise<Pc> => {
    const spare = waiting.shift();
    const pc = spare ?? (await blueprint.start());
    await spare?.wake();
    for (let missing = waiting.length; missing < spares; missing++) fill();
    return pc;
  };
  for (let i = 0; i < spares; i++) fill();

  return {
    take,
    discard: leave,
    async replace(used) {
      leave(used);
      return take();
    },
    get warm() {
      return filling;
    },
    async close() {
      isClosed = true;
      await filling.catch(() => undefined);
      for (const pc of waiting.splice(0)) leave(pc);
      await Promise.all(leaving);
      if (troubles.length > 0) throw new AggregateError(troubles, 'Some PCs could not be stopped.');
    },
  };
}
