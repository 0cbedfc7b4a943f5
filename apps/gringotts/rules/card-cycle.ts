import { addDays, addMonths, lastDayOfMonth, monthOf } from '#kit/time.ts';

/** The card's cycle closes on this day of the month and is due this many days later (the 17th, mostly). */
const CLOSING_DAY = 22;
const DAYS_TO_PAY = 26;
const MINIMUM_FLOOR_CENTS = 35_00;

export type CycleKind = 'checking' | 'savings' | 'credit' | 'loan';

/** The first closing day on or after `day`: the 22nd for a card, the end of the month for the rest. */
export function closingDayFrom(day: string, kind: CycleKind): string {
  const month = monthOf(day);
  if (kind !== 'credit') return lastDayOfMonth(month);
  const thisMonth = `${month}-${CLOSING_DAY}`;
  return day <= thisMonth ? thisMonth : addMonths(thisMonth, 1);
}

export const nextClosingDay = (closedOn: string, kind: CycleKind): string =>
  closingDayFrom(addDays(closedOn, 1), kind);

/** Two percent of what is owed, at least $35, never more than what is owed. */
export const minimumPayment = (owedCents: number): number =>
  owedCents <= 0 ? 0 : Math.min(owedCents, Math.max(MINIMUM_FLOOR_CENTS, Math.round(owedCents / 50)));

export const dueDayOf = (closedOn: string): string => addDays(closedOn, DAYS_TO_PAY);
