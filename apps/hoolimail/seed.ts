import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { SeedHandlers } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import type { Letter, Sender } from '#world/events.ts';
import { htmlOf } from './rules/plain-text.ts';
import { chainReferences, replySubject } from './rules/threading.ts';
import { type Address, type Category, type Message, messages, threads } from './schema/mail.ts';
import { contacts } from './schema/mailbox.ts';
import { openMailbox } from './seed/open-mailbox.ts';
import { deliver } from './service/deliver.ts';
import { createDraft } from './service/drafts.ts';
import { addLabel } from './service/label-threads.ts';
import { ensureLabel } from './service/labels.ts';
import { markRead, setStar } from './service/mark-threads.ts';
import { modifyThreads } from './service/modify-threads.ts';
import { sendDraft } from './service/send.ts';
import { blockSender } from './service/senders.ts';
import { findThread } from './service/store.ts';

/** The mailbox's part of a life: letters come and go through the services that its pages use. */
export const seed: SeedHandlers = {
  'life.began': (ctx, event) => openMailbox(ctx, event),
  'mail.received': (ctx, { from, to = [], cc = [], mail }) => {
    const last = lastOf(ctx, keyOf(mail));
    const owner = { name: ctx.owner.name, email: ctx.owner.email };
    const arrived = deliver(ctx, {
      from: senderOf(ctx, from),
      to: [owner, ...people(ctx, to)],
      cc: people(ctx, cc),
      ...bodyOf(mail),
      subject: last ? replySubject(mail.subject) : mail.subject,
      threadKey: keyOf(mail),
      category: CATEGORY[mail.kind],
      spam: mail.kind === 'spam',
      attachments: filesOf(mail),
      ...(LIST_KINDS.includes(mail.kind) && { listId: senderOf(ctx, from).email }),
      ...(last && { inReplyTo: last.rfcId, references: chainReferences(last.references, last.rfcId) }),
    });
    applyFate(ctx, arrived.threadId, mail.fate ?? {});
    if (mail.kind === 'spam' && !mail.fate?.unread) blockSender(ctx, arrived.fromEmail);
  },
  'mail.sent': (ctx, { to, cc = [], mail }) => {
    const last = lastOf(ctx, keyOf(mail));
    const draft = createDraft(
      ctx,
      {
        to: people(ctx, to),
        cc: people(ctx, cc),
        bcc: [],
        subject: last ? replySubject(mail.subject) : mail.subject,
        html: bodyOf(mail).html,
        mode: last ? 'replyAll' : 'new',
        sourceMessageId: last?.id,
      },
      filesOf(mail),
    );
    if (!last)
      ctx.db
        .update(threads)
        .set({ key: keyOf(mail) })
        .where(eq(threads.id, draft.threadId))
        .run();
    sendDraft(ctx, { id: draft.id });
    applyFate(ctx, draft.threadId, { ...mail.fate, unread: true });
    readMachineMail(ctx);
  },
};

const LETTER = 'letter:';
const keyOf = ({ thread }: Letter) => `${LETTER}${thread}`;

const CATEGORY: Record<Letter['kind'], Category> = {
  personal: 'primary',
  work: 'primary',
  newsletter: 'promotions',
  promotion: 'promotions',
  social: 'social',
  notice: 'updates',
  spam: 'primary',
};

const LIST_KINDS: readonly Letter['kind'][] = ['newsletter', 'promotion', 'social'];

const bodyOf = ({ html, text }: Letter) => ({ html: html ?? htmlOf(text), text });

const filesOf = ({ attachments = [] }: Letter) =>
  attachments.map(({ filename, type, text }) => ({ filename, type, bytes: new TextEncoder().encode(text) }));

function lastOf(ctx: Ctx, threadKey: string): Message | undefined {
  return ctx.db
    .select({ message: messages })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(eq(threads.key, threadKey))
    .orderBy(desc(messages.at), desc(messages.id))
    .limit(1)
    .get()?.message;
}

function senderOf(ctx: Ctx, sender: Sender): Address {
  if ('name' in sender) return sender;
  const [person] = people(ctx, [sender.person]);
  if (!person) throw new Error(`"${sender.person}" is not in the address book.`);
  return person;
}

function people(ctx: Ctx, ids: readonly string[]): Address[] {
  if (ids.length === 0) return [];
  const known = new Map(
    ctx.db
      .select()
      .from(contacts)
      .where(inArray(contacts.person, [...ids]))
      .all()
      .map((contact) => [contact.person, contact]),
  );
  return ids.map((id) => {
    const contact = known.get(id);
    if (!contact) throw new Error(`"${id}" is not in the address book.`);
    return { name: contact.name, email: contact.email };
  });
}

/** What the owner did with it, by the same services as their clicks. */
function applyFate(ctx: Ctx, threadId: number, fate: NonNullable<Letter['fate']>): void {
  const ids = [findThread(ctx, threadId).id];
  if (!fate.unread) markRead(ctx, ids);
  if (fate.starred) setStar(ctx, ids, true);
  for (const name of fate.labels ?? []) addLabel(ctx, ids, ensureLabel(ctx, name));
  if (fate.archived) modifyThreads(ctx, { ids, change: { do: 'archive' } });
  if (fate.trashed) modifyThreads(ctx, { ids, change: { do: 'trash' } });
}

const READ_WITHIN_MS = 2 * 24 * 3600_000;

/** Whoever sits down to write has looked at the receipts and alerts of the days before. */
function readMachineMail(ctx: Ctx): void {
  const unread = ctx.db
    .selectDistinct({ id: messages.threadId })
    .from(messages)
    .innerJoin(threads, eq(threads.id, messages.threadId))
    .where(
      and(
        eq(messages.unread, true),
        lt(messages.at, ctx.now - READ_WITHIN_MS),
        sql`coalesce(${threads.key}, '') not like ${`${LETTER}%`}`,
      ),
    )
    .all();
  if (unread.length > 0)
    markRead(
      ctx,
      unread.map(({ id }) => id),
    );
}
