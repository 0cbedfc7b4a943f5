import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import type { OutboundMail } from '#kit/ports.ts';
import { isAddress, sameAddress, withoutRepeats } from '../rules/addresses.ts';
import { safeFilename, safeType } from '../rules/attachment-names.ts';
import { chainReferences } from '../rules/threading.ts';
import type { Message } from '../schema/mail.ts';
import { insertMessage, messagesOf } from './store.ts';
import { joinThread } from './threading.ts';

/** A mail that an app sends in the owner's name. It is under Sent at once; a copy to themselves arrives. */
export function sendForOwner(ctx: Ctx, mail: OutboundMail): Message {
  const to = withoutRepeats(mail.to);
  checkAddresses(to);
  const thread = joinThread(ctx, { ...mail, key: mail.threadKey });
  const last = messagesOf(ctx, thread.id)
    .filter(({ state }) => state === 'received' || state === 'sent')
    .at(-1);
  const toOneself = to.some(({ email }) => sameAddress(email, ctx.owner.email));
  return insertMessage(ctx, {
    threadId: thread.id,
    state: 'sent',
    place: toOneself ? 'inbox' : 'archive',
    unread: toOneself,
    fromName: ctx.owner.name,
    fromEmail: ctx.owner.email.toLowerCase(),
    to,
    cc: [],
    bcc: [],
    subject: mail.subject,
    inReplyTo: last?.rfcId,
    references: last ? chainReferences(last.references, last.rfcId) : '',
    html: mail.html,
    text: mail.text,
    files: mail.attachments?.map(({ filename, type, bytes }) => ({
      filename: safeFilename(filename),
      type: safeType(type),
      bytes,
    })),
  });
}

function checkAddresses(to: OutboundMail['to']): void {
  if (to.length === 0) throw refused('A mail needs at least one recipient.', 'to');
  const wrong = to.find(({ email }) => !isAddress(email));
  if (wrong)
    throw refused(
      `Mail cannot be sent to "${wrong.email}": it is not an e-mail address such as pam@example.com.`,
      'to',
    );
}
