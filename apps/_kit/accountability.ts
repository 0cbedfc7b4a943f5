import type { Ctx } from './context.ts';

/**
 * What an app can be held to in a generated world. Each part is optional; what an app declares joins the invariants
 * that hold over all apps (server/verify-world.ts).
 */
export interface Accountability {
  /** Payments that this app's records say were made. Each is exactly one bank transaction. */
  readonly payments?: (ctx: Ctx) => readonly Payment[];
  /** Transactions as the bank has them; of the app that owns the money. */
  readonly bankTransactions?: (ctx: Ctx) => readonly BankTransaction[];
  /** Mails as the mailbox has them; of the app that owns the mail. */
  readonly mails?: (ctx: Ctx) => readonly DeliveredMail[];
  /** Bookings, orders and payments that must have been mailed about. */
  readonly mailed?: (ctx: Ctx) => readonly { what: string; subject: RegExp; at: number }[];
  /** Bookings with a time, as this app has them. Each stands in the calendar, to the minute. */
  readonly booked?: (ctx: Ctx) => readonly { what: string; at: number; until?: number }[];
  /** People as this app shows them; they must be the persona's contacts, to the letter. */
  readonly people?: (ctx: Ctx) => readonly { name: string; email: string; phone?: string }[];
  /** How many of what the app holds, e.g. `transactions`; compared with the persona's record counts. */
  readonly counts?: (ctx: Ctx) => Readonly<Record<string, number>>;
  /** The app's own rules by name; each answers what breaks it, in words. */
  readonly rules?: Readonly<Record<string, (ctx: Ctx) => readonly string[]>>;
}

export interface Payment {
  what: string;
  merchant: string;
  amountCents: number;
  /** The day it was charged. */
  day: string;
}

export interface BankTransaction {
  id: number;
  description: string;
  amountCents: number;
  day: string;
}

export interface DeliveredMail {
  subject: string;
  at: number;
}
