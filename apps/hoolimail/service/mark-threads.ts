import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notifications } from '#kit/tables.ts';
import { messages } from '../schema/mail.ts';

export const threadHref = (id: number): string => `/threads/${id}`;

export function markRead(ctx: Ctx, ids: number[]): void {
  ctx.db
    .update(messages)
    .set({ unread: false })
    .where(and(inArray(messages.threadId, ids), eq(messages.unread, true)))
    .run();
  dismissNotices(ctx, ids);
}

/** Whoever reads the mail needs the bell no more. */
function dismissNotices(ctx: Ctx, ids: number[]): void {
  ctx.db
    .update(notifications)
    .set({ readAt: ctx.now })
    .where(
      and(
        eq(notifications.app, ctx.app),
        isNull(notifications.readAt),
        inArray(notifications.href, ids.map(threadHref)),
      ),
    )
    .run();
}

/** Unread, or starred, is the newest message of a conversation; the older ones stay as they are. */
const newestOf = (ids: number[]) =>
  sql`${messages.id} in (select id from (select id, max(at) from hoolimail_messages where ${inArray(sql`thread_id`, ids)} and state <> 'draft' group by thread_id))`;

export function markUnread(ctx: Ctx, ids: number[]): void {
  ctx.db.update(messages).set({ unread: true }).where(newestOf(ids)).run();
}

export function setStar(ctx: Ctx, ids: number[], starred: boolean): void {
  const which = starred ? newestOf(ids) : inArray(messages.threadId, ids);
  ctx.db
    .update(messages)
    .set({ starred })
    .where(and(which, ne(messages.starred, starred)))
    .run();
}
