import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import type { FileContent } from '#kit/operation.ts';
import { composeMessage } from '../maildir/compose-message.ts';
import { safeFilename } from '../rules/attachment-names.ts';
import { attachments } from '../schema/mail.ts';
import { findContent, findMessage } from './store.ts';

/** The message as mail programs exchange it; the same bytes lie in the Maildir. */
export function readRaw(ctx: Ctx, id: number): FileContent {
  const message = findMessage(ctx, id);
  const files = ctx.db
    .select()
    .from(attachments)
    .where(eq(attachments.messageId, id))
    .orderBy(asc(attachments.id))
    .all();
  return {
    filename: `${safeFilename(message.subject || 'message')}.eml`,
    type: 'message/rfc822',
    bytes: composeMessage(message, findContent(ctx, id), files),
  };
}
