import type { Happening, LifeEvent } from './events.ts';

/** What the persona means to do with money, before asking whether it can be afforded. */
export type Plan = LifeEvent & {
  /** `must` is paid whatever happens; `want` only while there is money to spare. Income is neither. */
  readonly will: 'must' | 'want' | 'income';
};

export type Purchase = Extract<Happening, { type: 'purchase.made' }>;

/** Earlier first; at the same moment by id, so that the order never depends on how the list was made. */
export function byTime(a: LifeEvent, b: LifeEvent): number {
  return a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
