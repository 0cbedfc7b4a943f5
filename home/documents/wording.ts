import { Temporal } from 'temporal-polyfill';

/** `2026-03-04` as "Wednesday, March 4, 2026". */
export const longDay = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' },
  });

/** `2026-03-04` as "March 4, 2026". */
export const shortDay = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString('en-US', { month: 'long', day: 'numeric', year: 'numeric' });

/** `2026-03-04` as "Mar 4, 2026". */
export const monthAndDay = (day: string): string =>
  Temporal.PlainDate.from(day).toLocaleString('en-US', { month: 'short', day: 'numeric', year: 'numeric' });

/** `19:30` as "7:30 PM". */
export function clock(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
}

/** A line of comma-separated values; cells that need quotes get them. */
export const csvLine = (cells: readonly (string | number)[]): string =>
  cells
    .map((cell) => (/[",\r\n]/.test(String(cell)) ? `"${String(cell).replaceAll('"', '""')}"` : cell))
    .join(',');

/** As a file may be called: no slashes, no colons. */
export const fileName = (text: string): string => text.replaceAll(':', '').replaceAll(/[/\\]/g, '-');
