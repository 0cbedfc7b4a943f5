import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { people as contacts } from '#kit/tables.ts';
import { previewOf } from '../rules/preview.ts';
import type { ChatView, MemberView, PersonView } from '../rules/views.ts';
import { type Chat, chats, drafts, ME, members, users } from '../schema/chats.ts';
import { attachments } from '../schema/files.ts';
import { links, messages } from '../schema/messages.ts';
import { chatName, flagsOf, typingIn, typingNow } from './chat-list.ts';
import { listMedia } from './media.ts';
import { quoteOf } from './message-view.ts';
import { firstNameIn, nameIn, namesOf } from './names.ts';
import { whyNotEdit, whyNotSend } from './permissions.ts';
import { isOnline } from './presence.ts';
import { readSettings } from './settings.ts';
import { findChat, membersOf, notHidden } from './store.ts';

const RECENT_MEDIA = 6;

export function getChat(ctx: Ctx, chatId: number): ChatView {
  const chat = findChat(ctx, chatId);
  const names = namesOf(ctx);
  const own = membersOf(ctx, chatId).find(({ person }) => person === ME);
  const cannotSendWhy = whyNotSend(ctx, chat);
  const person = chat.person === null ? null : viewPerson(ctx, chat.person);
  return {
    ...flagsOf(ctx, chat),
    ...typingIn(typingNow(ctx).get(chatId) ?? [], names),
    id: chat.id,
    kind: chat.kind,
    personId: chat.person,
    name: chatName(chat, names),
    description: chat.description,
    createdAt: chat.createdAt,
    createdByName: nameIn(names, chat.createdBy),
    members: chat.kind === 'group' ? viewMembers(ctx, chatId) : [],
    joined: chat.kind === 'direct' || own !== undefined,
    admin: own?.admin ?? false,
    whoSends: chat.whoSends,
    whoEdits: chat.whoEdits,
    canSend: cannotSendWhy === '',
    cannotSendWhy,
    canEdit: chat.kind === 'group' && whyNotEdit(ctx, chat) === '',
    person,
    commonGroups: person ? commonGroups(ctx, person.id) : [],
    pinnedMessages: pinnedIn(ctx, chatId),
    counts: countsOf(ctx, chatId),
    recentMedia: listMedia(ctx, { chatId, kind: 'media', limit: RECENT_MEDIA }).media,
    unread: chat.unread,
    blocked: person?.blocked ?? false,
    draft: draftOf(ctx, chat),
  };
}

function viewPerson(ctx: Ctx, id: string): PersonView {
  const row = ctx.db
    .select({ contact: contacts, user: users })
    .from(contacts)
    .leftJoin(users, eq(users.person, contacts.id))
    .where(eq(contacts.id, id))
    .get();
  if (!row) throw new Error(`"${id}" is nobody the owner knows.`);
  const { contact, user } = row;
  const hidden = Boolean(user?.blockedAt);
  const unseen = hidden || readSettings(ctx).lastSeen === 'nobody';
  return {
    id,
    name: contact.name,
    phone: contact.phone,
    email: contact.email,
    about: hidden ? '' : (user?.about ?? ''),
    online: !hidden && isOnline(ctx, user?.lastSeenAt ?? null),
    lastSeenAt: unseen ? null : (user?.lastSeenAt ?? null),
    blocked: hidden,
    birthday: contact.contact.birthday ?? null,
  };
}

function viewMembers(ctx: Ctx, chatId: number): MemberView[] {
  const known = new Map(
    ctx.db
      .select({ id: contacts.id, phone: contacts.phone, about: users.about })
      .from(contacts)
      .leftJoin(users, eq(users.person, contacts.id))
      .all()
      .map((row) => [row.id, row]),
  );
  const names = namesOf(ctx);
  const rank = ({ me, admin }: MemberView) => (me ? 0 : admin ? 1 : 2);
  return membersOf(ctx, chatId)
    .map(({ person, admin }) => ({
      id: person,
      name: nameIn(names, person),
      admin,
      about: person === ME ? readSettings(ctx).about : (known.get(person)?.about ?? ''),
      phone: person === ME ? ctx.owner.phone : (known.get(person)?.phone ?? ''),
      me: person === ME,
    }))
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name));
}

function commonGroups(ctx: Ctx, person: string) {
  const names = namesOf(ctx);
  return ctx.db
    .select({ id: chats.id, name: chats.name })
    .from(members)
    .innerJoin(chats, eq(chats.id, members.chatId))
    .where(
      and(
        eq(members.person, person),
        sql`exists (select 1 from hoolichat_members m where m.chat_id = ${chats.id} and m.person = ${ME})`,
      ),
    )
    .orderBy(desc(chats.activeAt))
    .all()
    .map(({ id, name }) => ({
      id,
      name,
      members: membersOf(ctx, id)
        .map((member) => firstNameIn(names, member.person))
        .join(', '),
    }));
}

function pinnedIn(ctx: Ctx, chatId: number): ChatView['pinnedMessages'] {
  const names = namesOf(ctx);
  return ctx.db
    .select({ message: messages, file: attachments })
    .from(messages)
    .leftJoin(attachments, eq(attachments.messageId, messages.id))
    .where(and(eq(messages.chatId, chatId), gt(messages.pinnedUntil, ctx.now), notHidden))
    .orderBy(desc(messages.pinnedUntil))
    .all()
    .map(({ message, file }) => ({
      id: message.id,
      from: message.sender ?? '',
      fromName: nameIn(names, message.sender),
      preview: previewOf(message, file ?? undefined),
    }));
}

function countsOf(ctx: Ctx, chatId: number): ChatView['counts'] {
  const shown = and(eq(messages.chatId, chatId), notHidden);
  const byKind = ctx.db
    .select({
      media: sql<number>`count(*) filter (where kind = 'image')`,
      files: sql<number>`count(*) filter (where kind = 'file')`,
      starred: sql<number>`count(*) filter (where starred_at is not null)`,
    })
    .from(messages)
    .where(shown)
    .get() ?? { media: 0, files: 0, starred: 0 };
  const linked = ctx.db
    .select({ n: sql<number>`count(*)` })
    .from(links)
    .innerJoin(messages, eq(messages.id, links.messageId))
    .where(and(eq(links.chatId, chatId), notHidden))
    .get();
  return { ...byKind, links: linked?.n ?? 0 };
}

function draftOf(ctx: Ctx, { id }: Chat): ChatView['draft'] {
  const draft = findRow(ctx, drafts, { chatId: id });
  if (!draft) return null;
  const quoted =
    draft.replyTo === null
      ? undefined
      : ctx.db
          .select({ message: messages, file: attachments })
          .from(messages)
          .leftJoin(attachments, eq(attachments.messageId, messages.id))
          .where(and(eq(messages.id, draft.replyTo), isNull(messages.deletedAt), notHidden))
          .get();
  return {
    text: draft.text,
    replyTo: quoted ? quoteOf(quoted.message, quoted.file, namesOf(ctx)) : null,
  };
}
