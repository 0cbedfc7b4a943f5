/**
 * What happens in a life, in order of time. Knows nothing of apps: each app decides in its seed.ts what it would
 * have recorded. People are named by their id in the persona's contacts.
 */
export type LifeEvent = Moment & Happening;

interface Moment {
  /** Stable name of this event, e.g. `bill.electric.2026-03`. */
  readonly id: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

export type Happening =
  /** First of all: who the owner is and what they had on the day the record starts. */
  | { type: 'life.began'; contacts: readonly Contact[]; finances: Finances }
  | { type: 'wage.paid'; employer: string; netCents: number }
  /** A bill of a known payee; `autopay` are paid by the bank, others the owner pays by hand. */
  | { type: 'bill.paid'; payee: string; amountCents: number; autopay: boolean }
  | {
      type: 'purchase.made';
      merchant: string;
      category: SpendingCategory;
      amountCents: number;
      with: 'credit' | 'debit';
    }
  | { type: 'purchase.refunded'; purchaseId: string; amountCents: number }
  | { type: 'cash.withdrawn'; amountCents: number; place: string }
  | { type: 'money.sent'; to: string; amountCents: number; memo: string }
  | { type: 'money.received'; from: string; amountCents: number; memo: string }
  | { type: 'money.requested'; from: string; amountCents: number; memo: string }
  | { type: 'money.saved'; amountCents: number }
  | { type: 'card.paid'; amountCents: number }
  | { type: 'loan.paid'; amountCents: number }
  /** A letter from a person (`person`) or from a company, a list or a machine (`sender`). */
  | {
      type: 'mail.received';
      from: Sender;
      /** Who got it besides the owner; absent when it went to the owner alone. */
      to?: readonly string[];
      cc?: readonly string[];
      mail: Letter;
    }
  | { type: 'mail.sent'; to: readonly string[]; cc?: readonly string[]; mail: Letter };

export type Sender = { person: string } | { name: string; email: string };

export interface Letter {
  /** Letters with the same key form one conversation. */
  readonly thread: string;
  readonly subject: string;
  /** Paragraphs separated by blank lines; `html` when the sender composes it like a company does. */
  readonly text: string;
  readonly html?: string;
  readonly kind: 'personal' | 'work' | 'newsletter' | 'promotion' | 'social' | 'notice' | 'spam';
  readonly attachments?: readonly { filename: string; type: string; text: string }[];
  /** How the owner treated it: absent fields mean the plain thing (left in the inbox, read). */
  readonly fate?: {
    unread?: boolean;
    starred?: boolean;
    archived?: boolean;
    trashed?: boolean;
    labels?: readonly string[];
  };
}

export interface Contact {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly relationship: string;
  /** Banks where Zelle finds them at once; others must enrol first. */
  readonly zelle: boolean;
  readonly birthday?: string;
  readonly address?: string;
  readonly company?: string;
}

export interface Finances {
  readonly checkingCents: number;
  readonly savingsCents: number;
  readonly card: { limitCents: number; balanceCents: number; aprPercent: number; rewardsPoints: number };
  readonly carLoan: {
    lender: string;
    vehicle: string;
    principalCents: number;
    balanceCents: number;
    aprPercent: number;
    monthlyCents: number;
  };
  readonly employer: string;
  readonly payees: readonly {
    name: string;
    category: SpendingCategory;
    accountNumber: string;
    autopay: boolean;
    dayOfMonth: number;
  }[];
  readonly creditScore: number;
}

export type SpendingCategory =
  | 'groceries'
  | 'dining'
  | 'delivery'
  | 'coffee'
  | 'shopping'
  | 'gas'
  | 'rides'
  | 'travel'
  | 'entertainment'
  | 'subscriptions'
  | 'utilities'
  | 'housing'
  | 'insurance'
  | 'health'
  | 'gifts'
  | 'education'
  | 'fees'
  | 'other';
