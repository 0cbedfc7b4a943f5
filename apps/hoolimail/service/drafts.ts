import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, refused } from '#kit/errors.ts';
import { plainText } from '../rules/plain-text.ts';
import { sanitizeMail } from '../rules/sanitize-mail.ts';
import { baseSubject, chainReferences } from '../rules/threading.ts';
import type { DraftView } from '../rules/views.ts';
import { type Address, attachments, type Message, type Mode, messages, threads } from '../schema/mail.ts';
import {
  eraseMessages,
  filesOf,
  findContent,
  findMessage,
  insertMessage,
  messagesOf,
  type NewFile,
  rewriteContent,
} from './store.ts';

export interface DraftInput {
  to: Address[];
  cc: Address[];
  bcc: Address[];
  subject: string;
  html: string;
  mode: Mode;
  sourceMessageId?: number;
}

/** A mail that can still be written; one that was sent cannot. */
export function findDraft(ctx: Ctx, id: number): Message {
  const message = findMessage(ctx, id);
  if (message.state !== 'draft')
    throw conflict('This mail is no longer a draft: it was sent, or is scheduled to be.');
  return message;
}

export function getDraft(ctx: Ctx, id: number): DraftView {
  const { threadId, mode, sourceId, to, cc, bcc, subject, at } = findDraft(ctx, id);
  return {
    ...{ id, threadId, to, cc, bcc, subject },
    mode: mode ?? 'new',
    sourceMessageId: sourceId,
    html: sanitizeMail(findContent(ctx, id).html),
    attachments: filesOf(ctx, id),
    savedAt: at,
  };
}

export function saveDraft(
  ctx: Ctx,
  { id, attachmentIds, ...input }: DraftInput & { id?: number; attachmentIds?: number[] },
) {
  const draft = id === undefined ? createDraft(ctx, input) : rewriteDraft(ctx, findDraft(ctx, id), input);
  if (attachmentIds) keepAttachments(ctx, draft.id, attachmentIds);
  return { id: draft.id, threadId: draft.threadId, savedAt: ctx.now };
}

/** An answer joins the conversation of what it answers; anything else begins one. */
export function createDraft(ctx: Ctx, input: DraftInput, files: readonly NewFile[] = []): Message {
  const { mode, sourceMessageId, ...written } = input;
  const source = mode === 'new' ? null : findSource(ctx, sourceMessageId);
  const threadId = source?.threadId ?? newThread(ctx, input.subject);
  return insertMessage(ctx, {
    ...written,
    threadId,
    mode,
    state: 'draft',
    place: 'archive',
    fromName: ctx.owner.name,
    fromEmail: ctx.owner.email.toLowerCase(),
    sourceId: source?.id ?? null,
    inReplyTo: source && mode !== 'forward' ? source.rfcId : null,
    references: source ? chainReferences(source.references, source.rfcId) : '',
    files,
  });
}

function findSource(ctx: Ctx, id: number | undefined): Message {
  if (id === undefined) throw refused('Say which mail is answered or forwarded.', 'sourceMessageId');
  return findMessage(ctx, id);
}

const newThread = (ctx: Ctx, subject: string): number =>
  ctx.db
    .insert(threads)
    .values({ subject: baseSubject(subject) })
    .returning()
    .get().id;

function rewriteDraft(ctx: Ctx, draft: Message, input: DraftInput): Message {
  const { to, cc, bcc, subject, html } = input;
  const written = { to, cc, bcc, subject, at: ctx.now };
  ctx.db.update(messages).set(written).where(eq(messages.id, draft.id)).run();
  rewriteContent(ctx, { ...draft, ...written }, { html, text: plainText(html) });
  if (messagesOf(ctx, draft.threadId)[0]?.id === draft.id)
    ctx.db
      .update(threads)
      .set({ subject: baseSubject(subject) })
      .where(eq(threads.id, draft.threadId))
      .run();
  return draft;
}

function keepAttachments(ctx: Ctx, draftId: number, ids: number[]): void {
  const own = filesOf(ctx, draftId).map((file) => file.id);
  const strange = ids.find((id) => !own.includes(id));
  if (strange) throw refused(`Attachment ${strange} does not belong to this draft.`, 'attachmentIds');
  if (ids.length === own.length) return;
  ctx.db
    .delete(attachments)
    .where(and(inArray(attachments.id, own), notInArray(attachments.id, ids)))
    .run();
  touchDraft(ctx, draftId);
}

/** After a change of its files: words, size and time follow. */
export function touchDraft(ctx: Ctx, id: number): void {
  ctx.db.update(messages).set({ at: ctx.now }).where(eq(messages.id, id)).run();
  const { html, text } = findContent(ctx, id);
  rewriteContent(ctx, findMessage(ctx, id), { html, text });
}

export function discardDraft(ctx: Ctx, id: number): { id: number } {
  eraseMessages(ctx, [findDraft(ctx, id)]);
  return { id };
}
