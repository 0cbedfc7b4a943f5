import { z } from 'zod';
import { day, email, id, line, optionalLine, page, text } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import {
  getContact,
  listContacts,
  removeContact,
  saveContact,
  suggestContacts,
} from '../service/contacts.ts';

const words = z.string().max(200).default('');

export const contactsApi = {
  'contacts.list': query(z.object({ query: words, page }), listContacts),
  'contacts.get': query(z.object({ id }), (ctx, input) => getContact(ctx, input.id)),
  'contacts.save': action(
    z.object({
      id: id.optional(),
      name: line(200),
      email,
      phone: optionalLine(40),
      company: optionalLine(200),
      relationship: optionalLine(200),
      birthday: day.nullable().default(null),
      address: optionalLine(300),
      notes: text(5000).default(''),
    }),
    saveContact,
  ),
  'contacts.remove': action(z.object({ id }), (ctx, input) => removeContact(ctx, input.id)),
  'contacts.suggest': query(z.object({ query: words }), (ctx, input) => suggestContacts(ctx, input.query)),
} as const;
