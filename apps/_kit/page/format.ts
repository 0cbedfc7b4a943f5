import { boot } from './boot.ts';

/** Moments and days as the owner reads them, in the zone they live in whatever the host's is. */
const formatter = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: boot.zone, ...options });

const dateOf = formatter({ year: 'numeric', month: 'short', day: 'numeric' });
const longDateOf = formatter({ weekday: 'long', year: 'numeric', month: 'long', day: 'numeric' });
const dateTimeOf = formatter({
  year: 'numeric',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

export const formatDate = (moment: number): string => dateOf.format(moment);
export const formatLongDate = (moment: number): string => longDateOf.format(moment);
export const formatDateTime = (moment: number): string => dateTimeOf.format(moment);

const dayOptions = { timeZone: 'UTC', year: 'numeric', month: 'short', day: 'numeric' } as const;
const dayFormat = new Intl.DateTimeFormat('en-US', dayOptions);
const monthFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', year: 'numeric', month: 'long' });

/** `2026-04-02` → `Apr 2, 2026` */
export const formatDay = (day: string): string => dayFormat.format(Date.parse(`${day}T00:00:00Z`));

/** `2026-04` → `April 2026` */
export const formatMonth = (month: string): string => monthFormat.format(Date.parse(`${month}-01T00:00:00Z`));
