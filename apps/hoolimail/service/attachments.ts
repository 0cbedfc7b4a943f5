import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { AppError, notFound, refused } from '#kit/errors.ts';
import type { FileContent } from '#kit/operation.ts';
import { findRow } from '#kit/rows.ts';
import {
  isBlockedFile,
  isShownInline,
  safeFilename,
  safeType,
  servedType,
} from '../rules/attachment-names.ts';
import type { FileTag } from '../rules/views.ts';
import { type Attachment, attachments } from '../schema/mail.ts';
import { findDraft, touchDraft } from './drafts.ts';
import { filesOf } from './store.ts';

const MOST_BYTES = 25 * 1024 * 1024;

export function addAttachment(
  ctx: Ctx,
  { draftId, filename, type }: { draftId: number; filename: string; type: string },
  bytes: Uint8Array,
): FileTag {
  findDraft(ctx, draftId);
  const name = safeFilename(filename);
  if (isBlockedFile(name))
    throw refused(`${name} was not attached: HooliMail does not carry programs, for security reasons.`);
  if (bytes.length === 0) throw refused(`${name} is empty. Choose a file with something in it.`);
  const used = filesOf(ctx, draftId).reduce((sum, { size }) => sum + size, 0);
  if (used + bytes.length > MOST_BYTES)
    throw new AppError(
      413,
      'too_large',
      `${name} was not attached: the files of a mail may take 25 MB together.`,
    );
  const { id, size } = ctx.db
    .insert(attachments)
    .values({
      messageId: draftId,
      filename: name,
      type: safeType(type),
      size: bytes.length,
      bytes: Buffer.from(bytes),
    })
    .returning({ id: attachments.id, size: attachments.size })
    .get();
  touchDraft(ctx, draftId);
  return { id, filename: name, type: safeType(type), size };
}

export function removeAttachment(ctx: Ctx, id: number): { id: number } {
  const { messageId } = findAttachment(ctx, id);
  findDraft(ctx, messageId);
  ctx.db.delete(attachments).where(eq(attachments.id, id)).run();
  touchDraft(ctx, messageId);
  return { id };
}

export function readAttachment(ctx: Ctx, { id, inline }: { id: number; inline: boolean }): FileContent {
  const { filename, type, bytes } = findAttachment(ctx, id);
  return { filename, type: servedType(type), bytes, inline: inline && isShownInline(type) };
}

function findAttachment(ctx: Ctx, id: number): Attachment {
  const file = findRow(ctx, attachments, { id });
  if (!file) throw notFound('attachment', id);
  return file;
}
