import { asc, count, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { holdsTerm, plainWords } from '#kit/search/words.ts';
import { type Contact, contacts } from '../schema/mailbox.ts';
import { correspondents } from './correspondents.ts';
import { selectThreads } from './select-threads.ts';
import { describeRows } from './thread-list.ts';

const PAGE_SIZE = 50;
const SUGGESTED = 8;
const RECENT = 10;

export function listContacts(ctx: Ctx, { query, page }: { query: string; page: number }) {
  const where = matching(query);
  const rows = ctx.db
    .select()
    .from(contacts)
    .where(where)
    .orderBy(asc(sql`lower(${contacts.name})`), asc(contacts.id))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE)
    .all();
  const total = ctx.db.select({ n: count() }).from(contacts).where(where).get()?.n ?? 0;
  return { rows: rows.map(viewOf), total, page, pageSize: PAGE_SIZE };
}

function matching(query: string): SQL | undefined {
  const text = query.trim();
  if (!text) return undefined;
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`;
  const fields = [contacts.name, contacts.email, contacts.company, contacts.phone, contacts.relationship];
  return or(...fields.map((field) => sql`${field} like ${pattern} escape '\\'`));
}

/** A contact with the newest conversations they took part in. */
export function getContact(ctx: Ctx, id: number) {
  const contact = findContact(ctx, id);
  const query = `{from:${contact.email} to:${contact.email} cc:${contact.email}}`;
  return { ...contact, recent: describeRows(ctx, selectThreads(ctx, { query }, { limit: RECENT })) };
}

const viewOf = ({ person: _, ...contact }: typeof contacts.$inferSelect): Contact => contact;

function findContact(ctx: Ctx, id: number): Contact {
  const contact = findRow(ctx, contacts, { id });
  if (!contact) throw notFound('contact', id);
  return viewOf(contact);
}

export function saveContact(
  ctx: Ctx,
  { id, ...input }: Omit<Contact, 'id' | 'createdAt'> & { id?: number },
): Contact {
  if (id !== undefined) findContact(ctx, id);
  const values = { ...input, email: input.email.toLowerCase() };
  const twin = findRow(ctx, contacts, { email: values.email });
  if (twin && twin.id !== id) throw refused(`${twin.name} already has the address ${twin.email}.`, 'email');
  const saved =
    id === undefined
      ? ctx.db
          .insert(contacts)
          .values({ ...values, createdAt: ctx.now })
          .returning()
          .get()
      : ctx.db.update(contacts).set(values).where(eq(contacts.id, id)).returning().get();
  return viewOf(saved);
}

export function removeContact(ctx: Ctx, id: number): { id: number } {
  findContact(ctx, id);
  ctx.db.delete(contacts).where(eq(contacts.id, id)).run();
  return { id };
}

/** Whom the owner may mean: contacts and others they mailed with, the most frequent first. */
export function suggestContacts(ctx: Ctx, query: string) {
  const term = { words: plainWords(query), whole: false };
  const typed = query.trim().toLowerCase();
  const people = correspondents(ctx).filter(
    ({ name, email }) => holdsTerm(name, term) || email.startsWith(typed),
  );
  return {
    people: people.slice(0, SUGGESTED).map(({ name, email, contactId }) => ({ name, email, contactId })),
  };
}
