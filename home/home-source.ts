import type { DatabaseSync } from 'node:sqlite';
import type { App } from '#kit/app.ts';
import type { Life } from '#world/life.ts';
import type { Persona } from '#world/persona.ts';
import type { HomeFolder } from './home-folder.ts';

/** What a home folder follows from: the life, and what the apps recorded of it. */
export interface HomeSource {
  readonly persona: Persona;
  readonly life: Life;
  readonly apps: readonly App[];
  /** The seed of the world, read only: where a document states what an app states, it reads it here. */
  readonly seed: DatabaseSync;
  /** Sessions that the seeded browser holds, so that its owner is logged in everywhere. */
  readonly cookies: readonly Cookie[];
}

export interface Cookie {
  readonly name: string;
  readonly value: string;
  readonly expiresMs: number;
}

/** One part of the home folder. */
export type HomePart = (source: HomeSource, home: HomeFolder) => Promise<void>;
