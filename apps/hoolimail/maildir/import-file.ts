import { createHash } from 'node:crypto';
import PostalMime, { type Email, type Address as MimeAddress } from 'postal-mime';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { safeFilename, safeType } from '../rules/attachment-names.ts';
import { htmlOf } from '../rules/plain-text.ts';
import { messageIds } from '../rules/threading.ts';
import { type Address, type Message, type MessageState, messages, type Place } from '../schema/mail.ts';
import { deliver } from '../service/deliver.ts';
import { insertMessage } from '../service/store.ts';
import { joinThread } from '../service/threading.ts';
import type { FileOnDisk } from './folders.ts';

/** A mail file from elsewhere, read. */
export interface ForeignMail {
  email: Email;
  /** Its Message-ID, or one that follows from its bytes: the same file is the same mail. */
  rfcId: string;
}

/** Null for what is not a mail. */
export async function parseMail(bytes: Uint8Array): Promise<ForeignMail | null> {
  if (!/^[\x21-\x39\x3b-\x7e]{1,100}:/m.test(Buffer.from(bytes.subarray(0, 4096)).toString('latin1')))
    return null;
  try {
    const email = await PostalMime.parse(bytes, { attachmentEncoding: 'arraybuffer' });
    if (!email.from && !email.subject && !email.date) return null;
    const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32);
    return { email, rfcId: messageIds(email.messageId ?? '')[0] ?? `<${hash}@maildir.hoolimail.test>` };
  } catch {
    return null;
  }
}

/** The message that a file with this Message-ID already is, if any. */
export const knownMessage = (ctx: Ctx, rfcId: string): Message | undefined =>
  findRow(ctx, messages, { rfcId });

/** What lies in `new` of the inbox arrives as mail does; anything else is filed as it lies, with its flags. */
export function importMail(ctx: Ctx, { email, rfcId }: ForeignMail, file: FileOnDisk): Message {
  const mail = { ...contentOf(ctx, email), rfcId };
  if (file.folder === '' && file.sub === 'new')
    return deliver(ctx, { ...mail, listId: listOf(email), at: ctx.now, category: 'primary' });
  const { state, place } = STATES[file.folder];
  const thread = joinThread(ctx, mail);
  const owner = { fromName: ctx.owner.name, fromEmail: ctx.owner.email.toLowerCase() };
  return insertMessage(ctx, {
    threadId: thread.id,
    state,
    place,
    ...(state === 'received' ? { fromName: mail.from.name, fromEmail: mail.from.email } : owner),
    to: mail.to,
    cc: mail.cc,
    bcc: (email.bcc ?? []).flatMap(addressOf),
    replyTo: mail.replyTo,
    subject: mail.subject,
    at: writtenAt(ctx, email),
    unread: !file.flags.includes('S') && state === 'received',
    starred: file.flags.includes('F'),
    answered: file.flags.includes('R'),
    trashedAt: place === 'trash' ? ctx.now : null,
    mode: state === 'draft' ? 'new' : null,
    rfcId,
    inReplyTo: mail.inReplyTo,
    references: mail.references,
    listId: listOf(email),
    html: mail.html,
    text: mail.text,
    files: mail.attachments,
  });
}

const STATES: Record<FileOnDisk['folder'], { state: MessageState; place: Place }> = {
  '': { state: 'received', place: 'inbox' },
  '.Archive': { state: 'received', place: 'archive' },
  '.Sent': { state: 'sent', place: 'archive' },
  '.Drafts': { state: 'draft', place: 'archive' },
  '.Outbox': { state: 'draft', place: 'archive' },
  '.Spam': { state: 'received', place: 'spam' },
  '.Trash': { state: 'received', place: 'trash' },
};

function contentOf(ctx: Ctx, email: Email) {
  const [from = { name: '', email: 'unknown@localhost' }] = email.from ? addressOf(email.from) : [];
  const to = (email.to ?? []).flatMap(addressOf);
  const text = (email.text ?? '').replaceAll('\r\n', '\n').trim();
  const html = email.html ?? htmlOf(text);
  return {
    from,
    to: to.length > 0 ? to : [{ name: ctx.owner.name, email: ctx.owner.email }],
    cc: (email.cc ?? []).flatMap(addressOf),
    replyTo: (email.replyTo ?? []).flatMap(addressOf)[0]?.email,
    subject: clean(email.subject ?? '').slice(0, 500),
    html,
    ...(text && { text }),
    inReplyTo: messageIds(email.inReplyTo ?? '')[0],
    references: messageIds(email.references ?? '').join(' '),
    attachments: email.attachments.map(({ filename, mimeType, content }) => ({
      filename: safeFilename(filename ?? 'attachment'),
      type: safeType(mimeType),
      bytes: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}

function addressOf(address: MimeAddress): Address[] {
  if (address.group) return address.group.flatMap(addressOf);
  const email = clean(address.address ?? '').slice(0, 254);
  return email ? [{ name: clean(address.name).slice(0, 200), email: email.toLowerCase() }] : [];
}

const clean = (text: string) => text.replace(/\p{Cc}+/gu, ' ').trim();

const listOf = (email: Email) => {
  const header = email.headers.find(({ key }) => key === 'list-id' || key === 'list-unsubscribe');
  return header && email.from?.address ? email.from.address.toLowerCase() : undefined;
};

/** Its own date, unless it makes none or claims to come from the future. */
function writtenAt(ctx: Ctx, email: Email): number {
  const at = Date.parse(email.date ?? '');
  return Number.isFinite(at) && at > 0 && at <= ctx.now ? at : ctx.now;
}
