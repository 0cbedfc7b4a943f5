import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { people as contacts } from '#kit/tables.ts';
import type { PersonRow } from '../rules/views.ts';
import { chats, users } from '../schema/chats.ts';
import { byName } from './names.ts';

/** Those of the owner's people who use the app. */
export const listPeople = (ctx: Ctx): { people: PersonRow[] } => ({
  people: ctx.db
    .select({
      id: contacts.id,
      name: contacts.name,
      phone: contacts.phone,
      about: users.about,
      blockedAt: users.blockedAt,
      chatId: chats.id,
    })
    .from(users)
    .innerJoin(contacts, eq(contacts.id, users.person))
    .leftJoin(chats, eq(chats.person, users.person))
    .all()
    .map(({ blockedAt, ...row }) => ({ ...row, blocked: blockedAt !== null }))
    .sort(byName),
});
