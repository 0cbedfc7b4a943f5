import type { SeedHandlers } from '#kit/app.ts';
import type { Ctx } from '#kit/context.ts';
import { dayOf } from '#kit/time.ts';
import { accountsSeed, openBank } from './seed/accounts.ts';
import { accountOfKind } from './service/ledger.ts';
import { createTransfer } from './service/transfers.ts';

/** The bank's part of a life: everything by the services that its pages use, at the moment it happened. */
export const seed: SeedHandlers = {
  'life.began': (ctx, event) => {
    openBank(ctx, event);
  },
  ...accountsSeed,
  'money.saved': (ctx, { amountCents }) => transferToday(ctx, 'savings', amountCents),
};

function transferToday(ctx: Ctx, to: 'savings', amountCents: number): void {
  createTransfer(ctx, {
    fromAccountId: accountOfKind(ctx, 'checking').id,
    toAccountId: accountOfKind(ctx, to).id,
    amountCents,
    memo: '',
    frequency: 'once',
    startsOn: dayOf(ctx.now, ctx.zone),
  });
}
