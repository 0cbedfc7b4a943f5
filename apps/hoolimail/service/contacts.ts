import type { Contact } from '../schema/mailbox.ts';
import { later } from './later.ts';
export const listContacts = later<{ rows: Contact[]; total: number; page: number; pageSize: number }>();
export const getContact = later<Contact>();
export const saveContact = later<Contact>();
export const removeContact = later<{ id: number }>();
export const suggestContacts = later<{
  people: { name: string; email: string; contactId: number | null }[];
}>();
