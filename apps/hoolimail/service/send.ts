import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { conflict, refused } from '#kit/errors.ts';
import { findRow } from '#kit/rows.ts';
import { isAddress, sameAddress } from '../rules/addresses.ts';
import type { DraftView, SendResult } from '../rules/views.ts';
import { type Message, messages } from '../schema/mail.ts';
import { findDraft, getDraft } from './drafts.ts';
import { unplanSend } from './planned-send.ts';
import { awaitReplies } from './replies.ts';
import { readSettings } from './settings.ts';
import { findMessage } from './store.ts';

const LATEST_MS = 5 * 366 * 24 * 3600_000;

/** Sends after the undo window, or at an hour of the owner's choice. */
export function sendDraft(ctx: Ctx, { id, sendAt }: { id: number; sendAt?: number }): SendResult {
  const draft = findUnsent(ctx, id);
  checkRecipients(draft);
  if (sendAt !== undefined) checkHour(ctx, sendAt);
  const undoUntil = sendAt === undefined ? ctx.now + readSettings(ctx).undoSeconds * 1000 : null;
  const jobId = ctx.schedule(sendAt ?? undoUntil ?? ctx.now, 'sendPlanned', { messageId: id });
  ctx.db
    .update(messages)
    .set({
      state: sendAt === undefined ? 'outbox' : 'scheduled',
      place: 'archive',
      placeBefore: null,
      trashedAt: null,
      at: ctx.now,
      undoUntil,
      scheduledFor: sendAt ?? null,
      jobId,
    })
    .where(eq(messages.id, id))
    .run();
  return { messageId: id, threadId: draft.threadId, undoUntil, scheduledFor: sendAt ?? null };
}

/** A scheduled mail may be sent now, or at another hour, instead. */
function findUnsent(ctx: Ctx, id: number): Message {
  const message = findMessage(ctx, id);
  if (message.state === 'scheduled') unplanSend(ctx, eq(messages.id, id));
  return findDraft(ctx, id);
}

const FIELDS = { to: 'To', cc: 'Cc', bcc: 'Bcc' } as const;

function checkRecipients(draft: Message): void {
  for (const field of ['to', 'cc', 'bcc'] as const) {
    const wrong = draft[field].find(({ email }) => !isAddress(email));
    if (wrong)
      throw refused(
        `The address "${wrong.email}" in the ${FIELDS[field]} field is not valid. Correct it, for example to pam@example.com.`,
        field,
      );
  }
  if (draft.to.length + draft.cc.length + draft.bcc.length === 0)
    throw refused('Add at least one recipient.', 'to');
}

function checkHour(ctx: Ctx, sendAt: number): void {
  if (sendAt <= ctx.now) throw refused('Choose a time in the future.', 'sendAt');
  if (sendAt > ctx.now + LATEST_MS) throw refused('Choose a time within five years.', 'sendAt');
}

/** The job at the end of the undo window or at the chosen hour. Mail to oneself arrives at the same moment. */
export function sendPlanned(ctx: Ctx, { messageId }: { messageId: number }): void {
  const message = findRow(ctx, messages, { id: messageId });
  if (message?.state !== 'outbox' && message?.state !== 'scheduled') return;
  const everyone = [...message.to, ...message.cc, ...message.bcc];
  const toOneself = everyone.some(({ email }) => sameAddress(email, ctx.owner.email));
  ctx.db
    .update(messages)
    .set({
      state: 'sent',
      at: message.state === 'scheduled' ? ctx.now : message.at,
      jobId: null,
      undoUntil: null,
      scheduledFor: null,
      ...(toOneself && message.place === 'archive' && { place: 'inbox' as const, unread: true }),
    })
    .where(eq(messages.id, messageId))
    .run();
  if (message.sourceId && message.mode !== 'forward')
    ctx.db.update(messages).set({ answered: true }).where(eq(messages.id, message.sourceId)).run();
  awaitReplies(ctx, message);
}

/** Until the window closes, a sent mail can be a draft again. Asked twice, it is one already. */
export function undoSend(ctx: Ctx, id: number): DraftView {
  const message = findMessage(ctx, id);
  if (message.state === 'draft') return getDraft(ctx, id);
  if (message.state !== 'outbox' || ctx.now >= (message.undoUntil ?? 0))
    throw conflict('This mail was already sent and cannot be called back.');
  unplanSend(ctx, eq(messages.id, id));
  return getDraft(ctx, id);
}

export function cancelScheduled(ctx: Ctx, id: number): DraftView {
  const message = findMessage(ctx, id);
  if (message.state !== 'scheduled') throw conflict('This mail is not scheduled: it was sent or canceled.');
  unplanSend(ctx, eq(messages.id, id));
  return getDraft(ctx, id);
}
