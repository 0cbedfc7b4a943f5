import type { WorldChoice } from '#server/seed-cache.ts';
import type { ControlClient } from './control/control-client.ts';

/** A personal computer that somebody works on, whatever runs it. It starts at the base state of its world. */
export interface Pc {
  readonly id: string;
  /** Screen, mouse, keyboard, shell; null where there is no desktop. */
  readonly control: ControlClient | null;
  /** The state directory of the app server, for those who look at the world: `callAdmin(pc.stateDir, 'GET', '/diff')`. */
  readonly stateDir: string;
  /** Where the PC's own browser finds an app. */
  urlOf(app: { port: number }): string;
  /** Why the PC is no more, once it is; whoever ended it. */
  readonly ended: Promise<PcEnd>;
  /** What the host noticed that grading must know of. */
  incidents(): readonly string[];
  stop(): Promise<void>;
}

/** `stopped` by its owner, or `died`: then what was going on in it is void. */
export interface PcEnd {
  readonly how: 'stopped' | 'died';
  readonly why: string;
}

export interface PcOptions extends WorldChoice {
  /** The built pages of the apps. */
  clientDir: string;
  onProgress?(line: string): void;
}

/** One way of running PCs. */
export interface Backend {
  readonly name: string;
  /** What this machine lacks for it, each with the command that brings it. Empty when PCs can run. */
  missing(): Promise<readonly Missing[]>;
  /** Makes what PCs of a world start from (image, seed, home folder), so that starting them is quick. */
  prepare(options: PcOptions): Promise<Blueprint>;
}

export interface Missing {
  readonly what: string;
  readonly fix: string;
}

/** Everything that PCs of one world have in common. */
export interface Blueprint {
  start(options?: { inBackground?: boolean }): Promise<Pc & Pausable>;
}

export interface Pausable {
  /** Nothing in it runs, and its clock stands, until `wake`. */
  rest(): Promise<void>;
  /** As just started: at the world's reference time. */
  wake(): Promise<void>;
}
