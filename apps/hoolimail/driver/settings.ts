import {
  button,
  checkbox,
  combobox,
  dialog,
  list,
  listitem,
  radio,
  type Surface,
  textbox,
} from '#kit/surface/surface.ts';

export interface LabelText {
  name: string;
  /** The path of the label above it, e.g. `Work` or `Work/Expenses`. */
  under?: string;
  color?: string;
}

export interface FilterText {
  from?: string;
  to?: string;
  subject?: string;
  hasWords?: string;
  doesntHave?: string;
  /** Names of what to do, e.g. `Star it`, `Mark as read`. */
  actions?: readonly string[];
  label?: string;
  applyToExisting?: boolean;
}

export interface VacationText {
  subject: string;
  body: string;
  /** `4/15/2026` */
  from?: string;
  to?: string;
}

export const settingsDriver = (surface: Surface, url: string) => {
  const open = (tab: string) => surface.open(`${url}/settings/${tab}`);
  const fillFilter = async (filter: FilterText) => {
    const within = dialog(/^(Create|Edit) filter$/);
    const lines = [
      ['From', filter.from],
      ['To', filter.to],
      ['Subject', filter.subject],
      ['Has the words', filter.hasWords],
      ["Doesn't have", filter.doesntHave],
    ] as const;
    for (const [name, text] of lines) if (text !== undefined) await surface.fill(textbox(name, within), text);
    for (const action of filter.actions ?? []) await surface.click(checkbox(action, within));
    if (filter.label) await surface.choose(combobox('Apply the label', within), filter.label);
    if (filter.applyToExisting)
      await surface.click(checkbox('Also apply the filter to matching conversations', within));
    await surface.click(button(/^(Create|Update) filter$/, within));
    await surface.waitUntilGone(within);
  };
  return {
    labels: {
      async create({ name, under, color }: LabelText) {
        await open('labels');
        await surface.click(button('Create label', { role: 'main' }));
        await surface.fill(textbox('Label name'), name);
        if (under) await surface.choose(combobox('Nest under'), under);
        if (color) await surface.click(radio(color));
        await surface.click(button('Create', dialog('New label')));
        await surface.waitUntilGone(dialog('New label'));
      },
      async rename(path: string, name: string) {
        await open('labels');
        await surface.click(button(`Edit label ${path}`));
        await surface.fill(textbox('Label name'), name);
        await surface.click(button('Save', dialog('Edit label')));
        await surface.waitUntilGone(dialog('Edit label'));
      },
      async remove(path: string) {
        await open('labels');
        await surface.click(button(`Remove label ${path}`));
        await surface.click(button('Remove label'));
        await surface.waitUntilGone(button(`Remove label ${path}`));
      },
    },
    filters: {
      async create(filter: FilterText) {
        await open('filters');
        await surface.click(button('Create filter', { role: 'main' }));
        await fillFilter(filter);
      },
      /** In the dialog that a search or a message opened. */
      fill: fillFilter,
      async all() {
        await open('filters');
        return surface.readAll(listitem(undefined, list('Filters')));
      },
      async remove(words: RegExp) {
        await open('filters');
        await surface.click(button(words, list('Filters')));
        await surface.click(button('Delete filter'));
      },
    },
    templates: {
      async create({ name, subject, body }: { name: string; subject: string; body: string }) {
        await open('templates');
        await surface.click(button('Create template'));
        await surface.fill(textbox('Template name'), name);
        await surface.fill(textbox('Template subject'), subject);
        await surface.fill(textbox('Template text'), body);
        await surface.click(button('Save', dialog('New template')));
        await surface.waitUntilGone(dialog('New template'));
      },
    },
    async setSignature(text: string) {
      await open('general');
      await surface.fill(textbox('Signature'), text);
      await surface.click(button('Save signature'));
      await surface.waitFor({ role: 'dialog', name: 'Settings saved.' });
    },
    async setUndoSeconds(seconds: 5 | 10 | 20 | 30) {
      await open('general');
      await surface.choose(combobox('Cancellation period'), `${seconds} seconds`);
      await surface.waitFor({ role: 'dialog', name: 'Settings saved.' });
    },
    async setVacation({ subject, body, from, to }: VacationText) {
      await open('general');
      await surface.click(radio('Vacation responder on'));
      if (from) await surface.fill(textbox('First day'), from);
      if (to) await surface.fill(textbox('Last day (optional)'), to);
      await surface.fill(textbox('Vacation subject'), subject);
      await surface.fill(textbox('Vacation message'), body);
      await surface.click(button('Save vacation responder'));
      await surface.waitFor({ role: 'dialog', name: 'Settings saved.' });
    },
    async unblock(email: string) {
      await open('blocked');
      await surface.click(button(`Unblock ${email}`));
      await surface.waitUntilGone(button(`Unblock ${email}`));
    },
  };
};
