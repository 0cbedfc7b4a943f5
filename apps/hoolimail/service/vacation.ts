import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { dayOf } from '#kit/time.ts';
import { isUnattended, sameAddress } from '../rules/addresses.ts';
import { chainReferences, replySubject } from '../rules/threading.ts';
import { ANSWER_AGAIN_MS, isAway } from '../rules/vacation.ts';
import type { Message } from '../schema/mail.ts';
import { contacts, vacationAnswers } from '../schema/mailbox.ts';
import { readSettings } from './settings.ts';
import { insertMessage } from './store.ts';

/** While the owner is away, whoever writes is told so: people only, and each once in four days. */
export function answerWhileAway(ctx: Ctx, message: Message): void {
  const { vacation } = readSettings(ctx);
  if (!isAway(vacation, dayOf(ctx.now, ctx.zone)) || !wantsAnswer(ctx, message)) return;
  const email = message.replyTo ?? message.fromEmail;
  if (vacation.contactsOnly && !isContact(ctx, message.fromEmail)) return;
  if (wasAnswered(ctx, email)) return;
  ctx.db
    .insert(vacationAnswers)
    .values({ email, at: ctx.now })
    .onConflictDoUpdate({ target: vacationAnswers.email, set: { at: ctx.now } })
    .run();
  insertMessage(ctx, {
    threadId: message.threadId,
    state: 'sent',
    place: 'archive',
    mode: 'reply',
    sourceId: message.id,
    fromName: ctx.owner.name,
    fromEmail: ctx.owner.email.toLowerCase(),
    to: [{ name: message.fromName, email }],
    cc: [],
    bcc: [],
    subject: vacation.subject || replySubject(message.subject),
    inReplyTo: message.rfcId,
    references: chainReferences(message.references, message.rfcId),
    html: vacation.html,
  });
}

const wantsAnswer = (ctx: Ctx, { place, listId, fromEmail }: Message) =>
  (place === 'inbox' || place === 'archive') &&
  listId === null &&
  !isUnattended(fromEmail) &&
  !sameAddress(fromEmail, ctx.owner.email);

const isContact = (ctx: Ctx, email: string) => findRow(ctx, contacts, { email }) !== undefined;

function wasAnswered(ctx: Ctx, email: string): boolean {
  const last = findRow(ctx, vacationAnswers, { email });
  return last !== undefined && ctx.now - last.at < ANSWER_AGAIN_MS;
}
