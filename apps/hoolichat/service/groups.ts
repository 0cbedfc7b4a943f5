import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, refused } from '#kit/errors.ts';
import { MOST_MEMBERS } from '../rules/limits.ts';
import type { ChatView } from '../rules/views.ts';
import { type Chat, chats, ME, members, users, type Who } from '../schema/chats.ts';
import { getChat } from './chat-view.ts';
import { listed, nameIn, namesOf } from './names.ts';
import { memberOf, requireAdmin, requireEdit } from './permissions.ts';
import { note } from './post.ts';
import { among, findGroup, membersOf } from './store.ts';

/** A new group of the owner, who is its admin. */
export function createGroup(
  ctx: Ctx,
  { name, people: invited, description }: { name: string; people: readonly string[]; description: string },
): ChatView {
  const wanted = [...new Set(invited)];
  requireAddable(ctx, wanted);
  const chat = ctx.db
    .insert(chats)
    .values({ kind: 'group', name, description, createdAt: ctx.now, createdBy: ME, activeAt: ctx.now })
    .returning()
    .get();
  join(ctx, chat.id, { people: [ME], admin: true });
  join(ctx, chat.id, { people: wanted });
  note(ctx, chat, `You created group “${name}”`);
  return getChat(ctx, chat.id);
}

export function join(
  ctx: Ctx,
  chatId: number,
  { people: joining, admin = false }: { people: readonly string[]; admin?: boolean },
): void {
  for (const person of joining)
    ctx.db.insert(members).values({ chatId, person, admin, joinedAt: ctx.now }).run();
}

function requireAddable(ctx: Ctx, ids: readonly string[]): void {
  const found = ctx.db.select().from(users).where(among(users.person, ids)).all();
  const names = namesOf(ctx);
  const stranger = ids.find((id) => !found.some(({ person }) => person === id));
  if (stranger !== undefined)
    throw refused(`${nameIn(names, stranger)} is not on HooliChat and cannot be added.`, 'people');
  const blocked = found.find(({ blockedAt }) => blockedAt !== null);
  if (blocked)
    throw refused(`You blocked ${nameIn(names, blocked.person)}. Unblock them to add them.`, 'people');
}

export function renameGroup(ctx: Ctx, { chatId, name }: { chatId: number; name: string }): ChatView {
  const chat = findGroup(ctx, chatId);
  requireEdit(ctx, chat);
  if (name !== chat.name) rename(ctx, chat, { name, by: ME });
  return getChat(ctx, chatId);
}

export function rename(ctx: Ctx, chat: Chat, { name, by }: { name: string; by: string }): void {
  ctx.db.update(chats).set({ name }).where(eq(chats.id, chat.id)).run();
  note(ctx, chat, `${nameIn(namesOf(ctx), by)} changed the group name from “${chat.name}” to “${name}”`);
}

export function describeGroup(
  ctx: Ctx,
  { chatId, description }: { chatId: number; description: string },
): ChatView {
  const chat = findGroup(ctx, chatId);
  requireEdit(ctx, chat);
  if (description !== chat.description) describe(ctx, chat, { description, by: ME });
  return getChat(ctx, chatId);
}

export function describe(
  ctx: Ctx,
  chat: Chat,
  { description, by }: { description: string; by: string },
): void {
  ctx.db.update(chats).set({ description }).where(eq(chats.id, chat.id)).run();
  const did = description ? 'changed' : 'deleted';
  note(ctx, chat, `${nameIn(namesOf(ctx), by)} ${did} the group description`);
}

export function addMembers(
  ctx: Ctx,
  { chatId, people: invited }: { chatId: number; people: readonly string[] },
): ChatView {
  const chat = findGroup(ctx, chatId);
  requireEdit(ctx, chat);
  const present = membersOf(ctx, chatId).map(({ person }) => person);
  const wanted = [...new Set(invited)].filter((person) => !present.includes(person));
  if (wanted.length === 0) throw conflict('Everybody you chose is in the group already.');
  if (present.length + wanted.length > MOST_MEMBERS)
    throw refused(`A group can have up to ${MOST_MEMBERS} members.`, 'people');
  requireAddable(ctx, wanted);
  add(ctx, chat, { people: wanted, by: ME });
  return getChat(ctx, chatId);
}

export function add(
  ctx: Ctx,
  chat: Chat,
  { people: joining, by }: { people: readonly string[]; by: string },
): void {
  join(ctx, chat.id, { people: joining });
  const names = namesOf(ctx);
  const added = joining.map((person) => (person === ME ? 'you' : nameIn(names, person)));
  note(ctx, chat, `${nameIn(names, by)} added ${listed(added)}`);
}

export function removeMember(ctx: Ctx, { chatId, personId }: { chatId: number; personId: string }): ChatView {
  const chat = findGroup(ctx, chatId);
  requireAdmin(ctx, chat);
  if (personId === ME) throw refused('Exit the group to leave it yourself.', 'personId');
  requireMember(ctx, chat, personId);
  drop(ctx, chat, personId);
  note(ctx, chat, `You removed ${nameIn(namesOf(ctx), personId)}`);
  return getChat(ctx, chatId);
}

export function drop(ctx: Ctx, { id }: Chat, person: string): void {
  ctx.db
    .delete(members)
    .where(and(eq(members.chatId, id), eq(members.person, person)))
    .run();
}

function requireMember(ctx: Ctx, chat: Chat, person: string) {
  const member = memberOf(ctx, chat.id, person);
  if (!member) throw conflict(`${nameIn(namesOf(ctx), person)} is not in “${chat.name}”.`);
  return member;
}

export function setAdmin(
  ctx: Ctx,
  { chatId, personId, admin }: { chatId: number; personId: string; admin: boolean },
): ChatView {
  const chat = findGroup(ctx, chatId);
  requireAdmin(ctx, chat);
  const member = requireMember(ctx, chat, personId);
  if (member.admin === admin) return getChat(ctx, chatId);
  const others = membersOf(ctx, chatId).filter((one) => one.admin && one.person !== personId);
  if (!admin && others.length === 0)
    throw conflict('A group needs an admin. Make somebody else admin first.');
  appoint(ctx, chat, { person: personId, admin });
  return getChat(ctx, chatId);
}

function appoint(ctx: Ctx, chat: Chat, { person, admin }: { person: string; admin: boolean }): void {
  ctx.db
    .update(members)
    .set({ admin })
    .where(and(eq(members.chatId, chat.id), eq(members.person, person)))
    .run();
  const who = person === ME ? 'You are' : `${nameIn(namesOf(ctx), person)} is`;
  note(ctx, chat, `${who} ${admin ? 'now an admin' : 'no longer an admin'}`);
}

/** Where no admin is left, who has been there longest becomes one. */
export function leave(ctx: Ctx, { chatId }: { chatId: number }): ChatView {
  const chat = findGroup(ctx, chatId);
  if (!memberOf(ctx, chatId, ME)) throw conflict(`You are not in “${chat.name}” anymore.`);
  drop(ctx, chat, ME);
  note(ctx, chat, 'You left');
  const rest = membersOf(ctx, chatId);
  const [longest] = rest;
  if (longest && !rest.some(({ admin }) => admin))
    appoint(ctx, chat, { person: longest.person, admin: true });
  return getChat(ctx, chatId);
}

export function changeSettings(
  ctx: Ctx,
  { chatId, whoSends, whoEdits }: { chatId: number; whoSends?: Who; whoEdits?: Who },
): ChatView {
  const chat = findGroup(ctx, chatId);
  requireAdmin(ctx, chat);
  if (whoSends && whoSends !== chat.whoSends) {
    ctx.db.update(chats).set({ whoSends }).where(eq(chats.id, chatId)).run();
    note(ctx, chat, `You allowed ${WHO_WORDS[whoSends]} to send messages`);
  }
  if (whoEdits && whoEdits !== chat.whoEdits) {
    ctx.db.update(chats).set({ whoEdits }).where(eq(chats.id, chatId)).run();
    note(ctx, chat, `You allowed ${WHO_WORDS[whoEdits]} to edit this group’s info`);
  }
  return getChat(ctx, chatId);
}

const WHO_WORDS: Record<Who, string> = { everyone: 'all members', admins: 'only admins' };
