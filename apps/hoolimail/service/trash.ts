import { and, eq, lte } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { messages } from '../schema/mail.ts';
import { TRASH_KEPT_MS } from './move-threads.ts';
import { eraseMessages } from './store.ts';

/** The job 30 days after something was thrown away. */
export function emptyTrash(ctx: Ctx): void {
  const old = and(eq(messages.place, 'trash'), lte(messages.trashedAt, ctx.now - TRASH_KEPT_MS));
  eraseMessages(ctx, ctx.db.select().from(messages).where(old).all());
}
