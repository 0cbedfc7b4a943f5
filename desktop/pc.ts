import type { WorldChoice } from '#server/seed-cache.ts';
import type { ControlClient } from './control/control-client.ts';

/** A personal computer that somebody works on, whatever runs it. It starts at the base state of its world. */
export interface Pc {
  readonly id: string;
  /** Screen, mouse, keyboard, shell; null where there is no desktop. */
  readonly control: ControlClient | null;
  /** What is drawn, and where keys and clicks go, for a live view; null where there is no desktop. */
  readonly screen: PcScreen | null;
  /** State directory of the app server, for those who look at the world: `callAdmin(pc.stateDir, 'GET', '/diff')`. */
  readonly stateDir: string;
  /** Where the PC's own browser finds an app. */
  urlOf(app: { readonly port: number }): string;
  /** Settles when the PC is no more, whoever ended it. */
  readonly ended: Promise<PcEnd>;
  /** What the host noticed and whoever judges the work must know, e.g. that memory ran out. */
  incidents(): readonly string[];
  /** Nothing in it runs until `wake`. */
  rest(): Promise<void>;
  /** As just started, at the world's reference time. Only for a PC that nobody has worked on. */
  wake(): Promise<void>;
  /** Leaves nothing behind. */
  stop(): Promise<void>;
}

export interface PcScreen {
  /** XWD file that the X server draws into. */
  readonly framebuffer: string;
  readonly displaySocket: string;
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
  /** What this machine lacks for it; empty when PCs can run. */
  missing(): Promise<readonly Missing[]>;
  /** Makes what PCs of a world start from, so that starting them is quick. */
  prepare(options: PcOptions): Promise<Blueprint>;
}

export interface Missing {
  readonly what: string;
  /** The command that brings it. */
  readonly fix: string;
}

/** What all PCs of one world have in common. */
export interface Blueprint {
  start(options?: StartOptions): Promise<Pc>;
}

export interface StartOptions {
  /** With a low share of the processors until it is woken, so that PCs at work do not notice. */
  inBackground?: boolean;
}
