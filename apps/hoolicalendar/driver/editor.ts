import {
  button,
  checkbox,
  combobox,
  dialog,
  list,
  listitem,
  nth,
  radio,
  region,
  type Surface,
  textbox,
} from '#kit/surface/surface.ts';

export interface EventText {
  title?: string;
  /** `4/15/2026` */
  startDate?: string;
  endDate?: string;
  /** `9:30 AM` */
  startTime?: string;
  endTime?: string;
  allDay?: boolean;
  /** As the list says it, e.g. /^Weekly on/. */
  repeats?: RegExp;
  /** Addresses. */
  guests?: readonly string[];
  location?: string;
  description?: string;
  calendar?: string;
  video?: boolean;
}

export interface CustomRule {
  every?: number;
  unit?: 'day' | 'week' | 'month' | 'year';
  /** `Tuesday`, `Thursday`. */
  on?: readonly string[];
  /** `5/29/2026` */
  until?: string;
  times?: number;
}

/** The whole form of an event. */
export const editorDriver = (surface: Surface, url: string) => {
  const type = async (name: string, text: string, role: 'textbox' | 'combobox' = 'textbox') => {
    await surface.fill({ role, name }, text);
    await surface.press('Enter');
  };
  const fill = async (event: EventText) => {
    if (event.title !== undefined) await surface.fill(textbox('Title'), event.title);
    if (event.allDay) await surface.click(checkbox('All day'));
    if (event.startDate) await typeDate(surface, 'Start date', event.startDate);
    if (event.startTime) await typeDate(surface, 'Start time', event.startTime);
    if (event.endTime) await typeDate(surface, 'End time', event.endTime);
    if (event.endDate) await typeDate(surface, 'End date', event.endDate);
    if (event.repeats) await surface.choose(combobox('Repeats'), event.repeats);
    for (const guest of event.guests ?? []) await type('Add guests', guest, 'combobox');
    if (event.video) await surface.click(checkbox('Add a video call'));
    if (event.location !== undefined) await surface.fill(textbox('Location'), event.location);
    if (event.calendar) await surface.choose(combobox('Calendar'), event.calendar);
    if (event.description !== undefined) await surface.fill(textbox('Description'), event.description);
  };
  return {
    openNew: () => surface.open(`${url}/events/new`),
    fill,
    save: () => surface.click(button('Save')),
    async repeatCustom({ every, unit, on, until, times }: CustomRule) {
      await surface.choose(combobox('Repeats'), 'Custom…');
      const custom = dialog('Custom recurrence');
      if (every)
        await surface.fill({ role: 'spinbutton', name: 'Repeat every', within: custom }, String(every));
      if (unit) await surface.choose(combobox('Unit', custom), new RegExp(`^${unit}s?$`));
      for (const day of on ?? []) await surface.click(button(day, custom));
      if (until) {
        await surface.click(radio('On a date', custom));
        await typeDate(surface, 'Last date', until);
      }
      if (times) {
        await surface.click(radio('After a number of times', custom));
        await surface.fill({ role: 'spinbutton', name: 'Number of times', within: custom }, String(times));
      }
      await surface.click(button('Done', custom));
      await surface.waitUntilGone(custom);
    },
    findTime: {
      open: () => surface.click({ role: 'tab', name: 'Find a time' }),
      suggestions: async () => {
        await surface.waitFor(listitem(undefined, region('Suggested times')));
        return surface.readAll(listitem(undefined, region('Suggested times')));
      },
      chooseFirst: () => surface.click(nth(button(undefined, region('Suggested times')), 0)),
      busyTimesOf: (name: string) => surface.readAll(listitem(undefined, list(`Busy times of ${name}`))),
    },
    removeGuest: async (name: string) => {
      await surface.hover(listitem(new RegExp(name), list('Guest list')));
      await surface.click(button(`Remove ${name}`, list('Guest list')));
    },
    read: async (field: 'Start date' | 'Start time' | 'End time') =>
      surface.read(field === 'Start date' ? textbox(field) : combobox(field)),
  };
};

/** Into a field that opens a list or calendar when it is pressed; Tab takes it over and closes that. */
async function typeDate(surface: Surface, name: string, text: string): Promise<void> {
  const role = name.endsWith('time') ? 'combobox' : 'textbox';
  await surface.fill({ role, name }, text);
  await surface.press('Tab');
}
