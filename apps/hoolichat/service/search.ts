import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { excerpt, highlight, type Segment } from '#kit/search/highlight.ts';
import { asksNothing, parseSearch, termsOf } from '#kit/search/parse-search.ts';
import { searchRows } from '#kit/search/search-rows.ts';
import { type TimeFact, timeCondition, timeOperators } from '#kit/search/time-operators.ts';
import { holdsTerm, type Term } from '#kit/search/words.ts';
import type { Marks, MessageHit, SearchResult } from '../rules/views.ts';
import { chats, ME } from '../schema/chats.ts';
import { messageSearch, messages } from '../schema/messages.ts';
import { chatName, chatRows } from './chat-list.ts';
import { nameIn, namesOf } from './names.ts';
import { listPeople } from './people.ts';
import { among, findChat, notHidden } from './store.ts';

const MOST_HITS = 50;
const MOST_HITS_IN_CHAT = 200;

type Fact = { is: 'from'; name: string } | { is: 'in'; name: string } | TimeFact;

const language = {
  prefix: 'every',
  operators: {
    from: (name: string) => ({ is: 'from', name }) as const,
    in: (name: string) => ({ is: 'in', name }) as const,
    ...timeOperators,
  },
} as const;

const parse = (q: string) => parseSearch<Fact>(q, language);

/** Chats and people by name, messages by their words and by who said them, where and when. */
export function searchAll(ctx: Ctx, { q }: { q: string }): SearchResult {
  const query = parse(q);
  if (asksNothing(query)) return { chats: [], messages: [], contacts: [], total: 0 };
  const terms = termsOf(query);
  const named = (name: string) => terms.length > 0 && terms.every((term) => holdsTerm(name, term));
  const { hits, total } = findMessages(ctx, q, { limit: MOST_HITS });
  const known = chatRows(ctx).filter(
    ({ deleted, lastMessage, kind }) => !deleted && (lastMessage || kind === 'group'),
  );
  return {
    chats: known
      .filter(({ name }) => named(name))
      .sort((a, b) => b.activeAt - a.activeAt)
      .map(({ id, kind, personId, name }) => ({
        id,
        kind,
        personId,
        name,
        marks: marksIn(highlight(name, terms)),
      })),
    contacts: listPeople(ctx)
      .people.filter(({ id, name }) => named(name) && !known.some(({ personId }) => personId === id))
      .map((person) => ({ ...person, marks: marksIn(highlight(person.name, terms)) })),
    messages: hits,
    total,
  };
}

/** Newest first, to step through. */
export function searchInChat(ctx: Ctx, { chatId, q }: { chatId: number; q: string }) {
  findChat(ctx, chatId);
  if (asksNothing(parse(q))) return { items: [], total: 0 };
  const { hits, total } = findMessages(ctx, q, {
    limit: MOST_HITS_IN_CHAT,
    where: eq(messages.chatId, chatId),
    newestFirst: true,
  });
  return { items: hits, total };
}

function findMessages(
  ctx: Ctx,
  q: string,
  { limit, where, newestFirst = false }: { limit: number; where?: SQL; newestFirst?: boolean },
): { hits: MessageHit[]; total: number } {
  const query = parse(q);
  const { ids, total } = searchRows(ctx, query, {
    index: messageSearch,
    fact: (fact) => conditionOf(ctx, fact),
    where: and(where, notHidden, sql`${messages.kind} <> 'system'`, sql`${messages.deletedAt} is null`),
    ...(newestFirst && { order: sql`${messages.id} desc` }),
    limit,
    offset: 0,
  });
  return { hits: loadHits(ctx, ids, termsOf(query)), total };
}

function conditionOf(ctx: Ctx, fact: Fact): SQL {
  if (fact.is === 'from') return inArray(messages.sender, orNone(peopleCalled(ctx, fact.name)));
  if (fact.is === 'in') return inArray(messages.chatId, orNone(chatsCalled(ctx, fact.name)));
  return timeCondition(ctx, messages.at, fact);
}

const orNone = <T extends string | number>(list: T[]): T[] | SQL => (list.length > 0 ? list : sql`(null)`);

const prefixOf = (name: string): Term[] => termsOf(parseSearch(name, { prefix: 'every' }));

const isCalled = (name: string, said: readonly Term[]) =>
  said.length > 0 && said.every((term) => holdsTerm(name, term));

function peopleCalled(ctx: Ctx, name: string): string[] {
  const said = prefixOf(name);
  const everybody = [...namesOf(ctx)].filter(([id]) => id !== ME);
  const own = name.toLowerCase() === ME || isCalled(ctx.owner.name, said) ? [ME] : [];
  return [...own, ...everybody.filter(([, full]) => isCalled(full, said)).map(([id]) => id)];
}

function chatsCalled(ctx: Ctx, name: string): number[] {
  const said = prefixOf(name);
  return chatRows(ctx)
    .filter((row) => isCalled(row.name, said))
    .map(({ id }) => id);
}

function loadHits(ctx: Ctx, ids: readonly number[], terms: readonly Term[]): MessageHit[] {
  const names = namesOf(ctx);
  const rows = ctx.db
    .select({ message: messages, chat: chats })
    .from(messages)
    .innerJoin(chats, eq(chats.id, messages.chatId))
    .where(among(messages.id, ids))
    .all();
  const byId = new Map(rows.map((row) => [row.message.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    if (!row) return [];
    const { message, chat } = row;
    const found = terms.some((term) => holdsTerm(message.text, term));
    const shown = found ? message.text : [message.text, message.partWords].filter(Boolean).join(' · ');
    const segments = excerpt(shown, terms);
    return [
      {
        id,
        chatId: chat.id,
        chatName: chatName(chat, names),
        chatKind: chat.kind,
        from: message.sender ?? '',
        fromName: nameIn(names, message.sender),
        kind: message.kind,
        at: message.at,
        text: segments.map(({ text }) => text).join(''),
        marks: marksIn(segments),
      },
    ];
  });
}

function marksIn(segments: readonly Segment[]): Marks {
  let at = 0;
  return segments.flatMap(({ text, hit }) => {
    const mark = [at, at + text.length] as const;
    at += text.length;
    return hit ? [mark] : [];
  });
}
