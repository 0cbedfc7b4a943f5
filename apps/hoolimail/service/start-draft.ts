import { asc, eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { replyAddresses } from '../rules/addresses.ts';
import { opening, quoteForward, quoteReply } from '../rules/quote.ts';
import { sanitizeMail } from '../rules/sanitize-mail.ts';
import { forwardSubject, replySubject } from '../rules/threading.ts';
import type { DraftView } from '../rules/views.ts';
import { type Address, attachments, type Message, type Mode } from '../schema/mail.ts';
import { createDraft, type DraftInput, getDraft } from './drafts.ts';
import { readSettings } from './settings.ts';
import { findContent, findMessage, type NewFile } from './store.ts';

/** A new draft as the compose window opens it: addressed, titled, signed and with what it quotes. */
export function startDraft(
  ctx: Ctx,
  { mode, sourceMessageId, to }: { mode: Mode; sourceMessageId?: number; to: Address[] },
): DraftView {
  if (mode === 'new') {
    const html = opening(readSettings(ctx).signatureHtml);
    return getDraft(ctx, createDraft(ctx, { to, cc: [], bcc: [], subject: '', html, mode }).id);
  }
  if (sourceMessageId === undefined)
    throw refused('Say which mail is answered or forwarded.', 'sourceMessageId');
  const source = findMessage(ctx, sourceMessageId);
  if (source.state === 'draft') throw refused('A draft cannot be answered or forwarded. Send it first.');
  const files = mode === 'forward' ? filesToForward(ctx, source.id) : [];
  const { id } = createDraft(ctx, { ...answer(ctx, source, mode), ...(to.length > 0 && { to }) }, files);
  return getDraft(ctx, id);
}

function answer(ctx: Ctx, source: Message, mode: 'reply' | 'replyAll' | 'forward'): DraftInput {
  const { to, cc, at, subject } = source;
  const from = { name: source.fromName, email: source.fromEmail };
  const html = sanitizeMail(findContent(ctx, source.id).html);
  const quoted = { from, to, cc, at, subject, html };
  const options = { signature: readSettings(ctx).signatureHtml, zone: ctx.zone };
  const common = { bcc: [], mode, sourceMessageId: source.id };
  if (mode === 'forward')
    return {
      ...common,
      to: [],
      cc: [],
      subject: forwardSubject(subject),
      html: quoteForward(quoted, options),
    };
  const whom = replyAddresses(
    { from, replyTo: source.replyTo, to, cc },
    { owner: ctx.owner.email, toAll: mode === 'replyAll' },
  );
  return { ...common, ...whom, subject: replySubject(subject), html: quoteReply(quoted, options) };
}

const filesToForward = (ctx: Ctx, messageId: number): NewFile[] =>
  ctx.db
    .select({ filename: attachments.filename, type: attachments.type, bytes: attachments.bytes })
    .from(attachments)
    .where(eq(attachments.messageId, messageId))
    .orderBy(asc(attachments.id))
    .all();
