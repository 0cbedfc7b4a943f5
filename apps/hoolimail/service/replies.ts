import { and, eq, isNotNull, ne, or } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { allPeople, type Person } from '#kit/people.ts';
import { expectReplies, isBeforeReference, type ReplyHandlers } from '#kit/replies/replies.ts';
import type { Said } from '#kit/replies/said.ts';
import { namesIn } from '#kit/replies/understand/details.ts';
import { findRow } from '#kit/rows.ts';
import { isServiceDesk, sameAddress } from '../rules/addresses.ts';
import { htmlOf } from '../rules/plain-text.ts';
import { baseSubject, chainReferences, replySubject } from '../rules/threading.ts';
import { type Address, contents, type Message, messages } from '../schema/mail.ts';
import { senders } from '../schema/mailbox.ts';
import { deliver } from './deliver.ts';
import { filesOf, findContent } from './store.ts';

const REMEMBERED = 12;
const MACHINE_ANSWERS_AFTER_MS = 25_000;

/** Who got a mail may answer it: people in their own time, a company's desk with a receipt. */
export function awaitReplies(ctx: Ctx, message: Message): void {
  if (isBeforeReference(ctx)) return;
  const { to, cc } = peopleOf(ctx, message);
  const said = saidIn(ctx, message, to);
  expectReplies(ctx, [...to, ...cc.filter((person) => namesIn(said.text, [person]).length > 0)], said);
  for (const { email } of message.to.filter((address) => isServiceDesk(address.email)))
    ctx.schedule(ctx.now + MACHINE_ANSWERS_AFTER_MS, 'confirmReceipt', { messageId: message.id, email });
}

function peopleOf(ctx: Ctx, { to, cc }: Message): { to: Person[]; cc: Person[] } {
  const blocked = ctx.db.select().from(senders).where(isNotNull(senders.blockedAt)).all();
  const known = allPeople(ctx).filter(({ email }) => !blocked.some((rule) => sameAddress(rule.email, email)));
  const among = (addresses: readonly Address[]) =>
    known.filter((person) => addresses.some(({ email }) => sameAddress(email, person.email)));
  return { to: among(to), cc: among(cc) };
}

function saidIn(ctx: Ctx, message: Message, people: readonly Person[]): Said {
  const files = filesOf(ctx, message.id).map(({ filename }) => filename);
  const attachments = message.mode === 'forward' ? [`"${baseSubject(message.subject)}"`, ...files] : files;
  return {
    channel: 'mail',
    text: findContent(ctx, message.id).text,
    subject: message.subject,
    before: saidBefore(ctx, message),
    ref: { messageId: message.id },
    ...(people.length > 1 && { group: { name: message.subject, people: people.map(({ id }) => id) } }),
    ...(attachments.length > 0 && { attachments }),
  };
}

function saidBefore(ctx: Ctx, { id, threadId }: Message): Said['before'] {
  const people = allPeople(ctx);
  const nameOf = (email: string) =>
    sameAddress(email, ctx.owner.email)
      ? 'me'
      : (people.find((person) => sameAddress(person.email, email))?.id ?? email);
  return ctx.db
    .select({ from: messages.fromEmail, text: contents.text })
    .from(messages)
    .innerJoin(contents, eq(contents.messageId, messages.id))
    .where(
      and(
        eq(messages.threadId, threadId),
        or(eq(messages.state, 'received'), eq(messages.state, 'sent')),
        ne(messages.id, id),
      ),
    )
    .orderBy(messages.at, messages.id)
    .all()
    .slice(-REMEMBERED)
    .map(({ from, text }) => ({ from: nameOf(from), text: text.slice(0, 2000) }));
}

/** Brings what people answer. A mail that was erased meanwhile is answered all the same. */
export const mailReplies: ReplyHandlers = {
  arrives: (ctx, by, { said, text }) => {
    if (!text) return;
    const source = sourceOf(ctx, (said.ref as { messageId: number }).messageId);
    const others = (said.group?.people ?? []).filter((id) => id !== by.id);
    deliver(ctx, {
      from: { name: by.name, email: by.email },
      cc: allPeople(ctx)
        .filter(({ id }) => others.includes(id))
        .map(({ name, email }) => ({ name, email })),
      ...{ subject: replySubject(said.subject ?? ''), html: htmlOf(text), text, category: 'primary' },
      ...(source && inAnswerTo(source)),
    });
  },
};

const sourceOf = (ctx: Ctx, id: number): Message | undefined => findRow(ctx, messages, { id });

const inAnswerTo = ({ rfcId, references }: Message) => ({
  inReplyTo: rfcId,
  references: chainReferences(references, rfcId),
});

/** The receipt that a company's desk sends by itself, once in a conversation. */
export function confirmReceipt(ctx: Ctx, { messageId, email }: { messageId: number; email: string }): void {
  const source = sourceOf(ctx, messageId);
  if (!source) return;
  const inThread = ctx.db.select().from(messages).where(eq(messages.threadId, source.threadId)).all();
  if (
    inThread.some(
      ({ state, at, fromEmail }) => state === 'received' && at >= source.at && sameAddress(fromEmail, email),
    )
  )
    return;
  const name = companyOf(ctx, source, email);
  const text = `Thank you for your message. This is to confirm that it has reached ${name}. We answer within two business days, in the order in which messages come in.\n\nThis confirmation was sent automatically. Please do not answer it.\n\n${name}`;
  deliver(ctx, {
    from: { name, email },
    ...{ subject: replySubject(source.subject), html: htmlOf(text), text, category: 'updates' },
    ...inAnswerTo(source),
  });
}

/** As they call themselves in their own mail, else as their address says. */
function companyOf(ctx: Ctx, source: Message, email: string): string {
  const known = ctx.db
    .select()
    .from(messages)
    .where(and(eq(messages.fromEmail, email.toLowerCase()), eq(messages.state, 'received')))
    .get();
  const domain = email.slice(email.indexOf('@') + 1).split('.')[0] ?? email;
  const written = source.to.find((address) => sameAddress(address.email, email))?.name;
  return known?.fromName || written || domain.charAt(0).toUpperCase() + domain.slice(1);
}
