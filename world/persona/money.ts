import { z } from 'zod';
import {
  category,
  cents,
  centsRange,
  clock,
  contactId,
  count,
  date,
  dayOfMonth,
  localTime,
  slug,
  text,
} from './values.ts';

const payee = z.strictObject({
  id: slug,
  name: text,
  category,
  accountNumber: text,
  autopay: z.boolean(),
  dayOfMonth,
  amountCents: centsRange,
  /** Bills of heating and cooling: when they reach the upper end of the range. */
  peak: z.enum(['winter', 'summer']).optional(),
});

/** What is kept back from each pay, by what it is for. */
const withheld = z.strictObject({
  federalCents: cents,
  socialSecurityCents: cents,
  medicareCents: cents,
  stateCents: cents,
  localCents: cents,
  /** Health plan and the like: not taxes. */
  otherCents: cents,
});

const transfer = z.strictObject({
  id: slug,
  kind: z.enum(['sent', 'received', 'requested']),
  who: contactId,
  at: localTime,
  amountCents: cents,
  memo: text,
  /** For a request: when they paid. Absent while they have not. */
  paidAt: localTime.optional(),
});

export const financial = z.strictObject({
  employer: text,
  /** Every second week on the weekday of `firstPayday`. */
  wage: z.strictObject({
    firstPayday: date,
    /** In order of time; net is gross less all that is withheld. */
    rates: z.array(z.strictObject({ from: date, grossCents: cents, netCents: cents, withheld })).min(1),
  }),
  checkingCents: cents,
  savingsCents: cents,
  /** Left in checking whatever they would like to buy. */
  cushionCents: cents,
  creditScore: count,
  card: z.strictObject({
    limitCents: cents,
    balanceCents: cents,
    aprPercent: z.number(),
    rewardsPoints: count,
    paymentDay: dayOfMonth,
    minimumCents: cents,
    /** Share of the limit still owed after the monthly payment, at the start and at the end of the record. */
    carriedShare: z.tuple([z.number(), z.number()]),
  }),
  carLoan: z.strictObject({
    lender: text,
    vehicle: text,
    principalCents: cents,
    balanceCents: cents,
    aprPercent: z.number(),
    monthlyCents: cents,
    dayOfMonth,
  }),
  payees: z.array(payee),
  /** Money between people. */
  transfers: z.array(transfer).default([]),
});

const funding = z.strictObject({ id: slug, at: localTime, amountCents: cents });

export const investments = z.strictObject({
  /** As it stands on the bank statement. */
  broker: text,
  funding: z.array(funding).default([]),
  trades: z
    .array(
      z.strictObject({
        id: slug,
        at: localTime,
        symbol: text,
        name: text,
        side: z.enum(['buy', 'sell']),
        /** Spent on a purchase, or wanted from a sale. */
        amountCents: cents,
        order: z.enum(['market', 'limit', 'stop']).default('market'),
        why: text.optional(),
      }),
    )
    .default([]),
  /** Money put in on a day of the month, and what it buys. */
  recurring: z
    .array(
      z.strictObject({
        id: slug,
        symbol: text,
        name: text,
        amountCents: cents,
        dayOfMonth,
        at: clock,
        since: date,
      }),
    )
    .default([]),
  watchlists: z.array(z.strictObject({ name: text, symbols: z.array(text) })).default([]),
});

export const predictionMarkets = z.strictObject({
  market: text,
  funding: z.array(funding).default([]),
  bets: z
    .array(
      z.strictObject({
        id: slug,
        at: localTime,
        question: text,
        category: text,
        side: z.enum(['yes', 'no']),
        amountCents: cents,
        /** The chance of YES in percent when it was placed. */
        percent: z.int().min(1).max(99),
        closes: date,
        outcome: z.enum(['yes', 'no']).optional(),
        why: text.optional(),
      }),
    )
    .default([]),
});

export const taxInfo = z.strictObject({
  year: z.int().meta({ title: 'tax year', examples: [2025] }),
  filingStatus: z.enum(['single', 'married', 'head of household']),
  dependents: count,
  preparer: contactId.optional(),
  /** Forms about income besides wages. `from` names who pays by transfer; the sum is what they sent in that year. */
  otherIncome: z
    .array(
      z.strictObject({
        id: slug,
        form: z.enum(['1099-NEC', '1099-INT', '1099-DIV', '1099-B', '1099-MISC']),
        payer: text,
        arrives: date,
        amountCents: cents,
        paidBy: contactId.optional(),
      }),
    )
    .default([]),
  deductions: z
    .array(z.strictObject({ id: slug, what: text, payer: text, amountCents: cents, on: date }))
    .default([]),
  w2Arrives: date,
  filed: z
    .array(z.strictObject({ year: z.int(), on: date, refundCents: z.int(), preparer: text }))
    .default([]),
});
