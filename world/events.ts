import type { DayHappening } from './events/days.ts';
import type { Finances, MoneyHappening } from './events/money.ts';
import type { CircleHappening, Contact } from './events/people.ts';
import type { PlanHappening } from './events/plans.ts';
import type { WordHappening } from './events/words.ts';

export type { Finances } from './events/money.ts';
export type { Contact } from './events/people.ts';
export type { Letter, Sender } from './events/words.ts';

/**
 * What happens in a life, in order of time. Knows nothing of apps: each app decides in its seed.ts what it would
 * have recorded. People are named by their id in the persona's contacts; the owner is `me`.
 */
export type LifeEvent = Moment & Happening;

interface Moment {
  /** Stable name of this event, e.g. `bill.electric.2026-03`. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
  /** Epoch milliseconds; for what lasts. */
  readonly until?: number;
  /** Where the owner is while it lasts. */
  readonly place?: string;
}

export type Happening =
  /** First of all: who the owner is and what they had on the day the record starts. */
  | {
      type: 'life.began';
      contacts: readonly Contact[];
      finances: Finances;
      /** Of the whole span, what is to come included. */
      holidays: readonly { day: string; name: string }[];
      /** What the owner has set up where no event brings it about, by app. */
      overrides: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
    }
  | CircleHappening
  | MoneyHappening
  | DayHappening
  | PlanHappening
  | WordHappening;

export type EventOf<Type extends LifeEvent['type']> = Extract<LifeEvent, { type: Type }>;
