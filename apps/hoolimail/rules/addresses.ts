import type { Address } from '../schema/mail.ts';

const ADDRESS =
  /^[a-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)+$/i;

export const isAddress = (email: string): boolean =>
  email.length <= 254 && ADDRESS.test(email) && !email.includes('..') && !/^\.|\.@/.test(email);

export const sameAddress = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase();

/** Each address once, the first wording kept. */
export function withoutRepeats(addresses: readonly Address[]): Address[] {
  const seen = new Set<string>();
  return addresses.filter(({ email }) => {
    const key = email.toLowerCase();
    return !seen.has(key) && seen.add(key);
  });
}

/** Machines that would answer an answer, or nobody. */
export const isUnattended = (email: string): boolean =>
  /^(?:no-?reply|do-?not-?reply|mailer-daemon|postmaster|bounces?|notifications?|alerts?|receipts?)\b/i.test(
    email,
  );

/** Where a company takes letters from customers: answered by a machine first. */
export const isServiceDesk = (email: string): boolean =>
  /^(?:support|help|helpdesk|service|services|care|customer\.?(?:care|service)|contact|info|hello|billing|orders|reservations|feedback)@/i.test(
    email,
  );

export interface ReplyAddresses {
  to: Address[];
  cc: Address[];
}

/** Whom an answer goes to. An answer to one's own mail goes to those it went to. */
export function replyAddresses(
  message: { from: Address; replyTo: string | null; to: Address[]; cc: Address[] },
  { owner, toAll }: { owner: string; toAll: boolean },
): ReplyAddresses {
  const others = (list: readonly Address[]) => list.filter(({ email }) => !sameAddress(email, owner));
  if (sameAddress(message.from.email, owner)) {
    const to = others(message.to).length > 0 ? others(message.to) : message.to;
    return { to: withoutRepeats(to), cc: toAll ? others(message.cc) : [] };
  }
  const sender = message.replyTo ? { name: message.from.name, email: message.replyTo } : message.from;
  if (!toAll) return { to: [sender], cc: [] };
  const to = withoutRepeats([sender, ...others(message.to)]);
  const taken = new Set(to.map(({ email }) => email.toLowerCase()));
  return {
    to,
    cc: withoutRepeats(others(message.cc)).filter(({ email }) => !taken.has(email.toLowerCase())),
  };
}

/** `Pam Beesly <pam@example.com>` */
export const formatAddress = ({ name, email }: Address): string => (name ? `${name} <${email}>` : email);
