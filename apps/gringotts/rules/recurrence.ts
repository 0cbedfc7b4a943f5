import { addDays, addMonths } from '#kit/time.ts';

export const FREQUENCIES = ['once', 'weekly', 'biweekly', 'monthly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

/** The n-th day of a series, counted from its start so that the 31st does not drift to the 28th. */
export function occurrence(startsOn: string, frequency: Frequency, n: number): string | null {
  if (n === 0) return startsOn;
  switch (frequency) {
    case 'once':
      return null;
    case 'weekly':
      return addDays(startsOn, 7 * n);
    case 'biweekly':
      return addDays(startsOn, 14 * n);
    case 'monthly':
      return addMonths(startsOn, n);
  }
}
