import type { LifeEvent } from '../events.ts';

/** An event during which the owner is somewhere. */
export type Presence = LifeEvent & { readonly until: number; readonly place: string };

export const isPresence = (event: LifeEvent): event is Presence =>
  event.until !== undefined && event.place !== undefined;

/** Getting from one place to another in the same town takes at least this. */
export const wayMs = 8 * 60_000;
