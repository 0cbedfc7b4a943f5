import { button, link, list, listitem, menuitem, type Surface, textbox } from '#kit/surface/surface.ts';
import { at, createWindow, dayCell, dayColumn, dayName, eventNamed, minutesOf } from './targets.ts';

export type ViewName = 'day' | 'week' | 'month' | 'agenda';

/** An event where it stands before it is moved. Times are `09:30`. */
export interface Standing {
  title: string;
  starts: string;
  minutes: number;
}

const VIEW_NAMES: Record<ViewName, string> = { day: 'Day', week: 'Week', month: 'Month', agenda: 'Schedule' };

/** The views, and what the mouse does in them. */
export const gridDriver = (surface: Surface, url: string) => ({
  /** Around a day `2026-04-02`; without one, this week. */
  open: (view?: ViewName, day?: string) => surface.open(view && day ? `${url}/${view}/${day}` : url),
  async show(view: ViewName) {
    await surface.click(button(/^View: /));
    await surface.click(menuitem(VIEW_NAMES[view]));
    await surface.waitFor(button(`View: ${VIEW_NAMES[view]}`));
  },
  today: () => surface.click(button('Today')),
  next: () => surface.click(button(/^Next (day|week|month)$/)),
  previous: () => surface.click(button(/^Previous (day|week|month)$/)),
  openDay: (day: string) => surface.click(link(dayName(day), { role: 'main' })),
  title: () => surface.read({ role: 'heading', nth: 0 }),
  waitFor: (title: string) => surface.waitFor(eventNamed(title)),
  waitUntilGone: (title: string) => surface.waitUntilGone(eventNamed(title)),
  has: (title: string) => surface.isVisible(eventNamed(title)),
  /** Texts of the events in a day's column, top to bottom. */
  eventsOn: (day: string) => surface.readAll(listitem(undefined, dayColumn(day))),
  openEvent: (title: string) => surface.click(eventNamed(title)),

  /** Draws an event over hours of a day, names and saves it. */
  async createByDragging(day: string, [from, to]: [string, string], title: string) {
    await surface.drag(dayColumn(day), dayColumn(day), {
      from: at(minutesOf(from) + 4),
      to: at(minutesOf(to)),
    });
    await surface.fill(textbox('Title', createWindow), title);
    await surface.click(button('Save', createWindow));
    await surface.waitUntilGone(createWindow);
  },
  /** Opens the small window for a free half hour. */
  async clickSlot(day: string, time: string) {
    await surface.clickAt(dayColumn(day), at(minutesOf(time) + 4));
    await surface.waitFor(createWindow);
  },
  /** Drags an event to another day and time. Questions that follow are answered with `answers`. */
  move: ({ title, minutes }: Standing, to: { day: string; time: string }) =>
    surface.drag(eventNamed(title), dayColumn(to.day), {
      from: { x: 0.2, y: 0.5 },
      to: at(minutesOf(to.time) + minutes / 2),
    }),
  /** Drags the lower edge of an event to another time of its day. */
  resize: (title: string, to: { day: string; time: string }) =>
    surface.drag(eventNamed(title), dayColumn(to.day), {
      from: { x: 0.3, y: 0.97 },
      to: at(minutesOf(to.time)),
    }),
  /** Drags the beginning of an event of a month to another day. */
  moveInMonth: (title: string, day: string) =>
    surface.drag(eventNamed(title), dayCell(day), { from: { x: 0.1, y: 0.5 } }),
  /** Draws whole days in a month, names and saves them. */
  async createInMonth([from, to]: [string, string], title: string) {
    await surface.drag(dayCell(from), dayCell(to), { from: { x: 0.9, y: 0.12 }, to: { x: 0.5, y: 0.5 } });
    await surface.fill(textbox('Title', createWindow), title);
    await surface.click(button('Save', createWindow));
    await surface.waitUntilGone(createWindow);
  },
  openMore: (day: string) => surface.click(button(new RegExp(`^\\d+ more on ${dayName(day)}$`))),
  allDayEvents: () => surface.readAll(listitem(undefined, list('All-day events'))),
});
