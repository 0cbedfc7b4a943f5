import type { Address } from '../schema/mail.ts';
import { formatAddress } from './addresses.ts';
import { escapeHtml } from './plain-text.ts';

export interface Quoted {
  from: Address;
  to: Address[];
  cc: Address[];
  at: number;
  subject: string;
  html: string;
}

/** The start of an answer: room to write, the signature, and what is answered. */
export function quoteReply({ from, at, html }: Quoted, options: { signature: string; zone: string }): string {
  const said = `On ${longDate(at, options.zone)}, ${escapeHtml(formatAddress(from))} wrote:`;
  return `${opening(options.signature)}<p>${said}</p><blockquote>${html}</blockquote>`;
}

export function quoteForward(
  { from, to, cc, at, subject, html }: Quoted,
  options: { signature: string; zone: string },
): string {
  const lines = [
    '---------- Forwarded message ---------',
    `From: ${formatAddress(from)}`,
    `Date: ${longDate(at, options.zone)}`,
    `Subject: ${subject}`,
    `To: ${to.map(formatAddress).join(', ')}`,
    ...(cc.length > 0 ? [`Cc: ${cc.map(formatAddress).join(', ')}`] : []),
  ];
  return `${opening(options.signature)}<p>${lines.map(escapeHtml).join('<br>')}</p>${html}`;
}

export const opening = (signature: string): string =>
  signature ? `<p></p><p>--</p>${signature}` : '<p></p>';

const longDate = (at: number, zone: string): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  })
    .format(at)
    .replaceAll('\u202f', ' ');
