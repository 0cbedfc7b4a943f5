import { eq } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import type { InboundMail } from '#kit/ports.ts';
import type { Address, Message, Place, Thread } from '../schema/mail.ts';
import { senders } from '../schema/mailbox.ts';
import { insertMessage } from './store.ts';
import { joinThread } from './threading.ts';

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
  spam?: boolean;
}

/** Puts a mail in the mailbox. Ends in the inbox unless a rule, a block or a muted conversation keeps it out. */
export function deliver(ctx: Ctx, mail: Arrival): Message {
  const email = mail.from.email.toLowerCase();
  const listId = mail.listId ?? (mail.category === 'promotions' ? email : null);
  const thread = joinThread(ctx, { ...mail, key: mail.threadKey });
  const message = insertMessage(ctx, {
    threadId: thread.id,
    state: 'received',
    ...placement(ctx, { mail, email, listId, thread }),
    fromName: mail.from.name,
    fromEmail: email,
    to: mail.to ?? [{ name: ctx.owner.name, email: ctx.owner.email }],
    cc: mail.cc ?? [],
    bcc: [],
    replyTo: mail.replyTo,
    subject: mail.subject,
    unread: true,
    rfcId: mail.rfcId,
    inReplyTo: mail.inReplyTo,
    references: mail.references,
    listId,
    html: mail.html,
    text: mail.text,
    files: mail.attachments,
  });
  return message;
}

function placement(
  ctx: Ctx,
  { mail, email, listId, thread }: { mail: Arrival; email: string; listId: string | null; thread: Thread },
): { place: Place; trashedAt?: number } {
  const sender = ctx.db.select().from(senders).where(eq(senders.email, email)).get();
  if (mail.spam || sender?.blockedAt) return { place: 'spam' };
  if (listId && sender?.unsubscribedAt) return { place: 'trash', trashedAt: ctx.now };
  return { place: thread.muted ? 'archive' : 'inbox' };
}
