import { button, dialog, nth, type Spot, type Target } from '#kit/surface/surface.ts';

const DAY_MINUTES = 24 * 60;
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
const page: Target = { role: 'main' };

const fullDay = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  weekday: 'long',
  month: 'long',
  day: 'numeric',
  year: 'numeric',
});

/** `2026-04-02` as the pages say it: Thursday, April 2, 2026. */
export const dayName = (day: string): string => fullDay.format(Date.parse(`${day}T00:00:00Z`));

/** An event in a grid or list; the first of that name. */
export const eventNamed = (title: string): Target => nth(button(new RegExp(`^${escaped(title)}, `), page), 0);

/** A day's column of hours. */
export const dayColumn = (day: string): Target => ({
  role: 'list',
  name: new RegExp(`^${escaped(dayName(day))}, `),
  within: page,
});

/** A day's cell in a month. */
export const dayCell = (day: string): Target => ({
  role: 'region',
  name: new RegExp(`^${escaped(dayName(day))}, `),
  within: page,
});

export const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
};

/** A time of day in a day's column. */
export const at = (minutes: number): Spot => ({ x: 0.3, y: minutes / DAY_MINUTES });

export const card = (title: string): Target => dialog(title);
export const createWindow = dialog('Create');
