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
  readonly events: readonly LifeEvent[];
}
