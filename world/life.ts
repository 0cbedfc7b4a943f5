import type { LifeEvent } from './events.ts';

/** A persona's life up to the reference time: who they are, and what happened, in order. */
export interface Life {
  readonly persona: string;
  readonly seed: string;
  readonly referenceMs: number;
  readonly zone: string;
  readonly owner: {
    name: string;
    email: string;
    phone: string;
    address: { street: string; city: string; state: string; zip: string };
  };
  readonly password: string;
  /** Up to the reference time. Arrangements for later are among them: they were made before. */
  readonly events: readonly LifeEvent[];
  /** What the people the owner knows have on, in order, from a month before the reference time to the end of the plan. */
  readonly occupations: readonly Occupation[];
}

/** Time that somebody other than the owner has given away. */
export interface Occupation {
  /** A contact. */
  readonly person: string;
  readonly at: number;
  readonly until: number;
  /** As a calendar would show it: "Pottery class". */
  readonly what: string;
}

/** Its events are those with one of the names in `of` among the parts of their id. */
export interface Occasion {
  id: string;
  /** Epoch milliseconds. */
  at: number;
  title: string;
  apps: readonly string[];
  of: readonly string[];
}

/** With what is to come, and what the persona document promises about the world that grows from it. */
export interface WholeLife extends Life {
  /** After the reference time, as it will go if nothing changes. Not played into apps. */
  readonly ahead: readonly LifeEvent[];
  /** Words that must be found in an app's records, and the fact they belong to. */
  readonly planted: readonly { fact: string; app: string; text: string }[];
  /** Occasions that must show up in every app they list. */
  readonly reaches: readonly Occasion[];
  /** How many records of a kind an app should have. */
  readonly recordCounts: Readonly<Record<string, Readonly<Record<string, number>>>>;
}
