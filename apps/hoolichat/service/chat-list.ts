import { and, eq, gt, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { previewOf } from '../rules/preview.ts';
import type { ChatFilter, ChatList, ChatRow, LastMessage } from '../rules/views.ts';
import { type Chat, chats, drafts, ME, typing, users } from '../schema/chats.ts';
import { type Attachment, attachments } from '../schema/files.ts';
import { type Message, mentions, messages } from '../schema/messages.ts';
import { ticksOf } from './message-view.ts';
import { firstNameIn, type Names, nameIn, namesOf } from './names.ts';
import { findChat } from './store.ts';

export function listChats(ctx: Ctx, { filter }: { filter: ChatFilter }): ChatList {
  const rows = chatRows(ctx).filter(isListed);
  const open = rows.filter(({ archived }) => !archived);
  const archive = rows.filter(({ archived }) => archived);
  return {
    rows: (filter === 'archived' ? archive : open.filter(FILTERS[filter])).sort(inOrder),
    counts: {
      unread: open.filter(isUnread).length,
      archived: archive.length,
      archivedUnread: archive.filter(isUnread).length,
    },
  };
}

const isUnread = ({ unread, markedUnread }: ChatRow): boolean => unread > 0 || markedUnread;

const FILTERS: Record<Exclude<ChatFilter, 'archived'>, (row: ChatRow) => boolean> = {
  all: () => true,
  unread: isUnread,
  groups: ({ kind }) => kind === 'group',
  favorites: ({ favorite }) => favorite,
};

const inOrder = (a: ListedRow, b: ListedRow): number =>
  Number(b.pinned) - Number(a.pinned) || b.activeAt - a.activeAt || b.id - a.id;

type ListedRow = ChatRow & { deleted: boolean };

/** A chat that was merely opened stands in the list once something is said in it, or begun. */
const isListed = ({ kind, lastMessage, draft, deleted }: ListedRow): boolean =>
  !deleted && (kind === 'group' || lastMessage !== null || draft !== null);

export function rowOf(ctx: Ctx, chatId: number): ChatRow {
  findChat(ctx, chatId);
  const { deleted: _, ...row } = chatRows(ctx, chatId)[0] as ListedRow;
  return row;
}

export function chatRows(ctx: Ctx, chatId?: number): ListedRow[] {
  const names = namesOf(ctx);
  const writing = typingNow(ctx);
  const mentioned = mentionedIn(ctx);
  return ctx.db
    .select({
      chat: chats,
      last: messages,
      file: attachments,
      draft: drafts.text,
      blockedAt: users.blockedAt,
    })
    .from(chats)
    .leftJoin(messages, eq(messages.id, chats.lastMessageId))
    .leftJoin(attachments, eq(attachments.messageId, messages.id))
    .leftJoin(drafts, eq(drafts.chatId, chats.id))
    .leftJoin(users, eq(users.person, chats.person))
    .where(chatId === undefined ? undefined : eq(chats.id, chatId))
    .all()
    .map(({ chat, last, file, draft, blockedAt }) => ({
      ...flagsOf(ctx, chat),
      id: chat.id,
      kind: chat.kind,
      personId: chat.person,
      name: chatName(chat, names),
      lastMessage: last && lastMessageOf(last, { file, chat, names }),
      activeAt: chat.activeAt,
      unread: chat.unread,
      mentioned: chat.unread > 0 && mentioned.has(chat.id),
      blocked: blockedAt !== null,
      ...typingIn(writing.get(chat.id) ?? [], names),
      draft: draft || null,
      deleted: chat.deletedAt !== null,
    }));
}

export const chatName = ({ kind, person, name }: Chat, names: Names): string =>
  kind === 'group' ? name : nameIn(names, person);

export const flagsOf = (ctx: Ctx, chat: Chat) => ({
  markedUnread: chat.markedUnread,
  pinned: chat.pinnedAt !== null,
  favorite: chat.favorite,
  mutedUntil: (chat.mutedUntil ?? 0) > ctx.now ? chat.mutedUntil : null,
  archived: chat.archivedAt !== null,
});

function lastMessageOf(
  message: Message,
  { file, chat, names }: { file: Attachment | null; chat: Chat; names: Names },
): LastMessage {
  const { id, at, sender, kind, deletedAt } = message;
  const named = sender === ME ? 'You' : chat.kind === 'group' && sender ? firstNameIn(names, sender) : '';
  return {
    id,
    at,
    from: sender,
    fromName: named,
    kind,
    text: deletedAt === null ? previewOf(message, file ?? undefined) : '',
    deleted: deletedAt !== null,
    ticks: ticksOf(message),
  };
}

type Typing = typeof typing.$inferSelect;

export const typingNow = (ctx: Ctx): Map<number, Typing[]> =>
  Map.groupBy(ctx.db.select().from(typing).where(gt(typing.until, ctx.now)).all(), ({ chatId }) => chatId);

export const typingIn = (rows: readonly Typing[], names: Names) => ({
  typing: rows.map(({ person }) => firstNameIn(names, person)),
  typingUntil: rows.length === 0 ? null : Math.max(...rows.map(({ until }) => until)),
});

const mentionedIn = (ctx: Ctx): Set<number> =>
  new Set(
    ctx.db
      .selectDistinct({ chatId: messages.chatId })
      .from(mentions)
      .innerJoin(messages, eq(messages.id, mentions.messageId))
      .innerJoin(chats, eq(chats.id, messages.chatId))
      .where(
        and(eq(mentions.person, ME), gt(chats.unread, 0), gt(messages.id, chats.readUpTo), sql`hidden = 0`),
      )
      .all()
      .map(({ chatId }) => chatId),
  );
