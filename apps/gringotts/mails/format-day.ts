const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
});

/** `2026-04-02` → `April 2, 2026` */
export const formatDay = (day: string): string => dayFormat.format(Date.parse(`${day}T00:00:00Z`));
