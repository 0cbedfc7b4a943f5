import {
  button,
  checkbox,
  combobox,
  dialog,
  link,
  list,
  listitem,
  menuitem,
  region,
  type Surface,
  textbox,
} from '#kit/surface/surface.ts';

/** The panel that tells who is in a chat. */
export const infoDriver = (surface: Surface) => {
  const ofMember = async (name: string, item: string) => {
    await surface.click(button(`Options for ${name}`));
    await surface.click(menuitem(item));
  };
  const confirm = async (label: string) => {
    await surface.click(button(label, { role: 'alertdialog' }));
    await surface.waitUntilGone({ role: 'alertdialog' });
  };
  return {
    open: (name: string) => surface.click(link(new RegExp(`info of ${name}`))),
    close: () => surface.click(button(/^Close (group|contact) info$/)),
    read: () => surface.read(region(/^(Group|Contact) info$/)),
    async rename(name: string) {
      await surface.click(button('Edit group name'));
      await surface.fill(textbox('Group name'), name);
      await surface.click(button('Save group name'));
      await surface.waitFor(button('Edit group name'));
    },
    async describe(text: string) {
      await surface.click(button('Edit description'));
      await surface.fill(textbox('Description'), text);
      await surface.click(button('Save description'));
      await surface.waitFor(button('Edit description'));
    },
    members: () => surface.readAll(listitem(undefined, list('Members'))),
    async add(...people: string[]) {
      await surface.click(button('Add member'));
      for (const person of people) await surface.click(checkbox(person, dialog('Add members')));
      await surface.click(button('Add', dialog('Add members')));
      await surface.waitUntilGone(dialog('Add members'));
    },
    remove: (name: string) => ofMember(name, `Remove ${name.split(' ')[0]}`),
    makeAdmin: (name: string) => ofMember(name, 'Make group admin'),
    dismissAdmin: (name: string) => ofMember(name, 'Dismiss as admin'),
    whoSends: (who: 'All members' | 'Admins only') => surface.choose(combobox('Who can send'), who),
    async leave() {
      await surface.click(button('Exit group'));
      await confirm('Exit group');
    },
    async block(firstName: string) {
      await surface.click(button(`Block ${firstName}`));
      await confirm('Block');
    },
    unblock: (firstName: string) => surface.click(button(`Unblock ${firstName}`)),
    async media(kind: 'Media' | 'Files' | 'Links') {
      await surface.click(button(/^Media, links and files/));
      await surface.click({ role: 'tab', name: kind });
      return surface.readAll(listitem(undefined, list(kind)));
    },
  };
};
