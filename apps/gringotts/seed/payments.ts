import { and, eq, isNull } from 'drizzle-orm';
import type { SeedHandlers } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { dayOf } from '#kit/time.ts';
import type { Contact, Finances } from '#world/events.ts';
import { alerts } from '../schema/alerts.ts';
import { payees } from '../schema/bills.ts';
import { profile, trustedDevices } from '../schema/profile.ts';
import { zelleRecipients } from '../schema/zelle.ts';
import { setUpDirectDeposit } from '../service/direct-deposit.ts';
import { settleBill } from '../service/ebills.ts';
import { accountOfKind } from '../service/ledger.ts';
import { createTransfer } from '../service/transfers.ts';
import { enrollPerson, sendMoney } from '../service/zelle.ts';
import { addRecipient, findCustomer } from '../service/zelle-directory.ts';
import { receivePayment, requestMoney } from '../service/zelle-requests.ts';
import { planRecentWeeks } from './recent-weeks.ts';

const ENROLS_AFTER_MS = 2 * 24 * 3600_000;
const DAY_MS = 24 * 3600_000;

const ALERTS = [
  { kind: 'low_balance', isOn: true, thresholdCents: 100_00, byMail: true, inApp: true },
  { kind: 'large_purchase', isOn: true, thresholdCents: 250_00, byMail: true, inApp: true },
  { kind: 'deposit', isOn: true, thresholdCents: 500_00, byMail: false, inApp: true },
  { kind: 'payment_due', isOn: true, thresholdCents: null, byMail: true, inApp: true },
  { kind: 'zelle_received', isOn: true, thresholdCents: null, byMail: false, inApp: true },
  { kind: 'security', isOn: true, thresholdCents: null, byMail: true, inApp: true },
] as const;

/** How the owner had arranged payments before the record begins. */
export function openPayments(
  ctx: Ctx,
  { contacts, finances }: { contacts: readonly Contact[]; finances: Finances },
): void {
  people.set(ctx.db, new Map(contacts.map((contact) => [contact.id, contact])));
  ctx.db
    .insert(alerts)
    .values([...ALERTS])
    .run();
  introduceOwner(ctx);
  addPayees(ctx, finances);
  for (const contact of contacts.filter(({ zelle }) => zelle)) recipientFor(ctx, contact);
  setUpDirectDeposit(ctx, {
    employer: finances.employer,
    employeeId: '',
    split: 'none',
    savingsPercent: 0,
    savingsCents: 0,
  });
  planRecentWeeks(ctx, contacts);
}

function introduceOwner(ctx: Ctx): void {
  const { name, email, phone, address } = ctx.owner;
  ctx.db
    .insert(profile)
    .values({
      ...{ name, email, phone, ...address },
      id: 1,
      paperless: true,
      language: 'en',
      twoStep: 'text',
      updatedAt: ctx.now,
    })
    .run();
  const place = `${address.city}, ${address.state}`;
  const devices = ['Firefox on Linux', 'Phone app', 'Chrome on Windows (office)'];
  ctx.db
    .insert(trustedDevices)
    .values(
      devices.map((device, index) => ({
        name: device,
        place,
        addedAt: ctx.now + index * 97 * DAY_MS,
        lastUsedAt: ctx.now + index * 97 * DAY_MS,
        isThisDevice: index === 0,
      })),
    )
    .run();
}

function addPayees(ctx: Ctx, finances: Finances): void {
  const checking = accountOfKind(ctx, 'checking').id;
  for (const { name, category, accountNumber, autopay, dayOfMonth } of finances.payees)
    ctx.db
      .insert(payees)
      .values({
        ...{ name, category, accountNumber },
        sendsBills: true,
        dueDay: dayOfMonth,
        createdAt: ctx.now,
        ...(autopay ? { autopay: 'bill' as const, autopayFromId: checking } : {}),
      })
      .run();
}

/** Contacts of the running seed by their id in the life's events. */
const people = new WeakMap<Ctx['db'], Map<string, Contact>>();

function personOf(ctx: Ctx, id: string): Contact {
  const contact = people.get(ctx.db)?.get(id);
  if (!contact) throw new Error(`An event names "${id}", who is not among the contacts.`);
  return contact;
}

function recipientFor(ctx: Ctx, { name, email, phone }: Contact): number {
  const known = ctx.db
    .select()
    .from(zelleRecipients)
    .where(and(eq(zelleRecipients.email, email.toLowerCase()), isNull(zelleRecipients.removedAt)))
    .get();
  return known?.id ?? addRecipient(ctx, { name, email, phone }).id;
}

export const paymentsSeed = {
  'bill.paid': (ctx, { payee, amountCents }) => {
    const row = findRow(ctx, payees, { name: payee });
    if (!row) throw new Error(`A bill of "${payee}" was paid, who is not among the payees.`);
    settleBill(ctx, row.id, amountCents);
  },
  'money.sent': (ctx, { to, amountCents, memo }) => {
    const { zelle, ...person } = personOf(ctx, to);
    const recipientId = recipientFor(ctx, { zelle, ...person });
    sendMoney(ctx, { recipientId, accountId: accountOfKind(ctx, 'checking').id, amountCents, memo });
    const { name, email, phone } = person;
    if (!findCustomer(ctx, { email, phone }))
      ctx.schedule(ctx.now + ENROLS_AFTER_MS, 'enrollPerson', { name, email, phone });
  },
  'money.received': (ctx, { from, amountCents, memo }) => {
    const { name, email, phone } = personOf(ctx, from);
    if (!findCustomer(ctx, { email, phone })) enrollPerson(ctx, { name, email, phone });
    const customerId = findCustomer(ctx, { email, phone })?.id ?? 0;
    receivePayment(ctx, { customerId, name, token: email, amountCents, memo });
  },
  'money.requested': (ctx, { from, amountCents, memo }) => {
    requestMoney(ctx, { recipientId: recipientFor(ctx, personOf(ctx, from)), amountCents, memo });
  },
  'money.saved': (ctx, { amountCents }) => {
    createTransfer(ctx, {
      fromAccountId: accountOfKind(ctx, 'checking').id,
      toAccountId: accountOfKind(ctx, 'savings').id,
      amountCents,
      memo: '',
      frequency: 'once',
      startsOn: dayOf(ctx.now, ctx.zone),
    });
  },
} satisfies SeedHandlers;
