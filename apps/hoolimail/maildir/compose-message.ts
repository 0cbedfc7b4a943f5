import { encode as encodeBase64, wrap } from 'nodemailer/lib/base64';
import { buildHeaderValue, encodeWords, foldLines } from 'nodemailer/lib/mime-funcs';
import { encode as encodeQuoted, wrap as wrapQuoted } from 'nodemailer/lib/qp';
import { calendarMethod, calendarText } from '../rules/calendar-part.ts';
import type { Address, Attachment, Content, Message } from '../schema/mail.ts';

type File = Pick<Attachment, 'id' | 'filename' | 'type' | 'bytes'>;

/**
 * A message as RFC 5322 and MIME. The bytes follow from the row alone: its own Message-ID, date and boundaries.
 * Not nodemailer's composer, which is asynchronous while a download answers within a transaction; its encoders are.
 */
export function composeMessage(message: Message, content: Content, files: readonly File[]): Buffer {
  const boundary = (part: string) => `=_hooli_${message.id}_${part}`;
  const text = textEntity('text/plain', content.text);
  const html = textEntity('text/html', content.html);
  const body = multipart('alternative', boundary('body'), [text, html]);
  const whole =
    files.length === 0 ? body : multipart('mixed', boundary('files'), [body, ...files.map(attachmentEntity)]);
  const head = headers(message).map(([name, value]) => foldLines(`${name}: ${value}`, 76));
  return Buffer.from(`${[...head, 'MIME-Version: 1.0'].join('\r\n')}\r\n${whole}`);
}

function headers(message: Message): [string, string][] {
  const { inReplyTo, references, replyTo, listId } = message;
  const from = { name: message.fromName, email: message.fromEmail };
  const optional: [string, string][] = [
    ['Cc', addressList(message.cc)],
    ['Bcc', addressList(message.bcc)],
    ['Reply-To', oneLine(replyTo ?? '')],
    ['In-Reply-To', oneLine(inReplyTo ?? '')],
    ['References', oneLine(references)],
    ['List-Id', listId ? `<${oneLine(listId)}>` : ''],
    ['List-Unsubscribe', listId?.includes('@') ? `<mailto:${oneLine(listId)}?subject=unsubscribe>` : ''],
  ];
  return [
    ['Message-ID', oneLine(message.rfcId)],
    ['Date', rfcDate(message.scheduledFor ?? message.at)],
    ['From', addressList([from])],
    ['To', addressList(message.to) || 'undisclosed-recipients:;'],
    ['Subject', encodeWords(oneLine(message.subject), 'Q', 52)],
    ...optional.filter(([, value]) => value),
  ];
}

const addressList = (addresses: readonly Address[]) => addresses.map(addressText).join(', ');

function addressText({ name, email }: Address): string {
  const plain = oneLine(name);
  const address = oneLine(email);
  if (!plain) return address;
  if (/^[\w ]*$/.test(plain)) return `${plain} <${address}>`;
  const isAscii = /^[\x20-\x7e]*$/.test(plain);
  return `${isAscii ? `"${plain.replace(/["\\]/g, '\\$&')}"` : encodeWords(plain, 'Q', 52, true)} <${address}>`;
}

/** Header text cannot break out of its line. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();

/** `Thu, 02 Apr 2026 13:00:00 +0000` */
const rfcDate = (at: number) => new Date(at).toUTCString().replace('GMT', '+0000');

const entity = (head: readonly string[], body: string) => [...head, '', body].join('\r\n');

/** As it is where that can travel, so that a mail can be read and searched with any tool. */
function textEntity(type: string, text: string): string {
  const lines = text.replace(/\r\n?|\n/g, '\r\n');
  const isPlain = /^[\t\r\n\x20-\x7e]*$/.test(lines) && !/[^\r\n]{900}/.test(lines);
  return entity(
    [
      `Content-Type: ${type}; charset=utf-8`,
      `Content-Transfer-Encoding: ${isPlain ? '7bit' : 'quoted-printable'}`,
    ],
    isPlain ? lines : wrapQuoted(encodeQuoted(lines), 76),
  );
}

function attachmentEntity({ filename, type, bytes }: File): string {
  const value = (text: string, params: Record<string, string>) =>
    foldLines(buildHeaderValue({ value: text, params }), 70);
  const head = [
    `Content-Type: ${value(type, { ...calendarParameters(type, bytes), name: oneLine(filename) })}`,
    `Content-Disposition: ${value('attachment', { filename: oneLine(filename) })}`,
    'Content-Transfer-Encoding: base64',
  ];
  return entity(head, base64(bytes));
}

/** Programs tell an invitation from a calendar file by its method. */
function calendarParameters(type: string, bytes: Uint8Array): Record<string, string> {
  const method = calendarMethod(calendarText([{ type, bytes }]) ?? '');
  return method && /^[A-Z]{1,20}$/.test(method) ? { method, charset: 'utf-8' } : {};
}

function multipart(kind: string, boundary: string, parts: readonly string[]): string {
  const body = parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('');
  return `Content-Type: multipart/${kind}; boundary="${boundary}"\r\n\r\n${body}--${boundary}--\r\n`;
}

const base64 = (bytes: Uint8Array) => wrap(encodeBase64(Buffer.from(bytes)), 76);
