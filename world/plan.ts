import type { LifeEvent } from './events.ts';

/** What the persona means to do with money, before asking whether it can be afforded. */
export type Plan = LifeEvent & {
  /** `must` is paid whatever happens; `want` only while there is money to spare. Income is neither. */
  readonly will: 'must' | 'want' | 'income';
  /** What comes true together with it: the meal that is paid, the table that was booked for it. */
  readonly parts?: readonly LifeEvent[];
  /** Plans of one group are decided at the first of them, for their sum: all come true, or none. */
  readonly group?: { readonly id: string; readonly sumCents: number };
};

/** Earlier first; at the same moment by id, so that the order never depends on how the list was made. */
export function byTime(a: { at: number; id: string }, b: { at: number; id: string }): number {
  return a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
