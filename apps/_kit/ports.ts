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
  /** Money that changed hands with a person since then, newest first. */
  exchangedWith(person: { email: string; phone: string }, since: number): Exchange[];
}

export interface Exchange {
  at: number;
  /** `requested` is by the owner, `asked` of the owner; both have arrived once they are paid. */
  direction: 'paid' | 'received' | 'requested' | 'asked';
  amountCents: number;
  memo: string;
  /** Whether the other side has it. */
  arrived: boolean;
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
  /** Sends a mail in the owner's name, as an app does that invites or shares for them; it stands under Sent. */
  send(mail: OutboundMail): { messageId: string };
}

export interface OutboundMail {
  to: { name: string; email: string }[];
  subject: string;
  html: string;
  text?: string;
  threadKey?: string;
  attachments?: { filename: string; type: string; bytes: Uint8Array }[];
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
  /** Creates or, for a known key, changes the entry. */
  put(entry: PutEntry): void;
  remove(key: string): void;
  /** Takes in an invitation, update or cancellation (an iCalendar object) that came by mail. */
  receive(ics: string): { uid: string };
  /** What an invitation says by now, and how the owner answered; null when the calendar does not know it. */
  invitation(uid: string): Invitation | null;
  /** The owner's answer; the organizer hears of it by mail. */
  answer(uid: string, answer: Attendance, note?: string): void;
  /** What stands in the owner's calendars between two moments, in order. */
  entries(from: number, until: number): CalendarEntry[];
}

export interface PutEntry {
  key: string;
  title: string;
  startsAt: number;
  endsAt: number;
  /** Whole days: the hours of `startsAt` and `endsAt` do not count. */
  allDay?: boolean;
  location?: string;
  description?: string;
  /** E-mail addresses. They are noted, not invited: who books for others tells them in its own way. */
  guests?: readonly string[];
}

export interface CalendarEntry {
  title: string;
  startsAt: number;
  endsAt: number;
  allDay: boolean;
  location: string;
  guests: readonly { email: string; attendance: Attendance | 'unanswered' }[];
}

export type Attendance = 'accepted' | 'declined' | 'tentative';

export interface Invitation {
  /** Page of the event in the calendar. */
  href: string;
  title: string;
  startsAt: number;
  endsAt: number;
  allDay: boolean;
  /** In words, e.g. "Weekly on Thursday"; empty for a single event. */
  repeats: string;
  location: string;
  organizer: { name: string; email: string };
  guests: readonly { name: string; email: string; attendance: Attendance | 'unanswered' }[];
  answer: Attendance | 'unanswered';
  cancelled: boolean;
  /** Titles of the owner's other entries at that time. */
  conflicts: readonly string[];
}

export interface ChatPort {
  /** A message from one of the owner's people, in their own chat or in a group they share. */
  say(message: { from: string; text: string; circle?: string }): void;
}

export type PortName = keyof Ports;

/** A port as its owner writes it: bound to the caller's context, hence to the caller's transaction. */
export type PortFactories = { [Name in PortName]?: (ctx: Ctx) => Ports[Name] };
