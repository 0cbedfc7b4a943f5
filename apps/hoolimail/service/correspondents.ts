import { desc, eq, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { isUnattended, sameAddress } from '../rules/addresses.ts';
import { messages } from '../schema/mail.ts';
import { contacts } from '../schema/mailbox.ts';

export interface Correspondent {
  name: string;
  email: string;
  contactId: number | null;
  weight: number;
}

/** A mail to someone says more of the tie than one from them. */
const SENT_WEIGHT = 3;

/** Contacts and all whom the owner mailed with; the closest first. */
export function correspondents(ctx: Ctx): Correspondent[] {
  const people = new Map<string, Correspondent>();
  const note = (person: { name: string; email: string }, weight: number) => {
    const email = person.email.toLowerCase();
    const known = people.get(email);
    if (known) known.weight += weight;
    else people.set(email, { name: person.name, email, contactId: null, weight });
  };
  for (const { id, name, email } of ctx.db.select().from(contacts).all())
    people.set(email, { name, email, contactId: id, weight: 0 });
  for (const { to, cc } of sentAddresses(ctx)) for (const person of [...to, ...cc]) note(person, SENT_WEIGHT);
  for (const { name, email, n } of receivedFrom(ctx)) if (!isUnattended(email)) note({ name, email }, n);
  return [...people.values()]
    .filter(({ email }) => !sameAddress(email, ctx.owner.email))
    .sort((a, b) => b.weight - a.weight || (a.email < b.email ? -1 : 1));
}

const sentAddresses = (ctx: Ctx) =>
  ctx.db
    .select({ to: messages.to, cc: messages.cc })
    .from(messages)
    .where(eq(messages.state, 'sent'))
    .orderBy(desc(messages.id))
    .all();

const receivedFrom = (ctx: Ctx) =>
  ctx.db
    .select({ name: messages.fromName, email: messages.fromEmail, n: sql<number>`count(*)` })
    .from(messages)
    .where(sql`${messages.state} = 'received' and ${messages.listId} is null and ${messages.place} <> 'spam'`)
    .groupBy(messages.fromEmail)
    .all();
