import { type Recurrence, sundayBased, writeRule } from '../../rules/recurrence-rule.ts';
import { sayRule } from '../../rules/recurrence-words.ts';

const NEVER = { kind: 'never' } as const;

/** What a select offers for an event that begins on a day. */
export function usualRules(day: string): Recurrence[] {
  const weekday = sundayBased(day);
  const plain = { interval: 1, weekdays: [], monthlyBy: 'day', ends: NEVER } as const;
  return [
    { ...plain, frequency: 'daily', weekdays: [] },
    { ...plain, frequency: 'weekly', weekdays: [weekday] },
    { ...plain, frequency: 'monthly', weekdays: [], monthlyBy: 'weekday' },
    { ...plain, frequency: 'monthly', weekdays: [] },
    { ...plain, frequency: 'yearly', weekdays: [] },
    { ...plain, frequency: 'weekly', weekdays: [1, 2, 3, 4, 5] },
  ];
}

export const sayRecurrence = (recurrence: Recurrence, day: string): string =>
  sayRule(writeRule(recurrence, day), day);

export const isSameRule = (a: Recurrence, b: Recurrence, day: string): boolean =>
  writeRule(a, day) === writeRule(b, day);
