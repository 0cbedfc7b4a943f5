import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { AppError, notFound, refused } from '#kit/errors.ts';
import type { FileContent } from '#kit/operation.ts';
import { findRow } from '#kit/rows.ts';
import { fileType, readPicture, safeFilename } from '../rules/file-type.ts';
import { MOST_FILE_BYTES } from '../rules/limits.ts';
import { attachments, contents } from '../schema/files.ts';
import type { Message } from '../schema/messages.ts';
import { messages } from '../schema/messages.ts';
import { type Outgoing, send } from './send.ts';

const MEGABYTE = 1024 * 1024;

/** Sends a file with or without words: a picture is shown, anything else is there to be saved. */
export function sendFile(
  ctx: Ctx,
  { filename, ...outgoing }: Outgoing & { filename: string },
  bytes: Uint8Array,
): Message {
  const name = safeFilename(filename);
  if (bytes.length === 0) throw refused(`${name} is empty. Choose a file with something in it.`, 'file');
  if (bytes.length > MOST_FILE_BYTES)
    throw new AppError(
      413,
      'too_large',
      `${name} has ${(bytes.length / MEGABYTE).toFixed(1)} MB. Files can have up to 16 MB; send a smaller one.`,
      { file: 'Files can have up to 16 MB.' },
    );
  const picture = readPicture(bytes);
  const { type, width, height } = picture ?? { type: fileType(name, bytes), width: null, height: null };
  return send(ctx, outgoing, { file: { filename: name, type, width, height, bytes } });
}

const SHOWN = /^(image\/(png|jpeg|gif|webp|svg\+xml)|application\/pdf|text\/plain)$/;

export function readAttachment(ctx: Ctx, { id, inline }: { id: number; inline: boolean }): FileContent {
  const found = ctx.db
    .select({ file: attachments, bytes: contents.bytes })
    .from(attachments)
    .innerJoin(contents, eq(contents.id, attachments.contentId))
    .innerJoin(messages, eq(messages.id, attachments.messageId))
    .where(eq(attachments.id, id))
    .get();
  if (!found) throw notFound('attachment', id);
  const { filename, type } = found.file;
  return { filename, type: servedType(type), bytes: found.bytes, inline: inline && SHOWN.test(type) };
}

const servedType = (type: string) => (type.startsWith('text/') ? `${type}; charset=utf-8` : type);

export function readContent(ctx: Ctx, contentId: number): Uint8Array {
  const content = findRow(ctx, contents, { id: contentId });
  if (!content) throw new Error(`There is no content ${contentId}.`);
  return content.bytes;
}
