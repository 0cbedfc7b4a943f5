import type { LifeEvent } from '../events.ts';

export type MoneyHappening =
  | { type: 'wage.paid'; employer: string; netCents: number; grossCents: number; withheld: Withheld }
  /** A bill of a known payee; `autopay` are paid by the bank, others the owner pays by hand. */
  | { type: 'bill.paid'; payee: string; amountCents: number; autopay: boolean }
  | ({ type: 'purchase.made' } & Charge)
  | { type: 'purchase.refunded'; purchaseId: string; amountCents: number }
  | { type: 'cash.withdrawn'; amountCents: number; place: string }
  | { type: 'money.sent'; to: string; amountCents: number; memo: string }
  | { type: 'money.received'; from: string; amountCents: number; memo: string }
  | { type: 'money.requested'; from: string; amountCents: number; memo: string }
  | { type: 'money.saved'; amountCents: number }
  | { type: 'card.paid'; amountCents: number }
  | { type: 'loan.paid'; amountCents: number }
  /** Money put into an account at a broker or a market; a `purchase.made` for it leaves the bank. */
  | { type: 'broker.funded'; broker: string; amountCents: number }
  | { type: 'market.funded'; market: string; amountCents: number }
  | {
      type: 'shares.traded';
      symbol: string;
      name: string;
      side: 'buy' | 'sell';
      amountCents: number;
      order: 'market' | 'limit' | 'stop';
      why?: string;
    }
  | {
      type: 'bet.placed';
      question: string;
      category: string;
      side: 'yes' | 'no';
      amountCents: number;
      /** The chance of YES in percent at that moment. */
      percent: number;
      closes: string;
      why?: string;
    }
  | { type: 'bet.settled'; bet: string; question: string; outcome: 'yes' | 'no'; won: boolean }
  | {
      type: 'tax-form.received';
      form: 'W-2' | '1099-NEC' | '1099-INT' | '1099-DIV' | '1099-B' | '1099-MISC';
      year: number;
      payer: string;
      amountCents: number;
      withheld?: Withheld;
    }
  | { type: 'tax-return.filed'; year: number; refundCents: number; preparer: string };

export interface Withheld {
  readonly federalCents: number;
  readonly socialSecurityCents: number;
  readonly medicareCents: number;
  readonly stateCents: number;
  readonly localCents: number;
  readonly otherCents: number;
}

/**
 * Money that leaves for a merchant. `for` names the event that was paid for: once an app records that type of event
 * and charges for it itself, the seed run leaves this charge out (see `withoutChargesFor`), so that it is booked once.
 */
export interface Charge {
  readonly merchant: string;
  readonly category: SpendingCategory;
  readonly amountCents: number;
  readonly with: 'credit' | 'debit';
  readonly for?: { readonly id: string; readonly type: LifeEvent['type'] };
  /** Taken by the merchant on its day; the owner does nothing. */
  readonly automatic?: true;
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
    dayOfMonth: number;
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
