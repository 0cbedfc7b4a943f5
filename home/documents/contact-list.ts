import { hourMs } from '#world/calendar.ts';
import type { DocumentKind } from './desk.ts';
import { csvLine } from './wording.ts';

const HEAD = [
  'Name',
  'Given Name',
  'Family Name',
  'E-mail',
  'Phone',
  'Birthday',
  'Address',
  'Organization',
  'Notes',
];

/** Everybody the owner knows, as an address book exports them. */
export const contactList: DocumentKind = (desk) => {
  const lines = desk.persona.contacts.map(
    ({ name, email, phone, birthday, address, company, relationship }) => {
      const [given = '', ...family] = name.split(' ');
      return [
        name,
        given,
        family.join(' '),
        email,
        phone,
        birthday ?? '',
        address ?? '',
        company ?? '',
        relationship,
      ];
    },
  );
  const atMs = desk.atDesk(desk.life.referenceMs - 86 * hourMs);
  const content = `${[HEAD, ...lines].map(csvLine).join('\r\n')}\r\n`;
  return [{ path: 'Downloads/contacts.csv', content, atMs }];
};
