import { addMonths, lastDayOfMonth, monthOf } from '#kit/time.ts';

export const PAYEE_CATEGORIES = [
  'housing',
  'utilities',
  'insurance',
  'subscriptions',
  'health',
  'education',
  'shopping',
  'other',
] as const;

/** Bills come this long before they are due. */
export const BILL_LEAD_DAYS = 10;
export const REMINDER_DAYS = 3;

/** The day of a month, or its last day where the month is shorter. */
export function dayInMonth(month: string, dayOfMonth: number): string {
  const day = `${month}-${String(dayOfMonth).padStart(2, '0')}`;
  const last = lastDayOfMonth(month);
  return day < last ? day : last;
}

/** The first such day of a month that is not before `from`. */
export function nextDayOfMonth(from: string, dayOfMonth: number): string {
  const here = dayInMonth(monthOf(from), dayOfMonth);
  return here >= from ? here : dayInMonth(monthOf(addMonths(`${monthOf(from)}-01`, 1)), dayOfMonth);
}

export const nextMonthlyDay = (day: string, dayOfMonth: number): string =>
  dayInMonth(monthOf(addMonths(`${monthOf(day)}-01`, 1)), dayOfMonth);

export const BILL_FILTERS = ['all', 'scheduled', 'paid', 'failed', 'cancelled'] as const;
export type BillFilter = (typeof BILL_FILTERS)[number];

export interface BillSearch {
  text: string;
  show: BillFilter;
  payeeId?: number;
  page: number;
}

export function readBillSearch(query: Record<string, string | undefined>): BillSearch {
  const number = (text: string | undefined) =>
    text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
  return {
    text: query.text ?? '',
    show: BILL_FILTERS.find((filter) => filter === query.show) ?? 'all',
    payeeId: number(query.payee),
    page: Math.min(number(query.page) ?? 1, 100_000),
  };
}
