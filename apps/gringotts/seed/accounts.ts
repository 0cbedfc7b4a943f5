import { and, eq, isNull } from 'drizzle-orm';
import type { SeedHandlers } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { notifications } from '#kit/tables.ts';
import { dayOf, monthOf } from '#kit/time.ts';
import type { Contact, Finances } from '#world/events.ts';
import { bank } from '../bank-port.ts';
import { REDEEM_MINIMUM, REDEEM_STEP } from '../rules/rewards.ts';
import { budgets } from '../schema/budgets.ts';
import { cards, loans } from '../schema/card.ts';
import { type Account, accounts, customers } from '../schema/ledger.ts';
import { payCard } from '../service/card.ts';
import { startCreditScore } from '../service/credit-score.ts';
import { receivePay } from '../service/direct-deposit.ts';
import { accountOfKind, post } from '../service/ledger.ts';
import { payLoan, planInstallment } from '../service/loan.ts';
import { addPoints, pointsBalance, redeemPoints } from '../service/rewards.ts';
import { startStatements } from '../service/statements.ts';
import { planAccountSteps } from './recent-accounts.ts';

const SAVINGS_APR_BPS = 210;

const BUDGETS = [
  { category: 'dining', monthlyCents: 250_00 },
  { category: 'groceries', monthlyCents: 320_00 },
  { category: 'shopping', monthlyCents: 150_00 },
  { category: 'entertainment', monthlyCents: 60_00 },
  { category: 'coffee', monthlyCents: 45_00 },
  { category: 'gas', monthlyCents: 140_00 },
];

/** Everyone banks here before the record begins; the owner's accounts run by their monthly jobs from that day on. */
export function openBank(
  ctx: Ctx,
  { contacts, finances }: { contacts: readonly Contact[]; finances: Finances },
) {
  const today = dayOf(ctx.now, ctx.zone);
  const { id: customerId } = ctx.db
    .insert(customers)
    .values({ name: ctx.owner.name, email: ctx.owner.email, phone: ctx.owner.phone, isOwner: true })
    .returning()
    .get();
  const opened = ownersAccounts(finances).map((account) => openAccount(ctx, { ...account, customerId }));
  for (const account of opened) startStatements(ctx, account, today);
  startCard(ctx, finances);
  startLoan(ctx, finances);
  openOthers(ctx, contacts);
  ctx.db
    .insert(budgets)
    .values(BUDGETS.map((budget) => ({ ...budget, createdAt: ctx.now })))
    .run();
  startCreditScore(ctx, finances.creditScore);
  planAccountSteps(ctx);
}

type NewAccount = Omit<typeof accounts.$inferInsert, 'customerId'>;

const ownersAccounts = ({ checkingCents, savingsCents, card, carLoan }: Finances): NewAccount[] => [
  {
    kind: 'checking',
    name: 'Vault Checking',
    number: '400010024821',
    openedOn: '2009-06-15',
    balanceCents: checkingCents,
  },
  {
    kind: 'savings',
    name: 'Goblin Savings',
    number: '400010027390',
    openedOn: '2012-01-09',
    balanceCents: savingsCents,
    aprBps: SAVINGS_APR_BPS,
  },
  {
    kind: 'credit',
    name: 'Galleon Rewards Visa',
    number: '4147202611846017',
    openedOn: '2015-11-27',
    balanceCents: -card.balanceCents,
    limitCents: card.limitCents,
    aprBps: Math.round(card.aprPercent * 100),
  },
  {
    kind: 'loan',
    name: 'Auto Loan',
    number: '700055510932',
    openedOn: '2022-08-05',
    balanceCents: -carLoan.balanceCents,
    aprBps: Math.round(carLoan.aprPercent * 100),
  },
];

/** What was there before the record is one transaction, so that a balance is the sum of its transactions. */
function openAccount(ctx: Ctx, { balanceCents = 0, ...values }: typeof accounts.$inferInsert): Account {
  const account = ctx.db.insert(accounts).values(values).returning().get();
  if (balanceCents)
    post(ctx, account.id, {
      kind: 'opening',
      amountCents: balanceCents,
      description: 'Balance brought forward',
      category: 'transfer',
    });
  return account;
}

function startCard(ctx: Ctx, { card }: Finances): void {
  const { id: accountId } = accountOfKind(ctx, 'credit');
  ctx.db.insert(cards).values({ accountId }).run();
  addPoints(ctx, accountId, {
    kind: 'opening',
    points: card.rewardsPoints,
    description: 'Points brought forward',
  });
}

function startLoan(ctx: Ctx, { carLoan }: Finances): void {
  const { id: accountId } = accountOfKind(ctx, 'loan');
  const { lender, vehicle, principalCents, monthlyCents, dayOfMonth: dueDay } = carLoan;
  ctx.db.insert(loans).values({ accountId, lender, vehicle, principalCents, monthlyCents, dueDay }).run();
  const month = monthOf(dayOf(ctx.now, ctx.zone));
  planInstallment(ctx, accountId, `${month}-${String(dueDay).padStart(2, '0')}`);
}

/** The people Zelle finds at once bank here too, each with an account that is none of the owner's business. */
function openOthers(ctx: Ctx, contacts: readonly Contact[]): void {
  for (const [index, { name, email, phone }] of contacts.filter(({ zelle }) => zelle).entries()) {
    const { id: customerId } = ctx.db.insert(customers).values({ name, email, phone }).returning().get();
    openAccount(ctx, {
      customerId,
      kind: 'checking',
      name: 'Vault Checking',
      number: String(400010031000 + index * 137),
      openedOn: '2017-03-01',
      balanceCents: 84_000 + index * 31_715,
    });
  }
}

/** Charges of the running seed by the event that made them, so that a refund finds its purchase. */
const chargesOf = new WeakMap<Ctx['db'], Map<string, string>>();

function rememberCharge(ctx: Ctx, eventId: string, chargeId: string): void {
  const charges = chargesOf.get(ctx.db) ?? new Map<string, string>();
  chargesOf.set(ctx.db, charges.set(eventId, chargeId));
}

const BONUS_MONTH = '12';

export const accountsSeed = {
  'wage.paid': (ctx, { employer, netCents }) => {
    readNotifications(ctx);
    receivePay(ctx, { employer, netCents });
  },
  'purchase.made': (ctx, event) => {
    const { merchant, category, amountCents } = event;
    const methodId = String(accountOfKind(ctx, event.with === 'credit' ? 'credit' : 'checking').id);
    const { chargeId } = bank(ctx).charge({ methodId, merchant, category, amountCents });
    rememberCharge(ctx, event.id, chargeId);
  },
  'purchase.refunded': (ctx, { purchaseId, amountCents }) => {
    const chargeId = chargesOf.get(ctx.db)?.get(purchaseId);
    if (!chargeId) throw new Error(`The refund of "${purchaseId}" came before its purchase.`);
    bank(ctx).refund({ chargeId, amountCents });
  },
  'cash.withdrawn': (ctx, { amountCents, place }) => {
    post(ctx, accountOfKind(ctx, 'checking').id, {
      kind: 'withdrawal',
      amountCents: -amountCents,
      description: `ATM withdrawal, ${place}`,
      category: 'cash',
    });
  },
  'card.paid': (ctx, { amountCents }) => {
    const today = dayOf(ctx.now, ctx.zone);
    const fromAccountId = accountOfKind(ctx, 'checking').id;
    payCard(ctx, { fromAccountId, choice: 'other', amountCents, payOn: today });
    if (today.slice(5, 7) === BONUS_MONTH) spendPoints(ctx);
  },
  'loan.paid': (ctx, { amountCents }) => {
    const accountId = accountOfKind(ctx, 'loan').id;
    payLoan(ctx, { accountId, fromAccountId: accountOfKind(ctx, 'checking').id, amountCents });
  },
} satisfies SeedHandlers;

/** Before the holidays, half of the points go against the card. */
function spendPoints(ctx: Ctx): void {
  const half = pointsBalance(ctx, accountOfKind(ctx, 'credit').id) / 2;
  const points = Math.floor(half / REDEEM_STEP) * REDEEM_STEP;
  if (points >= REDEEM_MINIMUM) redeemPoints(ctx, points);
}

/** On pay day the owner looks in, and has seen what was new. */
function readNotifications(ctx: Ctx): void {
  ctx.db
    .update(notifications)
    .set({ readAt: ctx.now })
    .where(and(eq(notifications.app, ctx.app), isNull(notifications.readAt)))
    .run();
}
