import { and, eq } from 'drizzle-orm';
import type { Examples } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { addDays, dayOf } from '#kit/time.ts';
import { billPayments, payees } from '../schema/bills.ts';
import { directDeposits, externalAccounts, externalTransfers } from '../schema/external.ts';
import { messageThreads } from '../schema/messages.ts';
import { trustedDevices } from '../schema/profile.ts';
import { transfers } from '../schema/transfers.ts';
import { zellePayments, zelleRecipients, zelleRequests } from '../schema/zelle.ts';
import { accountOfKind } from '../service/ledger.ts';

/** Things of the seeded world that the examples are about. */
function findThings(ctx: Ctx) {
  const { db } = ctx;
  const requests = (direction: 'in' | 'out') =>
    db
      .select()
      .from(zelleRequests)
      .where(and(eq(zelleRequests.direction, direction), eq(zelleRequests.status, 'open')))
      .get();
  const external = (status: 'pending' | 'verified') =>
    db.select().from(externalAccounts).where(eq(externalAccounts.status, status)).get();
  return {
    checking: accountOfKind(ctx, 'checking').id,
    savings: accountOfKind(ctx, 'savings').id,
    transfer: db.select().from(transfers).where(eq(transfers.status, 'scheduled')).get()?.id,
    recipient: db.select().from(zelleRecipients).get()?.id,
    pending: db.select().from(zellePayments).where(eq(zellePayments.status, 'pending')).get()?.id,
    asked: requests('in')?.id,
    asking: requests('out')?.id,
    payee: db.select().from(payees).where(eq(payees.autopay, 'off')).get()?.id,
    bill: db.select().from(billPayments).where(eq(billPayments.status, 'scheduled')).get()?.id,
    verified: external('verified')?.id,
    unverified: external('pending'),
    externalTransfer: db
      .select()
      .from(externalTransfers)
      .where(eq(externalTransfers.status, 'processing'))
      .get()?.id,
    deposit: db.select().from(directDeposits).get()?.id,
    thread: db.select().from(messageThreads).get()?.id,
    device: db.select().from(trustedDevices).get()?.id,
  };
}

export function paymentsExamples(ctx: Ctx): Required<Pick<Examples, 'params' | 'inputs'>> {
  const things = findThings(ctx);
  const id = (value: number | undefined) => [{ id: String(value) }];
  return {
    params: {
      transfer: id(things.transfer),
      zellePayment: id(things.pending),
      zelleRequestDetail: [...id(things.asked), ...id(things.asking)],
      payee: id(things.payee),
      billPayment: id(things.bill),
      externalAccount: [...id(things.verified), ...id(things.unverified?.id)],
      messageThread: id(things.thread),
      helpTopic: [{ slug: 'autopay' }],
    },
    inputs: { ...moneyInputs(ctx, things), ...billInputs(ctx, things), ...otherInputs(things) },
  };
}

type Things = ReturnType<typeof findThings>;

function moneyInputs(ctx: Ctx, things: Things): Examples['inputs'] {
  const today = dayOf(ctx.now, ctx.zone);
  const transfer = {
    fromAccountId: things.savings,
    toAccountId: things.checking,
    amountCents: 5_00,
    memo: 'Lunch',
    frequency: 'once',
  };
  const person = { name: 'Wanda Kowalski', email: 'wanda@example.com', phone: '' };
  return {
    'transfers.list': { text: 'vacation', show: 'scheduled' },
    'transfers.get': { id: things.transfer },
    'transfers.create': { ...transfer, startsOn: today },
    'transfers.edit': {
      ...transfer,
      id: things.transfer,
      startsOn: addDays(today, 20),
      frequency: 'monthly',
    },
    'transfers.cancel': { id: things.transfer },
    'zelle.activity': { text: 'pam', show: 'sent' },
    'zelle.payment': { id: things.pending },
    'zelle.request': { id: things.asked },
    'zelle.recipient': { id: things.recipient },
    'zelle.addRecipient': person,
    'zelle.editRecipient': { ...person, id: things.recipient },
    'zelle.removeRecipient': { id: things.recipient },
    'zelle.send': {
      recipientId: things.recipient,
      accountId: things.checking,
      amountCents: 5_00,
      memo: 'Coffee',
    },
    'zelle.cancelPayment': { id: things.pending },
    'zelle.ask': { recipientId: things.recipient, amountCents: 5_00, memo: 'Coffee' },
    'zelle.split': {
      totalCents: 30_00,
      memo: 'Pizza',
      shares: [{ recipientId: things.recipient, amountCents: 15_00 }],
    },
    'zelle.payRequest': { id: things.asked, accountId: things.checking },
    'zelle.declineRequest': { id: things.asked },
    'zelle.cancelRequest': { id: things.asking },
  };
}

function billInputs(ctx: Ctx, things: Things): Examples['inputs'] {
  const today = dayOf(ctx.now, ctx.zone);
  const payee = {
    name: 'Scranton Times',
    nickname: 'Paper',
    category: 'subscriptions',
    accountNumber: 'ST-1204',
  };
  const payment = { fromAccountId: things.checking, amountCents: 10_00, memo: '' };
  return {
    'bills.payments': { text: 'electric', show: 'paid' },
    'bills.payment': { id: things.bill },
    'bills.pay': { ...payment, payeeId: things.payee, payOn: today },
    'bills.edit': { ...payment, id: things.bill, payOn: addDays(today, 3) },
    'bills.cancel': { id: things.bill },
    'payees.get': { id: things.payee },
    'payees.add': payee,
    'payees.edit': { ...payee, id: things.payee },
    'payees.remove': { id: things.payee },
    'payees.setAutopay': {
      id: things.payee,
      mode: 'fixed',
      fromAccountId: things.checking,
      amountCents: 50_00,
      dayOfMonth: 20,
    },
    'external.get': { id: things.verified },
    'external.link': {
      routing: '021995547',
      number: '880012345',
      numberAgain: '880012345',
      kind: 'checking',
      nickname: '',
    },
    'external.verify': {
      id: things.unverified?.id,
      firstCents: things.unverified?.firstDepositCents,
      secondCents: things.unverified?.secondDepositCents,
    },
    'external.rename': { id: things.verified, nickname: 'Old bank' },
    'external.remove': { id: things.unverified?.id },
    'external.transfer': {
      externalId: things.verified,
      accountId: things.savings,
      direction: 'in',
      amountCents: 20_00,
      memo: '',
    },
    'external.cancelTransfer': { id: things.externalTransfer },
  };
}

function otherInputs(things: Things): Examples['inputs'] {
  const payRule = { employer: 'Electric City Improv', employeeId: '', split: 'percent', savingsPercent: 10 };
  return {
    'directDeposit.setUp': payRule,
    'directDeposit.edit': { ...payRule, id: things.deposit },
    'directDeposit.stop': { id: things.deposit },
    'alerts.set': { kind: 'low_balance', isOn: true, thresholdCents: 200_00, byMail: true, inApp: true },
    'messages.list': { text: 'card' },
    'messages.get': { id: things.thread },
    'messages.send': { topic: 'card', subject: 'Replacement card', body: 'Mine no longer works.' },
    'messages.reply': { id: things.thread, body: 'Thank you.' },
    'messages.mark': { id: things.thread, read: false },
    'messages.archive': { id: things.thread, archived: true },
    'profile.editContact': {
      name: 'Michael G. Scott',
      preferredName: '',
      email: 'michael.scott@hoolimail.test',
      phone: '(570) 555-0114',
      street: '126 Kellum Court, Unit 4',
      city: 'Scranton',
      state: 'PA',
      zip: '18505',
    },
    'profile.editPreferences': { paperless: false, language: 'en' },
    'profile.setTwoStep': { method: 'email' },
    'profile.removeDevice': { id: things.device },
  };
}
