import type { Ctx } from './context.ts';

/** A companion of an app that runs beside its requests. It sees the world only through transactions. */
export type Background = (host: BackgroundHost) => RunningBackground;

export interface BackgroundHost {
  /** One transaction over the world, as a request would get; for writes. */
  transact<T>(work: (ctx: Ctx) => T): T;
  read<T>(work: (ctx: Ctx) => T): T;
  /** Where the persona's home folder is mirrored, or null when this world has none. */
  readonly homeDir: string | null;
}

export interface RunningBackground {
  /** After each commit, reset or snapshot load; must return at once. */
  changed(): void;
  stop(): Promise<void>;
}
