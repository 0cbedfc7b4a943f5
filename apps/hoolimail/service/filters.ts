import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound, refused } from '#kit/errors.ts';
import { findRow, prepared } from '#kit/rows.ts';
import { ANYWHERE, type WordsQuery } from '#kit/search/parse-search.ts';
import { holdsTerm } from '#kit/search/words.ts';
import {
  asksNothing,
  doesNothing,
  type FilterActions,
  type FilterCriteria,
  filterQuery,
} from '../rules/filters.ts';
import { answerWords, type Query } from '../rules/search-query.ts';
import type { FilterView } from '../rules/views.ts';
import { type Content, type Message, messages, threads } from '../schema/mail.ts';
import { filters, threadLabels } from '../schema/mailbox.ts';
import { findLabel } from './label-threads.ts';
import { trashMessages } from './move-threads.ts';
import { compileQuery, visible } from './search.ts';
import { findContent } from './store.ts';

export interface FilterInput {
  criteria: FilterCriteria;
  actions: FilterActions;
  applyToExisting: boolean;
}

export const listFilters = (ctx: Ctx): { filters: FilterView[] } => ({
  filters: inOrder(ctx).map(({ id, criteria, actions }) => ({ id, criteria, actions })),
});

const inOrder = (ctx: Ctx) =>
  prepared(ctx.db, 'mail filters', () =>
    ctx.db.select().from(filters).orderBy(asc(filters.position), asc(filters.id)).prepare(),
  ).all();

export function createFilter(ctx: Ctx, input: FilterInput): FilterView & { applied: number } {
  checkFilter(ctx, input);
  const { criteria, actions } = input;
  const position = (inOrder(ctx).at(-1)?.position ?? 0) + 1;
  const { id } = ctx.db
    .insert(filters)
    .values({ position, criteria, actions, createdAt: ctx.now })
    .returning()
    .get();
  return { id, criteria, actions, applied: input.applyToExisting ? applyToExisting(ctx, input) : 0 };
}

export function updateFilter(
  ctx: Ctx,
  { id, ...input }: FilterInput & { id: number },
): FilterView & { applied: number } {
  findFilter(ctx, id);
  checkFilter(ctx, input);
  const { criteria, actions } = input;
  ctx.db.update(filters).set({ criteria, actions }).where(eq(filters.id, id)).run();
  return { id, criteria, actions, applied: input.applyToExisting ? applyToExisting(ctx, input) : 0 };
}

export function removeFilter(ctx: Ctx, id: number): { id: number } {
  findFilter(ctx, id);
  ctx.db.delete(filters).where(eq(filters.id, id)).run();
  return { id };
}

function findFilter(ctx: Ctx, id: number): void {
  if (!findRow(ctx, filters, { id })) throw notFound('filter', id);
}

function checkFilter(ctx: Ctx, { criteria, actions }: FilterInput): void {
  if (asksNothing(criteria)) throw refused('Enter at least one thing to look for.', 'criteria');
  if (doesNothing(actions)) throw refused('Choose at least one thing to do.', 'actions');
  if (actions.labelId !== null) findLabel(ctx, actions.labelId);
}

/** Runs every filter over a mail that just arrived, in their order. */
export function filterArrival(ctx: Ctx, message: Message): void {
  const content = findContent(ctx, message.id);
  for (const { criteria, actions } of inOrder(ctx)) {
    const query = answerWords(filterQuery(criteria), (term) => holds(content, term));
    const matches = matching(ctx, query, eq(messages.id, message.id));
    if (matches.length > 0) applyActions(ctx, matches, actions);
  }
}

function applyToExisting(ctx: Ctx, { criteria, actions }: FilterInput): number {
  const matches = matching(ctx, filterQuery(criteria), and(visible, eq(messages.state, 'received')));
  if (matches.length > 0) applyActions(ctx, matches, actions);
  return new Set(matches.map(({ threadId }) => threadId)).size;
}

const COLUMNS = ['from', 'to', 'cc', 'bcc', 'subject', 'filename', 'text'] as const;

const holds = (content: Content, term: WordsQuery): boolean =>
  COLUMNS.some((column) => [ANYWHERE, column].includes(term.in) && holdsTerm(content[column], term));

type Match = Pick<Message, 'id' | 'threadId'>;

function matching(ctx: Ctx, query: Query, among: ReturnType<typeof and>): Match[] {
  return ctx.db
    .select({ id: messages.id, threadId: messages.threadId })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(and(among, compileQuery(ctx, query)))
    .all();
}

function applyActions(ctx: Ctx, matches: readonly Match[], actions: FilterActions): void {
  const ids = matches.map(({ id }) => id);
  const threadIds = [...new Set(matches.map(({ threadId }) => threadId))];
  const { labelId, category } = actions;
  if (actions.neverSpam) movePlace(ctx, ids, 'spam', 'inbox');
  if (actions.skipInbox) movePlace(ctx, ids, 'inbox', 'archive');
  if (actions.markRead) setMessages(ctx, ids, { unread: false });
  if (actions.star) setMessages(ctx, ids, { starred: true });
  if (category) ctx.db.update(threads).set({ category }).where(inArray(threads.id, threadIds)).run();
  if (labelId)
    ctx.db
      .insert(threadLabels)
      .values(threadIds.map((threadId) => ({ threadId, labelId })))
      .onConflictDoNothing()
      .run();
  if (actions.trash) trashMessages(ctx, ids, 'message');
}

function setMessages(ctx: Ctx, ids: number[], values: Partial<Message>): void {
  ctx.db.update(messages).set(values).where(inArray(messages.id, ids)).run();
}

function movePlace(ctx: Ctx, ids: number[], from: Message['place'], to: Message['place']): void {
  ctx.db
    .update(messages)
    .set({ place: to, placeBefore: null })
    .where(and(inArray(messages.id, ids), eq(messages.place, from)))
    .run();
}
