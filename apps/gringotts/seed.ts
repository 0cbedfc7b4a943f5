import type { SeedHandlers } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { dayOf } from '#kit/time.ts';
import { bank } from './bank-port.ts';
import { accounts, customers } from './schema/ledger.ts';
import { accountOfKind, post } from './service/ledger.ts';
import { createTransfer } from './service/transfers.ts';

/** The bank's part of a life: everything by the services that its pages use, at the moment it happened. */
export const seed: SeedHandlers = {
  'life.began': (ctx, { finances }) => {
    const { id: customerId } = ctx.db
      .insert(customers)
      .values({ name: ctx.owner.name, email: ctx.owner.email, phone: ctx.owner.phone, isOwner: true })
      .returning()
      .get();
    const openedOn = dayOf(ctx.now, ctx.zone);
    const { card, carLoan } = finances;
    const opened = [
      { kind: 'checking', name: 'Vault Checking', number: '400010024821', balance: finances.checkingCents },
      { kind: 'savings', name: 'Goblin Savings', number: '400010027390', balance: finances.savingsCents },
      {
        kind: 'credit',
        name: 'Galleon Rewards Visa',
        number: '4147202611846017',
        balance: -card.balanceCents,
        limitCents: card.limitCents,
        aprBps: Math.round(card.aprPercent * 100),
      },
      {
        kind: 'loan',
        name: `Auto Loan, ${carLoan.vehicle}`,
        number: '700055510932',
        balance: -carLoan.balanceCents,
        aprBps: Math.round(carLoan.aprPercent * 100),
      },
    ] as const;
    for (const { balance, ...account } of opened) {
      const { id } = ctx.db
        .insert(accounts)
        .values({ ...account, customerId, openedOn })
        .returning()
        .get();
      if (balance)
        post(ctx, id, {
          kind: 'opening',
          amountCents: balance,
          description: 'Opening balance',
          category: 'transfer',
        });
    }
  },
  'wage.paid': (ctx, { employer, netCents }) => {
    post(ctx, accountOfKind(ctx, 'checking').id, {
      kind: 'deposit',
      amountCents: netCents,
      description: `${employer} PAYROLL`,
      category: 'income',
    });
  },
  'purchase.made': (ctx, { merchant, category, amountCents, with: method }) => {
    const account = accountOfKind(ctx, method === 'credit' ? 'credit' : 'checking');
    bank(ctx).charge({ methodId: String(account.id), merchant, category, amountCents });
  },
  'money.saved': (ctx, { amountCents }) => transferToday(ctx, 'savings', amountCents),
  'card.paid': (ctx, { amountCents }) => transferToday(ctx, 'credit', amountCents),
  'loan.paid': (ctx, { amountCents }) => transferToday(ctx, 'loan', amountCents),
};

function transferToday(ctx: Ctx, to: 'savings' | 'credit' | 'loan', amountCents: number): void {
  createTransfer(ctx, {
    fromAccountId: accountOfKind(ctx, 'checking').id,
    toAccountId: accountOfKind(ctx, to).id,
    amountCents,
    memo: '',
    frequency: 'once',
    startsOn: dayOf(ctx.now, ctx.zone),
  });
}
