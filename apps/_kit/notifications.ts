import { and, count, desc, eq, inArray, isNull } from 'drizzle-orm';
import { z } from 'zod';
import type { Ctx, Notice } from './context.ts';
import { id } from './input.ts';
import { action, query } from './operation.ts';
import { insertRow } from './rows.ts';
import { notifications } from './tables.ts';

const SHOWN = 30;

export function addNotification(ctx: Ctx, notice: Notice): void {
  const { title, body = '', href = null } = notice;
  insertRow(ctx, notifications, { app: ctx.app, at: ctx.now, title, body, href });
}

const unreadOf = (ctx: Ctx) => and(eq(notifications.app, ctx.app), isNull(notifications.readAt));

/** The bell in every app's account corner. */
export const notificationsApi = {
  'notifications.list': query(z.object({}), (ctx) => ({
    items: ctx.db
      .select()
      .from(notifications)
      .where(eq(notifications.app, ctx.app))
      .orderBy(desc(notifications.at), desc(notifications.id))
      .limit(SHOWN)
      .all(),
    unread: ctx.db.select({ n: count() }).from(notifications).where(unreadOf(ctx)).get()?.n ?? 0,
  })),
  'notifications.read': action(z.object({ ids: z.array(id).max(200) }), (ctx, { ids }) => {
    ctx.db
      .update(notifications)
      .set({ readAt: ctx.now })
      .where(and(unreadOf(ctx), inArray(notifications.id, ids)))
      .run();
    return {};
  }),
} as const;
