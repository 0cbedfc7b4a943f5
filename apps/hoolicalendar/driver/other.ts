import {
  button,
  checkbox,
  combobox,
  dialog,
  link,
  list,
  listitem,
  menuitem,
  navigation,
  radio,
  region,
  type Surface,
  searchbox,
  textbox,
  toggle,
} from '#kit/surface/surface.ts';

export const calendarsDriver = (surface: Surface) => ({
  toggle: (name: string) => surface.click(checkbox(name, navigation('Calendars and dates'))),
  async create(name: string, color?: string) {
    await surface.click(button('Add calendar'));
    await surface.fill(textbox('Name', dialog('New calendar')), name);
    if (color) await surface.click(radio(color, dialog('New calendar')));
    await surface.click(button('Create calendar', dialog('New calendar')));
    await surface.waitFor(checkbox(name, navigation('Calendars and dates')));
  },
  async remove(name: string) {
    await surface.hover(checkbox(name, navigation('Calendars and dates')));
    await surface.click(button(`Options for ${name}`));
    await surface.click(menuitem('Delete'));
    await surface.click(button('Delete calendar'));
    await surface.waitUntilGone(checkbox(name, navigation('Calendars and dates')));
  },
});

export const tasksDriver = (surface: Surface, url: string) => ({
  open: () => surface.open(`${url}/tasks`),
  /** A due date such as `4/15/2026`. */
  async add(title: string, dueDate?: string) {
    await surface.fill(textbox('New task'), title);
    if (dueDate) await surface.fill(textbox('Due date'), dueDate);
    await surface.press('Tab');
    await surface.click(button('Add task'));
    await surface.waitFor(checkbox(`Complete ${title}`));
  },
  complete: (title: string) => surface.click(checkbox(`Complete ${title}`)),
  async rename(title: string, next: string) {
    await surface.click(button(`Edit ${title}`));
    await surface.fill(textbox('Title', dialog('Task')), next);
    await surface.click(button('Save', dialog('Task')));
    await surface.waitUntilGone(dialog('Task'));
  },
  async remove(title: string) {
    await surface.hover(button(`Edit ${title}`));
    await surface.click(button(`Delete ${title}`));
    await surface.waitUntilGone(checkbox(`Complete ${title}`));
  },
  titles: () => surface.readAll(button(/^Edit /, list('Open tasks'))),
  /** Drags a task to the place of another. */
  moveTo: (title: string, other: string) =>
    surface.drag(button(`Edit ${title}`), button(`Edit ${other}`), { from: { x: 0.1, y: 0.5 } }),
});

export const searchDriver = (surface: Surface) => ({
  async find(words: string) {
    await surface.fill(searchbox('Search events'), words);
    await surface.press('Enter');
    await surface.waitFor({ role: 'heading', name: new RegExp(`^Results for “${words}”`) });
    return surface.readAll(listitem(undefined, list('Events found')));
  },
  open: (title: RegExp) => surface.click({ ...link(title, list('Events found')), nth: 0 }),
});

export const filesDriver = (surface: Surface, url: string) => ({
  /** What the page says of the outcome. */
  async import(path: string, calendar?: string) {
    await surface.open(`${url}/import`);
    await surface.upload(button('Select file from your computer'), [path]);
    if (calendar) await surface.choose(combobox('Add to calendar'), calendar);
    await surface.click(button('Import', region('Import')));
    await surface.waitFor({ role: 'status', within: region('Import') });
    return surface.read({ role: 'status', within: region('Import') });
  },
  async export(calendar: string) {
    await surface.open(`${url}/import`);
    return surface.download(link(`Export ${calendar}`));
  },
});

export const settingsDriver = (surface: Surface, url: string) => ({
  open: () => surface.open(`${url}/settings`),
  setWeekStart: (day: 'Sunday' | 'Monday' | 'Saturday') => surface.choose(combobox('Start week on'), day),
  toggle: (name: 'Show weekends' | 'Show declined events' | 'Keyboard shortcuts') =>
    surface.click(toggle(name)),
});

export const trashDriver = (surface: Surface, url: string) => ({
  async titles() {
    await surface.open(`${url}/trash`);
    return surface.readAll(listitem(undefined, list('Deleted events')));
  },
  async restore(title: string) {
    await surface.click(button(`Restore ${title}`));
    await surface.waitUntilGone(button(`Restore ${title}`));
  },
});
