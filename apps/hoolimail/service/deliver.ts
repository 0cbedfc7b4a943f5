import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import type { InboundMail } from '#kit/ports.ts';
import { findRow } from '#kit/rows.ts';
import { safeFilename, safeType } from '../rules/attachment-names.ts';
import { type Address, type Message, type Place, type Thread, threads } from '../schema/mail.ts';
import { contacts, senders } from '../schema/mailbox.ts';
import { filterArrival } from './filters.ts';
import { passOnInvitation } from './invitations.ts';
import { threadHref } from './mark-threads.ts';
import { trashMessages } from './move-threads.ts';
import { unsnooze } from './snooze.ts';
import { findMessage, findThread, insertMessage } from './store.ts';
import { joinThread } from './threading.ts';
import { answerWhileAway } from './vacation.ts';

/** A mail from outside with what a mail server knows of it besides. */
export interface Arrival extends InboundMail {
  /** The owner alone when absent. */
  to?: Address[];
  cc?: Address[];
  replyTo?: string;
  rfcId?: string;
  inReplyTo?: string;
  references?: string;
  listId?: string;
  /** When it was written, if not now. */
  at?: number;
  spam?: boolean;
}

/** Puts a mail in the mailbox. Ends in the inbox unless a rule, a block or a muted conversation keeps it out. */
export function deliver(ctx: Ctx, mail: Arrival): Message {
  const thread = joinThread(ctx, { ...mail, key: mail.threadKey });
  const { id } = insertArrival(ctx, mail, thread);
  if (thread.snoozedUntil) unsnooze(ctx, [thread.id]);
  if (isFromLeftList(ctx, mail)) trashMessages(ctx, [id], 'message');
  else filterArrival(ctx, findMessage(ctx, id));
  const message = findMessage(ctx, id);
  noteImportance(ctx, message);
  if (message.place === 'inbox' || message.place === 'archive') passOnInvitation(ctx, mail.attachments ?? []);
  answerWhileAway(ctx, message);
  return message;
}

function insertArrival(ctx: Ctx, mail: Arrival, thread: Thread): Message {
  return insertMessage(ctx, {
    threadId: thread.id,
    state: 'received',
    place: placeOf(ctx, mail, thread),
    at: mail.at ?? ctx.now,
    fromName: mail.from.name,
    fromEmail: mail.from.email.toLowerCase(),
    to: mail.to ?? [{ name: ctx.owner.name, email: ctx.owner.email }],
    cc: mail.cc ?? [],
    bcc: [],
    replyTo: mail.replyTo,
    subject: mail.subject,
    unread: true,
    rfcId: mail.rfcId,
    inReplyTo: mail.inReplyTo,
    references: mail.references,
    listId: listOf(mail),
    html: mail.html,
    text: mail.text,
    files: mail.attachments?.map(({ filename, type, bytes }) => ({
      filename: safeFilename(filename),
      type: safeType(type),
      bytes,
    })),
  });
}

/** Promotions come by lists whether they say so or not. */
const listOf = ({ listId, category, from }: Arrival): string | null =>
  (listId ?? (category === 'promotions' ? from.email : null))?.toLowerCase() ?? null;

const ruleFor = (ctx: Ctx, email: string) => findRow(ctx, senders, { email: email.toLowerCase() });

function isFromLeftList(ctx: Ctx, mail: Arrival): boolean {
  const list = listOf(mail);
  return list !== null && Boolean(ruleFor(ctx, list)?.unsubscribedAt);
}

function placeOf(ctx: Ctx, mail: Arrival, thread: Thread): Place {
  if (mail.spam || ruleFor(ctx, mail.from.email)?.blockedAt) return 'spam';
  return thread.muted ? 'archive' : 'inbox';
}

/** Mail from people the owner knows is important, and rings the bell when it reaches the inbox. */
function noteImportance(ctx: Ctx, { threadId, fromName, fromEmail, subject, place, unread }: Message): void {
  const thread = findThread(ctx, threadId);
  const contact = findRow(ctx, contacts, { email: fromEmail });
  if (thread.category !== 'primary' || !contact || place === 'spam' || place === 'trash') return;
  if (!thread.important)
    ctx.db.update(threads).set({ important: true }).where(eq(threads.id, threadId)).run();
  if (place === 'inbox' && unread)
    ctx.notify({
      title: `New mail from ${fromName || fromEmail}`,
      body: subject || '(no subject)',
      href: threadHref(threadId),
    });
}
