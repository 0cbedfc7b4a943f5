import { asc, eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { notFound } from '#kit/errors.ts';
import { changeRows, findRow, insertRow } from '#kit/rows.ts';
import { calendarText, invitedTo } from '../rules/calendar-part.ts';
import { plainText, snippetOf } from '../rules/plain-text.ts';
import {
  type Address,
  attachments,
  type Content,
  contents,
  type Message,
  messages,
  type Thread,
  threads,
} from '../schema/mail.ts';
import { threadLabels } from '../schema/mailbox.ts';

export interface NewFile {
  filename: string;
  type: string;
  bytes: Uint8Array;
}

export interface NewMessage
  extends Omit<typeof messages.$inferInsert, 'id' | 'at' | 'snippet' | 'size' | 'rfcId' | 'invitationUid'> {
  at?: number;
  rfcId?: string;
  html: string;
  text?: string;
  files?: readonly NewFile[];
}

/** Writes a message with its body and files. The Message-ID follows from the row where none is given. */
export function insertMessage(ctx: Ctx, { html, text, files = [], ...values }: NewMessage): Message {
  const body = { html, text: text ?? plainText(html) };
  const row = insertRow(ctx, messages, {
    ...values,
    at: values.at ?? ctx.now,
    rfcId: values.rfcId ?? '',
    invitationUid: invitedTo(calendarText(files) ?? ''),
    snippet: snippetOf(body.text),
    size: 0,
  });
  for (const { filename, type, bytes } of files)
    insertRow(ctx, attachments, {
      messageId: row.id,
      filename,
      type,
      size: bytes.length,
      bytes: Buffer.from(bytes),
    });
  const rfcId = row.rfcId || `<${row.at.toString(36)}.${row.id}@${domainOf(row.fromEmail)}>`;
  const content = describeContent(row, body, files);
  insertRow(ctx, contents, content);
  const size = sizeOf(content, files);
  changeRows(ctx, messages, { where: { id: row.id }, set: { rfcId, size } });
  return { ...row, rfcId, size };
}

/** Brings body, snippet and size in step with a message that was written anew. */
export function rewriteContent(ctx: Ctx, message: Message, body: { html: string; text: string }): void {
  const files = filesOf(ctx, message.id);
  const content = describeContent(message, body, files);
  ctx.db.update(contents).set(content).where(eq(contents.messageId, message.id)).run();
  ctx.db
    .update(messages)
    .set({ snippet: snippetOf(body.text), size: sizeOf(content, files) })
    .where(eq(messages.id, message.id))
    .run();
}

function describeContent(
  message: Pick<Message, 'id' | 'fromName' | 'fromEmail' | 'to' | 'cc' | 'bcc' | 'subject'>,
  { html, text }: { html: string; text: string },
  files: readonly { filename: string }[],
): Content {
  return {
    messageId: message.id,
    from: `${message.fromName} ${message.fromEmail}`,
    to: namesOf(message.to),
    cc: namesOf(message.cc),
    bcc: namesOf(message.bcc),
    subject: message.subject,
    filename: files.map(({ filename }) => filename).join(' '),
    text,
    html,
  };
}

const namesOf = (addresses: readonly Address[]) =>
  addresses.map(({ name, email }) => `${name} ${email}`).join(' ');

const sizeOf = ({ text, html }: Content, files: readonly ({ size: number } | NewFile)[]) =>
  Buffer.byteLength(text) +
  Buffer.byteLength(html) +
  files.reduce((sum, file) => sum + ('bytes' in file ? file.bytes.length : file.size), 0);

const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

/** Attachments of a message without their bytes. */
export const filesOf = (ctx: Ctx, messageId: number) =>
  ctx.db
    .select({
      id: attachments.id,
      filename: attachments.filename,
      type: attachments.type,
      size: attachments.size,
    })
    .from(attachments)
    .where(eq(attachments.messageId, messageId))
    .orderBy(asc(attachments.id))
    .all();

export function findThread(ctx: Ctx, id: number): Thread {
  const thread = findRow(ctx, threads, { id });
  if (!thread) throw notFound('conversation', id);
  return thread;
}

export function findMessage(ctx: Ctx, id: number): Message {
  const message = findRow(ctx, messages, { id });
  if (!message) throw notFound('message', id);
  return message;
}

export function findContent(ctx: Ctx, messageId: number): Content {
  const content = findRow(ctx, contents, { messageId });
  if (!content) throw notFound('message', messageId);
  return content;
}

export const messagesOf = (ctx: Ctx, threadId: number): Message[] =>
  ctx.db
    .select()
    .from(messages)
    .where(eq(messages.threadId, threadId))
    .orderBy(asc(messages.at), asc(messages.id))
    .all();

/** Deletes messages for good, and conversations that thereby have none left. */
export function eraseMessages(ctx: Ctx, doomed: readonly Message[]): void {
  for (const { id, jobId } of doomed) {
    if (jobId) ctx.cancelScheduled(jobId);
    ctx.db.delete(attachments).where(eq(attachments.messageId, id)).run();
    ctx.db.delete(contents).where(eq(contents.messageId, id)).run();
    ctx.db.delete(messages).where(eq(messages.id, id)).run();
  }
  for (const threadId of new Set(doomed.map((message) => message.threadId))) {
    if (messagesOf(ctx, threadId).length === 0) eraseThread(ctx, threadId);
  }
}

function eraseThread(ctx: Ctx, threadId: number): void {
  const thread = findRow(ctx, threads, { id: threadId });
  if (!thread) return;
  if (thread.snoozeJobId) ctx.cancelScheduled(thread.snoozeJobId);
  ctx.db
    .delete(threadLabels)
    .where(inArray(threadLabels.threadId, [threadId]))
    .run();
  ctx.db.delete(threads).where(eq(threads.id, threadId)).run();
}
