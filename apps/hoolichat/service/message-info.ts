import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { forbidden } from '#kit/errors.ts';
import type { MessageInfo } from '../rules/views.ts';
import { ME } from '../schema/chats.ts';
import { receipts } from '../schema/messages.ts';
import { viewMessage } from './message-view.ts';
import { namesOf, refIn } from './names.ts';
import { findMessage } from './store.ts';

/** How far a message of the owner has come, with each of the others. */
export function messageInfo(ctx: Ctx, messageId: number): MessageInfo {
  const message = findMessage(ctx, messageId);
  if (message.sender !== ME) throw forbidden('There is message info for your own messages only.');
  const names = namesOf(ctx);
  const rows = ctx.db
    .select()
    .from(receipts)
    .where(eq(receipts.messageId, messageId))
    .orderBy(asc(receipts.readAt), asc(receipts.deliveredAt))
    .all();
  return {
    message: viewMessage(ctx, message),
    readBy: rows.flatMap(({ person, readAt }) =>
      readAt === null ? [] : [{ ...refIn(names, person), at: readAt }],
    ),
    deliveredTo: rows.flatMap(({ person, deliveredAt, readAt }) =>
      deliveredAt === null || readAt !== null ? [] : [{ ...refIn(names, person), at: deliveredAt }],
    ),
    pending: rows.flatMap(({ person, deliveredAt }) => (deliveredAt === null ? [refIn(names, person)] : [])),
  };
}
