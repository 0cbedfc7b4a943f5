import { and, desc, eq, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { findRow } from '#kit/rows.ts';
import { world } from '#kit/tables.ts';
import { addDays, dayOf } from '#kit/time.ts';
import type { Contact } from '#world/events.ts';
import { bills, payees } from '../schema/bills.ts';
import { externalAccounts } from '../schema/external.ts';
import { messageThreads } from '../schema/messages.ts';
import { trustedDevices } from '../schema/profile.ts';
import { zelleRequests } from '../schema/zelle.ts';
import { payBill } from '../service/bill-payments.ts';
import { linkAccount, verifyAccount } from '../service/external.ts';
import { createExternalTransfer } from '../service/external-transfers.ts';
import { accountOfKind } from '../service/ledger.ts';
import { markThread, startThread, writeAsBank, writeToCustomer } from '../service/messages.ts';
import { createTransfer } from '../service/transfers.ts';
import { sendMoney } from '../service/zelle.ts';
import { addRecipient, listRecipients } from '../service/zelle-directory.ts';
import { declineRequest, receiveRequest, splitMoney } from '../service/zelle-requests.ts';

const DAY_MS = 24 * 3600_000;

export interface Step {
  name: keyof typeof steps;
  person?: { name: string; email: string; phone: string };
}

/** What no life event tells of: the small dealings with the bank before now, which leave things open today. */
export function planRecentWeeks(ctx: Ctx, contacts: readonly Contact[]): void {
  const now = findRow(ctx, world, {})?.referenceMs ?? ctx.now;
  const friends = contacts.filter(({ zelle }) => zelle);
  const unenrolled = contacts.filter(({ zelle }) => !zelle);
  const kin = unenrolled.find(({ relationship }) =>
    /mother|father|sister|brother|family/i.test(relationship),
  );
  const plan = (daysAgo: number, name: Step['name'], contact?: Contact) => {
    const at = now - daysAgo * DAY_MS;
    if (at <= ctx.now) return;
    const person = contact && { name: contact.name, email: contact.email, phone: contact.phone };
    ctx.schedule(at, 'liveStep', { name, ...(person ? { person } : {}) });
  };
  plan(402.6, 'linkOtherBank');
  plan(401.9, 'verifyOtherBank');
  plan(203.5, 'bringSavings');
  plan(96.55, 'askAboutForm');
  plan(95.7, 'bankAnswersForm');
  plan(44.8, 'beAsked', friends[9] ?? friends[0]);
  plan(42.5, 'declineAsked');
  plan(12.53, 'splitDinner');
  plan(7.5, 'askAboutTravel');
  plan(6.6, 'bankAnswersTravel');
  plan(6.5, 'readMessages');
  plan(5.5, 'planTransfers');
  plan(3.55, 'linkAnotherBank');
  plan(2.6, 'sendToKin', kin ?? unenrolled[0]);
  plan(1.85, 'beAsked', friends[7] ?? friends[0]);
  plan(0.9, 'bankWrites');
  plan(0.06, 'bringMore');
  plan(0.04, 'planBill');
  plan(0.02, 'useDevice');
}

/** Runs one of them; only the seed schedules these. */
export const liveStep = (ctx: Ctx, { name, person }: Step): void => steps[name](ctx, person);

const newestThread = (ctx: Ctx) =>
  ctx.db.select().from(messageThreads).orderBy(desc(messageThreads.id)).get()?.id ?? 0;
const otherBank = (ctx: Ctx) => findRow(ctx, externalAccounts, {});
const ownIds = (ctx: Ctx) => ({
  checking: accountOfKind(ctx, 'checking').id,
  savings: accountOfKind(ctx, 'savings').id,
});

const steps = {
  linkOtherBank: (ctx: Ctx) => {
    linkAccount(ctx, {
      routing: '036994410',
      number: '5520198846',
      numberAgain: '5520198846',
      kind: 'savings',
      nickname: 'Rainy day',
    });
  },
  verifyOtherBank: (ctx: Ctx) => {
    const row = otherBank(ctx);
    if (row)
      verifyAccount(ctx, {
        id: row.id,
        firstCents: row.firstDepositCents,
        secondCents: row.secondDepositCents,
      });
  },
  bringSavings: (ctx: Ctx) => {
    const row = otherBank(ctx);
    if (row)
      createExternalTransfer(ctx, {
        externalId: row.id,
        accountId: ownIds(ctx).savings,
        direction: 'in',
        amountCents: 150_00,
        memo: 'Back where I can see it',
      });
  },
  /** Left to be verified: the other bank's mail tells the two amounts. */
  linkAnotherBank: (ctx: Ctx) => {
    linkAccount(ctx, {
      routing: '031998877',
      number: '7710042356',
      numberAgain: '7710042356',
      kind: 'checking',
      nickname: '',
    });
  },
  bringMore: (ctx: Ctx) => {
    const row = otherBank(ctx);
    if (row)
      createExternalTransfer(ctx, {
        externalId: row.id,
        accountId: ownIds(ctx).savings,
        direction: 'in',
        amountCents: 30_00,
        memo: 'For the trip',
      });
  },
  askAboutForm: (ctx: Ctx) => {
    startThread(ctx, {
      topic: 'statements',
      subject: 'When is the 1099-INT ready?',
      body: 'Hello. My savings account earned interest last year, and I would like to have the form before I start my taxes. When can I download it?',
    });
  },
  bankAnswersForm: (ctx: Ctx) =>
    writeAsBank(
      ctx,
      newestThread(ctx),
      'Good morning,\n\nThe form 1099-INT is posted by January 31 when an account earned $10.00 or more in the year. Below that amount no form is issued, but the interest still counts as income; your December statement shows the total.\n\nGringotts Customer Service',
    ),
  beAsked: (ctx: Ctx, person: Step['person']) => {
    if (!person) return;
    const { name, email } = person;
    const earlier = ctx.db.select().from(zelleRequests).where(eq(zelleRequests.direction, 'in')).all().length;
    receiveRequest(ctx, {
      name,
      email,
      amountCents: earlier ? 24_50 : 85_00,
      memo: earlier ? 'Your part of the Friday lunch order' : 'Tickets, as discussed',
    });
  },
  declineAsked: (ctx: Ctx) => {
    const open = ctx.db
      .select()
      .from(zelleRequests)
      .where(and(eq(zelleRequests.direction, 'in'), eq(zelleRequests.status, 'open')))
      .get();
    if (open) declineRequest(ctx, open.id);
  },
  splitDinner: (ctx: Ctx) => {
    const friends = listRecipients(ctx).filter(({ isEnrolled }) => isEnrolled);
    const shares = friends.slice(2, 5).map(({ id }) => ({ recipientId: id, amountCents: 19_75 }));
    if (shares.length) splitMoney(ctx, { totalCents: 79_00, memo: 'Pizza by Alfredo, four ways', shares });
  },
  askAboutTravel: (ctx: Ctx) => {
    startThread(ctx, {
      topic: 'card',
      subject: 'Using my card outside the country',
      body: 'I am going on a trip this spring. Do I have to tell you before I use the Visa there, and what does it cost?',
    });
  },
  bankAnswersTravel: (ctx: Ctx) =>
    writeAsBank(
      ctx,
      newestThread(ctx),
      'Hello,\n\nNo notice is needed: our systems recognize travel. Purchases outside the United States carry a foreign transaction fee of 3 percent. Please keep your phone number up to date so that we can reach you about a purchase.\n\nGringotts Card Services',
    ),
  readMessages: (ctx: Ctx) => {
    for (const { id } of ctx.db.select().from(messageThreads).all()) markThread(ctx, { id, read: true });
  },
  planTransfers: (ctx: Ctx) => {
    const { checking, savings } = ownIds(ctx);
    const today = dayOf(ctx.now, ctx.zone);
    createTransfer(ctx, {
      fromAccountId: checking,
      toAccountId: savings,
      amountCents: 75_00,
      memo: 'Vacation fund',
      frequency: 'monthly',
      startsOn: addDays(today, 16),
    });
    createTransfer(ctx, {
      fromAccountId: savings,
      toAccountId: accountOfKind(ctx, 'credit').id,
      amountCents: 50_00,
      memo: 'A little extra on the card',
      frequency: 'once',
      startsOn: addDays(today, 12),
    });
  },
  sendToKin: (ctx: Ctx, person: Step['person']) => {
    if (!person) return;
    const recipientId = addRecipient(ctx, person).id;
    sendMoney(ctx, {
      recipientId,
      accountId: ownIds(ctx).savings,
      amountCents: 40_00,
      memo: 'For the flowers. Keep the change',
    });
  },
  bankWrites: (ctx: Ctx) =>
    writeToCustomer(ctx, {
      topic: 'security',
      subject: 'A reminder about payment requests',
      body: 'Hello,\n\nWe see more scams that use payment requests. Pay only people you know, and check the name and the e-mail address before you do. A Zelle payment to an enrolled person arrives in minutes and cannot be taken back.\n\nIf a request looks wrong, decline it and write to us here.\n\nGringotts Customer Service',
    }),
  /** The open bill that is due last; what is due first is left for the owner to pay. */
  planBill: (ctx: Ctx) => {
    const open = ctx.db
      .select({ bill: bills })
      .from(bills)
      .innerJoin(payees, eq(payees.id, bills.payeeId))
      .where(and(isNull(bills.paidAt), eq(payees.autopay, 'off')))
      .orderBy(desc(bills.dueOn))
      .all();
    const last = open[0]?.bill;
    if (!last || open.length < 2) return;
    const payOn = addDays(last.dueOn, -1);
    if (payOn < dayOf(ctx.now, ctx.zone)) return;
    const { payeeId, amountCents } = last;
    payBill(ctx, { payeeId, fromAccountId: ownIds(ctx).checking, amountCents, payOn, memo: '' });
  },
  useDevice: (ctx: Ctx) => {
    ctx.db
      .update(trustedDevices)
      .set({ lastUsedAt: ctx.now })
      .where(eq(trustedDevices.isThisDevice, true))
      .run();
  },
};
