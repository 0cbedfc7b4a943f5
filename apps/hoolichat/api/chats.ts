import { z } from 'zod';
import { line } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { MOST_MEMBERS } from '../rules/limits.ts';
import { WHO } from '../schema/chats.ts';
import * as chat from '../service/chat-actions.ts';
import { listChats, rowOf } from '../service/chat-list.ts';
import { getChat } from '../service/chat-view.ts';
import * as groups from '../service/groups.ts';
import { markRead, markUnread } from '../service/mark-read.ts';
import { listPeople } from '../service/people.ts';
import { id, inChat, personId, words } from './inputs.ts';

const people = z
  .array(personId)
  .min(1, 'Choose somebody.')
  .max(MOST_MEMBERS - 1);

export const chatsApi = {
  'chats.list': query(
    z.object({ filter: z.enum(['all', 'unread', 'groups', 'favorites', 'archived']).default('all') }),
    listChats,
  ),
  'chats.get': query(z.object(inChat), (ctx, { chatId }) => getChat(ctx, chatId)),
  'people.list': query(z.object({}), (ctx) => listPeople(ctx)),
  'chats.open': action(z.object({ personId }), chat.openChat),
  'chats.markRead': action(z.object({ ...inChat, upTo: id.optional() }), (ctx, input) => {
    markRead(ctx, input);
    return rowOf(ctx, input.chatId);
  }),
  'chats.markUnread': action(z.object(inChat), (ctx, { chatId }) => {
    markUnread(ctx, chatId);
    return rowOf(ctx, chatId);
  }),
  'chats.pin': action(z.object({ ...inChat, pinned: z.boolean() }), chat.pin),
  'chats.mute': action(z.object({ ...inChat, until: z.enum(['8h', '1w', 'always']).nullable() }), chat.mute),
  'chats.archive': action(z.object({ ...inChat, archived: z.boolean() }), chat.archive),
  'chats.favorite': action(z.object({ ...inChat, favorite: z.boolean() }), chat.favorite),
  'chats.clear': action(z.object({ ...inChat, keepStarred: z.boolean().default(true) }), chat.clear),
  'chats.delete': action(z.object(inChat), chat.deleteChat),
  'chats.saveDraft': action(
    z.object({ ...inChat, text: z.string().max(65_536), replyTo: id.nullable().default(null) }),
    chat.saveDraft,
  ),
  'chats.report': action(
    z.object({ ...inChat, reason: words(1000).default(''), block: z.boolean().default(false) }),
    chat.report,
  ),
  'people.block': action(z.object({ personId }), chat.block),
  'people.unblock': action(z.object({ personId }), chat.unblock),

  'groups.create': action(
    z.object({ name: line(100), people, description: words(2048).default('') }),
    groups.createGroup,
  ),
  'groups.rename': action(z.object({ ...inChat, name: line(100) }), groups.renameGroup),
  'groups.describe': action(z.object({ ...inChat, description: words(2048) }), groups.describeGroup),
  'groups.addMembers': action(z.object({ ...inChat, people }), groups.addMembers),
  'groups.removeMember': action(z.object({ ...inChat, personId }), groups.removeMember),
  'groups.makeAdmin': action(z.object({ ...inChat, personId }), (ctx, input) =>
    groups.setAdmin(ctx, { ...input, admin: true }),
  ),
  'groups.dismissAdmin': action(z.object({ ...inChat, personId }), (ctx, input) =>
    groups.setAdmin(ctx, { ...input, admin: false }),
  ),
  'groups.leave': action(z.object(inChat), groups.leave),
  'groups.settings': action(
    z.object({ ...inChat, whoSends: z.enum(WHO).optional(), whoEdits: z.enum(WHO).optional() }),
    groups.changeSettings,
  ),
} as const;
