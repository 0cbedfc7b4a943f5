import {
  button,
  checkbox,
  combobox,
  dialog,
  heading,
  menuitem,
  type Surface,
  type Target,
  textbox,
} from '#kit/surface/surface.ts';

const toolbar: Target = { role: 'toolbar', name: 'Conversation actions' };

/** The toolbar over a conversation, or over a list where lines are ticked. */
export const actionsDriver = (surface: Surface) => ({
  archive: () => surface.click(button('Archive', toolbar)),
  trash: () => surface.click(button('Delete', toolbar)),
  spam: () => surface.click(button('Report spam', toolbar)),
  notSpam: () => surface.click(button('Not spam', toolbar)),
  markUnread: () => surface.click(button('Mark as unread', toolbar)),
  markRead: () => surface.click(button('Mark as read', toolbar)),
  moveToInbox: () => surface.click(button('Move to Inbox', toolbar)),
  untrash: () => surface.click(button('Move out of Trash', toolbar)),
  async deleteForever() {
    await surface.click(button('Delete forever', toolbar));
    await surface.waitFor(heading(/forever\?$/));
    await surface.click(button('Delete forever'));
  },
  async label(...names: string[]) {
    await surface.click(button('Labels', toolbar));
    for (const name of names) await surface.click(checkbox(name, dialog('Labels')));
    await surface.click(button('Apply', dialog('Labels')));
  },
  async moveTo(name: string) {
    await surface.click(button('Move to', toolbar));
    await surface.click(button(name, dialog('Move to')));
  },
  async snooze(preset: RegExp) {
    await surface.click(button('Snooze', toolbar));
    await surface.click(button(preset, dialog('Snooze')));
  },
  /** `4/15/2026`, `9:30 AM` */
  async snoozeUntil(date: string, time: string) {
    await surface.click(button('Snooze', toolbar));
    await surface.click(button('Pick date and time', dialog('Snooze')));
    await pickMoment(surface, dialog('Snooze until'), { date, time });
    await surface.click(button('Snooze', dialog('Snooze until')));
  },
  async more(item: string) {
    await surface.click(button('More actions', toolbar));
    await surface.click(menuitem(item));
  },
});

export async function pickMoment(
  surface: Surface,
  within: Target,
  { date, time }: { date: string; time: string },
): Promise<void> {
  await surface.fill(textbox('Date', within), date);
  await surface.press('Tab');
  await surface.fill(combobox('Time', within), time);
  await surface.press('Tab');
}
