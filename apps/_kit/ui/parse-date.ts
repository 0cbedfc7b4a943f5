const MONTHS = 'january february march april may june july august september october november december'.split(
  ' ',
);

/**
 * An ISO date from what people type: 2026-04-15, 4/15/2026, 4/15/26, 4-15-2026, Apr 15, 2026, 15 April 2026; without a
 * year, that of `today`. Null for an empty text, undefined when it is no date of the calendar.
 */
export function parseDate(text: string, today: string): string | null | undefined {
  const input = text.trim().toLowerCase();
  if (input === '') return null;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(input);
  if (iso) return toIso(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const us = /^(\d{1,2})[/.-](\d{1,2})(?:[/.-](\d{4}|\d{2}))?$/.exec(input);
  if (us) return toIso(yearOf(us[3], today), Number(us[1]), Number(us[2]));
  const monthFirst = /^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,?\s+(\d{4}))?$/.exec(input);
  if (monthFirst) return toIso(yearOf(monthFirst[3], today), monthOf(monthFirst[1]), Number(monthFirst[2]));
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?\s+([a-z]{3,9})\.?(?:,?\s+(\d{4}))?$/.exec(input);
  if (dayFirst) return toIso(yearOf(dayFirst[3], today), monthOf(dayFirst[2]), Number(dayFirst[1]));
  return undefined;
}

function yearOf(text: string | undefined, today: string): number {
  if (text === undefined) return Number(today.slice(0, 4));
  return text.length === 2 ? 2000 + Number(text) : Number(text);
}

/** 0, which no date has, for a word that starts no month. */
function monthOf(name = ''): number {
  return MONTHS.findIndex((month) => month.startsWith(name)) + 1;
}

function toIso(year: number, month: number, day: number): string | undefined {
  if (month < 1 || month > 12 || day < 1 || day > daysIn(year, month)) return undefined;
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/** 2026-04-15 as 04/15/2026: what a date input shows. */
export function formatDateInput(iso: string | null): string {
  if (iso === null) return '';
  const [year, month, day] = iso.split('-');
  return `${month}/${day}/${year}`;
}

/** Local midnight, the only kind of Date that react-day-picker takes. */
export function toCalendarDate(iso: string): Date {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  return new Date(year, month - 1, day);
}

export function fromCalendarDate(date: Date): string {
  return toIso(date.getFullYear(), date.getMonth() + 1, date.getDate()) ?? '';
}

interface DateLimits {
  min?: string;
  max?: string;
  isDisabled?: (iso: string) => boolean;
}

/** Why a real date may not be chosen, or undefined. */
export function dateProblem(iso: string, { min, max, isDisabled }: DateLimits): string | undefined {
  if (min && iso < min) return `Choose ${formatDateInput(min)} or later.`;
  if (max && iso > max) return `Choose ${formatDateInput(max)} or earlier.`;
  if (isDisabled?.(iso)) return `${formatDateInput(iso)} is not available.`;
  return undefined;
}
