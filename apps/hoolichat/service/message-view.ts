import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { people as contacts } from '#kit/tables.ts';
import { previewOf } from '../rules/preview.ts';
import type { AttachmentView, ChatMessage, PollView, Quoted, Ticks } from '../rules/views.ts';
import { statuses } from '../schema/account.ts';
import { ME, users } from '../schema/chats.ts';
import { type Attachment, attachments } from '../schema/files.ts';
import {
  cards,
  type Message,
  mentions,
  messages,
  places,
  pollOptions,
  polls,
  pollVotes,
  reactions,
} from '../schema/messages.ts';
import { type Names, nameIn, namesOf, refIn } from './names.ts';
import { among } from './store.ts';

export const viewMessage = (ctx: Ctx, message: Message): ChatMessage =>
  viewMessages(ctx, [message])[0] as ChatMessage;

/** Messages as the pages show them, with everything that hangs on them, in a handful of queries. */
export function viewMessages(ctx: Ctx, rows: readonly Message[]): ChatMessage[] {
  const names = namesOf(ctx);
  const parts = loadParts(ctx, rows, names);
  return rows.map((message) => ({
    id: message.id,
    chatId: message.chatId,
    clientId: message.clientId,
    at: message.at,
    from: message.sender,
    fromName: nameIn(names, message.sender),
    kind: message.kind,
    text: message.text,
    editedAt: message.editedAt,
    deleted: message.deletedAt !== null,
    deletedBy: message.deletedBy,
    forwarded: message.forwarded,
    quoted: message.quotedId === null ? null : (parts.quotes.get(message.quotedId) ?? null),
    quotedStatus:
      message.quotedStatusId === null ? null : (parts.statuses.get(message.quotedStatusId) ?? null),
    reactions: groupReactions(parts.reactions.get(message.id) ?? [], names),
    starred: message.starredAt !== null,
    pinned: (message.pinnedUntil ?? 0) > ctx.now,
    ticks: ticksOf(message),
    attachment: parts.attachments.get(message.id) ?? null,
    poll: parts.polls.get(message.id) ?? null,
    place: parts.places.get(message.id) ?? null,
    contact: parts.cards.get(message.id) ?? null,
    mentions: (parts.mentions.get(message.id) ?? []).map((id) => refIn(names, id)),
  }));
}

export const ticksOf = ({
  sender,
  deliveredAt,
  readAt,
  deletedAt,
}: Pick<Message, 'sender' | 'deliveredAt' | 'readAt' | 'deletedAt'>): Ticks | null => {
  if (sender !== ME || deletedAt !== null) return null;
  if (readAt !== null) return 'read';
  return deliveredAt === null ? 'sent' : 'delivered';
};

function loadParts(ctx: Ctx, rows: readonly Message[], names: Names) {
  const idsOf = (...kinds: Message['kind'][]) =>
    rows.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id);
  const ids = rows.map(({ id }) => id);
  const grouping = rows.filter(({ text }) => text.includes('@')).map(({ id }) => id);
  return {
    quotes: loadQuotes(ctx, rows, names),
    statuses: loadStatuses(ctx, rows, names),
    reactions: Map.groupBy(
      ctx.db.select().from(reactions).where(among(reactions.messageId, ids)).orderBy(asc(reactions.at)).all(),
      ({ messageId }) => messageId,
    ),
    mentions: new Map(
      [
        ...Map.groupBy(
          when(grouping, () =>
            ctx.db.select().from(mentions).where(among(mentions.messageId, grouping)).all(),
          ),
          ({ messageId }) => messageId,
        ),
      ].map(([id, list]) => [id, list.map(({ person }) => person)]),
    ),
    attachments: loadAttachments(ctx, idsOf('image', 'file', 'voice')),
    polls: loadPolls(ctx, idsOf('poll'), names),
    places: loadPlaces(ctx, idsOf('location')),
    cards: loadCards(ctx, idsOf('contact')),
  };
}

const when = <T>(ids: readonly number[], load: () => T[]): T[] => (ids.length === 0 ? [] : load());

function groupReactions(rows: readonly { by: string; emoji: string }[], names: Names) {
  return [...Map.groupBy(rows, ({ emoji }) => emoji)]
    .map(([emoji, list]) => ({ emoji, by: list.map(({ by }) => refIn(names, by)) }))
    .sort((a, b) => b.by.length - a.by.length);
}

function loadQuotes(ctx: Ctx, rows: readonly Message[], names: Names): Map<number, Quoted> {
  const ids = rows.flatMap(({ quotedId }) => (quotedId === null ? [] : [quotedId]));
  return new Map(
    when(ids, () =>
      ctx.db
        .select({ message: messages, file: attachments })
        .from(messages)
        .leftJoin(attachments, eq(attachments.messageId, messages.id))
        .where(among(messages.id, ids))
        .all(),
    ).map(({ message, file }) => [message.id, quoteOf(message, file, names)]),
  );
}

export function quoteOf(message: Message, file: Attachment | null, names: Names): Quoted {
  const deleted = message.deletedAt !== null;
  return {
    id: message.id,
    from: message.sender ?? '',
    fromName: nameIn(names, message.sender),
    kind: message.kind,
    preview: deleted ? '' : previewOf(message, file ?? undefined),
    gone: deleted || message.hidden,
    thumbnail: message.kind === 'image' && file ? viewAttachment(file).url : null,
  };
}

function loadStatuses(ctx: Ctx, rows: readonly Message[], names: Names) {
  const ids = rows.flatMap(({ quotedStatusId }) => (quotedStatusId === null ? [] : [quotedStatusId]));
  return new Map(
    when(ids, () => ctx.db.select().from(statuses).where(among(statuses.id, ids)).all()).map(
      ({ id, author, text, color }) => [id, { id, author, authorName: nameIn(names, author), text, color }],
    ),
  );
}

const loadAttachments = (ctx: Ctx, ids: readonly number[]): Map<number, AttachmentView> =>
  new Map(
    when(ids, () => ctx.db.select().from(attachments).where(among(attachments.messageId, ids)).all()).map(
      (file) => [file.messageId, viewAttachment(file)],
    ),
  );

export const viewAttachment = (file: Attachment): AttachmentView => ({
  id: file.id,
  url: file.contentId === null ? '' : `/api/attachments.get?id=${file.id}&inline=true`,
  downloadUrl: file.contentId === null ? '' : `/api/attachments.get?id=${file.id}`,
  name: file.filename,
  type: file.type,
  description: file.description,
  size: file.size,
  width: file.width,
  height: file.height,
  durationMs: file.durationMs,
  waveform: file.waveform,
});

function loadPolls(ctx: Ctx, ids: readonly number[], names: Names): Map<number, PollView> {
  const found = when(ids, () => ctx.db.select().from(polls).where(among(polls.messageId, ids)).all());
  if (found.length === 0) return new Map();
  const options = ctx.db
    .select()
    .from(pollOptions)
    .where(among(pollOptions.messageId, ids))
    .orderBy(asc(pollOptions.id))
    .all();
  const optionIds = options.map(({ id }) => id);
  const votes = ctx.db
    .select()
    .from(pollVotes)
    .where(among(pollVotes.optionId, optionIds))
    .orderBy(asc(pollVotes.at))
    .all();
  return new Map(
    found.map(({ messageId, multiple }) => {
      const own = options.filter((option) => option.messageId === messageId);
      const byOption = own.map(({ id, text }) => {
        const by = votes.filter(({ optionId }) => optionId === id).map((vote) => vote.by);
        return { id, text, votes: by.map((person) => refIn(names, person)), mine: by.includes(ME) };
      });
      const voters = new Set(byOption.flatMap((option) => option.votes.map(({ id }) => id)));
      return [messageId, { multiple, voters: voters.size, options: byOption }];
    }),
  );
}

const loadPlaces = (ctx: Ctx, ids: readonly number[]) =>
  new Map(
    when(ids, () => ctx.db.select().from(places).where(among(places.messageId, ids)).all()).map(
      ({ messageId, ...place }) => [messageId, place],
    ),
  );

const loadCards = (ctx: Ctx, ids: readonly number[]) =>
  new Map(
    when(ids, () =>
      ctx.db
        .select({ card: cards, name: contacts.name, phone: contacts.phone, user: users.person })
        .from(cards)
        .innerJoin(contacts, eq(contacts.id, cards.person))
        .leftJoin(users, eq(users.person, cards.person))
        .where(among(cards.messageId, ids))
        .all(),
    ).map(({ card, name, phone, user }) => [
      card.messageId,
      { id: card.person, name, phone, onApp: user !== null },
    ]),
  );
