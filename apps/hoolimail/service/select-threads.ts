import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { parseSearch, type Query } from '../rules/search-query.ts';
import type { Folder } from '../rules/views.ts';
import { type Category, messages, threads } from '../schema/mail.ts';
import { labels, threadLabels } from '../schema/mailbox.ts';
import { compileQuery, folderCondition, typedCondition, visible } from './search.ts';

export interface Selection {
  folder?: Folder;
  category?: Category;
  labelId?: number;
  query: string;
}

/** Which conversations, newest first, and the condition that their messages met. */
export interface Selected {
  ids: number[];
  /** By conversation: the newest of the messages that match, and when the list shows it. */
  newest: Map<number, { messageId: number; at: number }>;
  total: number;
  query: Query;
}

const EVERY = 1_000_000;

/** Conversations with a message that meets the whole selection. A category alone means its part of the inbox. */
export function selectThreads(
  ctx: Ctx,
  selection: Selection,
  { limit = EVERY, offset = 0 }: { limit?: number; offset?: number } = {},
): Selected {
  const query = parseSearch(selection.query);
  // With a single max(), SQLite takes the bare column `id` from the row that has the maximum.
  const shownAt = sql<number>`max(max(${messages.at}), coalesce(${threads.returnedAt}, 0))`;
  const rows = ctx.db
    .select({
      threadId: messages.threadId,
      at: shownAt.as('shown_at'),
      messageId: messages.id,
      total: sql<number>`count(*) over ()`,
    })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(selectionCondition(ctx, selection, query))
    .groupBy(messages.threadId)
    .orderBy(desc(shownAt), desc(messages.threadId))
    .limit(limit)
    .offset(offset)
    .all();
  return {
    ids: rows.map(({ threadId }) => threadId),
    newest: new Map(rows.map(({ threadId, messageId, at }) => [threadId, { messageId, at }])),
    total: rows[0]?.total ?? (offset > 0 ? selectThreads(ctx, selection, { limit: 1 }).total : 0),
    query,
  };
}

function selectionCondition(
  ctx: Ctx,
  { folder, category, labelId }: Selection,
  query: Query,
): SQL | undefined {
  const place = folder ?? (category ? 'inbox' : undefined);
  return and(
    place ? folderCondition(place) : undefined,
    category ? eq(threads.category, category) : undefined,
    labelId === undefined ? undefined : labelCondition(ctx, labelId),
    place ? compileQuery(ctx, query) : typedCondition(ctx, query),
  );
}

function labelCondition(ctx: Ctx, labelId: number): SQL | undefined {
  if (!findRow(ctx, labels, { id: labelId })) throw notFound('label', labelId);
  return and(
    visible,
    sql`${messages.threadId} in (select ${threadLabels.threadId} from ${threadLabels} where ${threadLabels.labelId} = ${labelId})`,
  );
}
