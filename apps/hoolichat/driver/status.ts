import { button, dialog, link, radio, type Surface, textbox } from '#kit/surface/surface.ts';

export const statusDriver = (surface: Surface) => ({
  async post(text: string, color = 'teal') {
    await surface.click(button('Post a status'));
    await surface.fill(textbox('Status text'), text);
    await surface.click(radio(color));
    await surface.click(button('Post', dialog('New status')));
    await surface.waitUntilGone(dialog('New status'));
  },
  view: (name: string) => surface.click(link(`Status of ${name}`)),
  viewMine: () => surface.click(link('My status')),
  next: () => surface.click(button('Next status')),
  read: () => surface.read(dialog(/^Status of/)),
  async reply(name: string, text: string) {
    await surface.fill(textbox(`Reply to ${name}`), text);
    await surface.click(button('Send reply'));
  },
  async remove() {
    await surface.click(button('Delete status'));
    await surface.click(button('Delete', { role: 'alertdialog' }));
  },
  close: () => surface.click(button('Close status')),
});
