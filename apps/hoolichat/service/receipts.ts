import { and, eq, isNull, lte, sql } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow, insertRow, prepared } from '#kit/rows.ts';
import type { Message } from '../schema/messages.ts';
import { messages, receipts } from '../schema/messages.ts';
import { chanceFor } from './chance.ts';
import { seen } from './presence.ts';
import { readSettings } from './settings.ts';
import { among, findChat } from './store.ts';

const DELIVERED_AFTER_MS = 1000;
const READ_AFTER_MS = { least: 4000, most: 90_000 };

/** Sets out with a message of the owner's: delivered a second later, read when each of the others looks. */
export function trackReceipts(ctx: Ctx, { id, chatId, text }: Message, others: readonly string[]): void {
  for (const person of others) insertRow(ctx, receipts, { messageId: id, chatId, person });
  if (others.length === 0) return;
  ctx.schedule(ctx.now + DELIVERED_AFTER_MS, 'receipts.deliver', { messageId: id });
  for (const person of others) {
    const after = chanceFor(ctx, `read ${person} ${id} ${text}`).int(READ_AFTER_MS.least, READ_AFTER_MS.most);
    ctx.schedule(ctx.now + after, 'receipts.read', { messageId: id, person });
  }
}

export function deliver(ctx: Ctx, { messageId }: { messageId: number }): void {
  ctx.db
    .update(receipts)
    .set({ deliveredAt: ctx.now })
    .where(and(eq(receipts.messageId, messageId), isNull(receipts.deliveredAt)))
    .run();
  settle(ctx, [messageId]);
}

/** Who reads a message has read what came before it. */
export function readUpTo(ctx: Ctx, { messageId, person }: { messageId: number; person: string }): void {
  const message = findRow(ctx, messages, { id: messageId });
  if (message) readChat(ctx, { chatId: message.chatId, person, upTo: messageId });
}

/** Somebody has read the owner's messages in a chat, as people have who answer. */
export function readChat(
  ctx: Ctx,
  { chatId, person, upTo = Number.MAX_SAFE_INTEGER }: { chatId: number; person: string; upTo?: number },
): void {
  const open = openReceipts(ctx)
    .all({ chatId, person, upTo })
    .map(({ id }) => id);
  seen(ctx, person);
  if (open.length === 0 || !showsReading(ctx, chatId)) return;
  ctx.db
    .update(receipts)
    .set({ readAt: ctx.now, deliveredAt: sql`coalesce(delivered_at, ${ctx.now})` })
    .where(and(among(receipts.messageId, open), eq(receipts.person, person)))
    .run();
  settle(ctx, open);
}

const openReceipts = (ctx: Ctx) =>
  prepared(ctx.db, 'open receipts', () =>
    ctx.db
      .select({ id: receipts.messageId })
      .from(receipts)
      .where(
        and(
          eq(receipts.chatId, sql.placeholder('chatId')),
          eq(receipts.person, sql.placeholder('person')),
          isNull(receipts.readAt),
          lte(receipts.messageId, sql.placeholder('upTo')),
        ),
      )
      .prepare(),
  );

/** Who tells others nothing of their own reading is told nothing of theirs; groups always tell. */
const showsReading = (ctx: Ctx, chatId: number): boolean =>
  readSettings(ctx).readReceipts || findChat(ctx, chatId).kind === 'group';

/** A message is delivered, or read, when the last of those it went to has it, or has read it. */
function settle(ctx: Ctx, ids: readonly number[]): void {
  const latest = (column: 'delivered_at' | 'read_at') =>
    sql`(select case when count(*) = count(${sql.raw(column)}) then max(${sql.raw(column)}) end from hoolichat_receipts r where r.message_id = hoolichat_messages.id)`;
  prepared(ctx.db, 'settle receipts', () =>
    ctx.db
      .update(messages)
      .set({ deliveredAt: latest('delivered_at'), readAt: latest('read_at') })
      .where(sql`${messages.id} in (select value from json_each(${sql.placeholder('ids')}))`)
      .prepare(),
  ).run({ ids: JSON.stringify(ids) });
}
