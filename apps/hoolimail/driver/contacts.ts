import {
  button,
  dialog,
  heading,
  link,
  type Surface,
  searchbox,
  table,
  textbox,
} from '#kit/surface/surface.ts';

export interface ContactText {
  name: string;
  email: string;
  phone?: string;
  company?: string;
  relationship?: string;
  notes?: string;
}

const LABELS = {
  name: 'Name',
  email: 'E-mail',
  phone: 'Phone',
  company: 'Company',
  relationship: 'Relationship',
  notes: 'Notes',
} as const;

export const contactsDriver = (surface: Surface, url: string) => {
  const write = async (contact: Partial<ContactText>, title: string) => {
    for (const [field, text] of Object.entries(contact))
      await surface.fill(textbox(LABELS[field as keyof ContactText], dialog(title)), text);
    await surface.click(button('Save', dialog(title)));
    await surface.waitUntilGone(dialog(title));
  };
  const open = async (name: string) => {
    await surface.open(`${url}/contacts`);
    await surface.fill(searchbox('Search contacts'), name);
    await surface.click(link(name, table('Contacts')));
    await surface.waitFor(heading(name));
  };
  return {
    open,
    async add(contact: ContactText) {
      await surface.open(`${url}/contacts`);
      await surface.click(button('Add contact'));
      await write(contact, 'New contact');
      await surface.waitFor(heading(contact.name));
    },
    async edit(name: string, changes: Partial<ContactText>) {
      await open(name);
      await surface.click(button('Edit'));
      await write(changes, 'Edit contact');
    },
    async remove(name: string) {
      await open(name);
      await surface.click(button('Remove'));
      await surface.waitFor(heading(/^Remove .* from your contacts\?$/));
      await surface.click(button('Remove'));
      await surface.waitFor(heading('Contacts'));
    },
    sendMail: () => surface.click(button('Send mail')),
  };
};
