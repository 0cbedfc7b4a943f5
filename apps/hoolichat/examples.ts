import { and, desc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm';
import type { Examples } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { statuses } from './schema/account.ts';
import { chats, ME, members, users } from './schema/chats.ts';
import { attachments } from './schema/files.ts';
import { messages, pollOptions } from './schema/messages.ts';

/** Real ids of the seeded chats, for the suites that try every page and every operation. */
export function examples(ctx: Ctx): Examples {
  const ids = findIds(ctx);
  return {
    params: paramsOf(ids),
    inputs: { ...chatInputs(ids), ...groupInputs(ids), ...messageInputs(ids), ...accountInputs(ids) },
  };
}

type Ids = ReturnType<typeof findIds>;

/** Opened, a chat with something unread is marked read: the page then asks again. */
const isQuiet = eq(chats.unread, 0);

function findIds(ctx: Ctx) {
  const newest = (...where: Parameters<typeof and>) =>
    ctx.db
      .select()
      .from(messages)
      .where(and(isNull(messages.deletedAt), eq(messages.hidden, false), ...where))
      .orderBy(desc(messages.id))
      .limit(1)
      .get();
  const direct = ctx.db
    .select()
    .from(chats)
    .where(and(eq(chats.kind, 'direct'), isQuiet))
    .orderBy(desc(chats.activeAt))
    .get();
  const group = ctx.db
    .select({ id: chats.id })
    .from(chats)
    .innerJoin(members, and(eq(members.chatId, chats.id), eq(members.person, ME), eq(members.admin, true)))
    .where(and(eq(chats.kind, 'group'), isQuiet))
    .orderBy(desc(chats.activeAt))
    .get();
  const inGroup = ctx.db
    .select()
    .from(members)
    .where(and(eq(members.chatId, group?.id ?? 0), ne(members.person, ME)))
    .get();
  const outside = ctx.db
    .select()
    .from(users)
    .where(
      sql`${users.person} not in (select person from hoolichat_members where chat_id = ${group?.id ?? 0})`,
    )
    .get();
  const status = (mine: boolean) =>
    ctx.db
      .select()
      .from(statuses)
      .where(mine ? eq(statuses.author, ME) : ne(statuses.author, ME))
      .orderBy(desc(statuses.at))
      .get()?.id ?? 0;
  const file = ctx.db.select().from(attachments).where(isNotNull(attachments.contentId)).get();
  const option = ctx.db.select().from(pollOptions).orderBy(desc(pollOptions.id)).get();
  return {
    direct: direct?.id ?? 0,
    person: direct?.person ?? '',
    group: group?.id ?? 0,
    member: inGroup?.person ?? '',
    outsider: outside?.person ?? '',
    own: newest(eq(messages.sender, ME), eq(messages.kind, 'text')),
    heard: newest(ne(messages.sender, ME), eq(messages.chatId, direct?.id ?? 0)),
    file: file?.id ?? 0,
    option,
    status: status(false),
    ownStatus: status(true),
  };
}

const paramsOf = ({ direct, group, ownStatus }: Ids): Examples['params'] => ({
  chat: [{ chatId: String(direct) }, { chatId: String(group) }],
  info: [{ chatId: String(direct) }, { chatId: String(group) }],
  status: [{ id: String(ownStatus) }],
  settingsSection: ['profile', 'privacy', 'notifications', 'chats'].map((section) => ({ section })),
});

const chatInputs = ({ direct: chatId, person, group, heard }: Ids): Examples['inputs'] => ({
  'chats.list': { filter: 'unread' },
  'chats.get': { chatId },
  'chats.open': { personId: person },
  'chats.markRead': { chatId, upTo: heard?.id },
  'chats.markUnread': { chatId },
  'chats.pin': { chatId, pinned: false },
  'chats.mute': { chatId, until: '8h' },
  'chats.archive': { chatId, archived: true },
  'chats.favorite': { chatId, favorite: true },
  'chats.clear': { chatId, keepStarred: true },
  'chats.delete': { chatId },
  'chats.saveDraft': { chatId, text: 'About the copier', replyTo: heard?.id ?? null },
  'chats.report': { chatId: group, reason: 'Too many puns', block: false },
  'people.block': { personId: person },
  'people.unblock': { personId: person },
});

const groupInputs = ({ group: chatId, person, member, outsider }: Ids): Examples['inputs'] => ({
  'groups.create': { name: 'Paper drive', people: [person], description: 'Boxes by Friday.' },
  'groups.rename': { chatId, name: 'Paper drive' },
  'groups.describe': { chatId, description: 'Boxes by Friday.' },
  'groups.addMembers': { chatId, people: [outsider] },
  'groups.removeMember': { chatId, personId: member },
  'groups.makeAdmin': { chatId, personId: member },
  'groups.dismissAdmin': { chatId, personId: member },
  'groups.leave': { chatId },
  'groups.settings': { chatId, whoSends: 'admins', whoEdits: 'admins' },
});

const messageInputs = ({ direct, person, own, heard, file, option }: Ids): Examples['inputs'] => ({
  'messages.page': { chatId: direct, around: heard?.id, limit: 20 },
  'message.info': { messageId: own?.id },
  'media.list': { chatId: direct, kind: 'links' },
  'search.all': { q: 'from:me dinner' },
  'search.inChat': { chatId: direct, q: 'the before:2026-04-01' },
  'messages.send': { chatId: direct, clientId: 'a-1', text: 'Lunch at noon?', replyTo: heard?.id },
  'messages.sendLocation': { chatId: direct, clientId: 'a-2', name: 'The lobby', address: '1 Main Street' },
  'messages.sendPoll': {
    chatId: direct,
    clientId: 'a-3',
    question: 'Lunch?',
    options: ['Soup', 'Salad'],
    multiple: false,
  },
  'messages.sendVoice': { chatId: direct, clientId: 'a-4', durationMs: 4200 },
  'messages.sendContact': { chatId: direct, clientId: 'a-5', personId: person },
  'attachments.send': {
    chatId: direct,
    clientId: 'a-6',
    filename: 'notes.txt',
    type: 'text/plain',
    caption: 'Notes',
  },
  'attachments.get': { id: file, inline: true },
  'messages.forward': { messageIds: [own?.id ?? 0], chatIds: [direct] },
  'messages.react': { messageId: heard?.id, emoji: '👍' },
  'messages.star': { messageId: heard?.id, starred: true },
  'messages.pin': { messageId: heard?.id, pinned: true },
  'messages.edit': { messageId: own?.id, text: own?.text },
  'messages.deleteForMe': { messageIds: [heard?.id ?? 0] },
  'messages.deleteForEveryone': { messageId: own?.id },
  'polls.vote': { messageId: option?.messageId, optionIds: [option?.id ?? 0] },
});

const accountInputs = ({ status, ownStatus }: Ids): Examples['inputs'] => ({
  'settings.update': { readReceipts: false, lastSeen: 'contacts', theme: 'dark', enterToSend: false },
  'profile.update': { name: 'M. Scott', about: 'At the copier' },
  'statuses.post': { text: 'Available for lunch', color: 'plum' },
  'statuses.view': { id: status },
  'statuses.reply': { id: status, text: 'Wonderful!', clientId: 'a-7' },
  'statuses.delete': { id: ownStatus },
});
