import type { Ctx } from './context.ts';

/** How apps touch each other. The app that owns the thing implements its port; see `provides` in app.ts. */
export interface Ports {
  readonly bank: BankPort;
  readonly mail: MailPort;
  readonly calendar: CalendarPort;
  readonly chat: ChatPort;
}

export interface BankPort {
  /** Takes money from a stored card or account. Throws `declined` (402) and leaves nothing when it cannot. */
  charge(request: ChargeRequest): Charge;
  /** Gives back part or all of a charge; never more than is left of it. */
  refund(request: { chargeId: string; amountCents: number; memo?: string }): Charge;
  /** Cards and accounts that a shop may offer at checkout, the default first. */
  paymentMethods(): PaymentMethod[];
}

export interface ChargeRequest {
  /** From paymentMethods(); the default when absent. */
  methodId?: string;
  merchant: string;
  category: string;
  amountCents: number;
  memo?: string;
  /** Page of the order, shown as "view receipt" on the transaction. */
  receiptUrl?: string;
}

export interface Charge {
  chargeId: string;
  methodLabel: string;
}

export interface PaymentMethod {
  id: string;
  label: string;
  kind: 'credit' | 'debit';
  last4: string;
}

export interface MailPort {
  /** Puts a mail in the owner's mailbox, as if it came in from outside. */
  deliver(mail: InboundMail): { messageId: string };
}

export interface InboundMail {
  from: { name: string; email: string };
  subject: string;
  /** Sender's HTML; the mailbox sanitises it on display and derives the text part when `text` is absent. */
  html: string;
  text?: string;
  category?: 'primary' | 'social' | 'promotions' | 'updates' | 'forums';
  /** Mails with the same key form one conversation. */
  threadKey?: string;
  attachments?: { filename: string; type: string; bytes: Uint8Array }[];
}

export interface CalendarPort {
  /** Creates or, for a known key, moves the entry. */
  put(entry: {
    key: string;
    title: string;
    startsAt: number;
    endsAt: number;
    location?: string;
    description?: string;
  }): void;
  remove(key: string): void;
}

export interface ChatPort {
  say(message: { from: string; text: string }): void;
}

export type PortName = keyof Ports;

/** A port as its owner writes it: bound to the caller's context, hence to the caller's transaction. */
export type PortFactories = { [Name in PortName]?: (ctx: Ctx) => Ports[Name] };
