import { asc, inArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { sanitizeMail } from '../rules/sanitize-mail.ts';
import type { FileTag, MessageView, ThreadView } from '../rules/views.ts';
import { attachments, type Content, contents, type Message } from '../schema/mail.ts';
import { senders } from '../schema/mailbox.ts';
import { invitationOf } from './invitations.ts';
import { findThread, messagesOf } from './store.ts';
import { labelsOfThreads } from './thread-list.ts';

/** A conversation to read. What was thrown away is left out while anything else of it remains. */
export function getThread(ctx: Ctx, id: number): ThreadView {
  const thread = findThread(ctx, id);
  const all = messagesOf(ctx, id);
  const kept = all.filter(({ place }) => place === 'inbox' || place === 'archive');
  const shown = kept.length > 0 ? kept : all;
  return {
    id,
    subject: all[0]?.subject ?? thread.subject,
    labels: labelsOfThreads(ctx, [id]).map(({ threadId: _, ...label }) => label),
    category: thread.category,
    starred: shown.some(({ starred }) => starred),
    important: thread.important,
    unread: shown.some(({ unread }) => unread),
    inInbox: shown.some(({ place }) => place === 'inbox'),
    inTrash: shown.every(({ place }) => place === 'trash'),
    inSpam: shown.some(({ place }) => place === 'spam'),
    snoozedUntil: thread.snoozedUntil,
    muted: thread.muted,
    messages: describeMessages(ctx, shown),
  };
}

function describeMessages(ctx: Ctx, shown: readonly Message[]): MessageView[] {
  const ids = shown.map(({ id }) => id);
  const bodies = new Map(
    ctx.db
      .select()
      .from(contents)
      .where(inArray(contents.messageId, ids))
      .all()
      .map((content) => [content.messageId, content]),
  );
  const files = Map.groupBy(filesOfMessages(ctx, ids), ({ messageId }) => messageId);
  return shown.map((message) =>
    describeMessage(ctx, message, {
      content: bodies.get(message.id),
      files: (files.get(message.id) ?? []).map(({ messageId: _, ...file }) => file),
    }),
  );
}

function describeMessage(
  ctx: Ctx,
  message: Message,
  { content, files }: { content?: Content; files: FileTag[] },
): MessageView {
  const { id, threadId, to, cc, bcc, replyTo, at, subject, snippet, unread, starred, state, place } = message;
  const ruleFor = (email: string) => findRow(ctx, senders, { email });
  return {
    ...{ id, threadId, to, cc, bcc, replyTo, at, subject, snippet, unread, starred, state },
    from: { name: message.fromName, email: message.fromEmail },
    html: sanitizeMail(content?.html ?? ''),
    text: content?.text ?? '',
    attachments: files,
    invitation: invitationOf(ctx, message),
    undoUntil: message.undoUntil,
    scheduledFor: message.scheduledFor,
    unsubscribe: message.listId !== null && !ruleFor(message.listId)?.unsubscribedAt,
    blocked: Boolean(ruleFor(message.fromEmail)?.blockedAt),
    inReplyToId: message.sourceId,
    inTrash: place === 'trash',
    inSpam: place === 'spam',
  };
}

const filesOfMessages = (ctx: Ctx, ids: number[]) =>
  ctx.db
    .select({
      messageId: attachments.messageId,
      id: attachments.id,
      filename: attachments.filename,
      type: attachments.type,
      size: attachments.size,
    })
    .from(attachments)
    .where(inArray(attachments.messageId, ids))
    .orderBy(asc(attachments.id))
    .all();
