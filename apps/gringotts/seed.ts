import type { SeedHandlers } from '#kit/app.ts';
import { accountsSeed, openBank } from './seed/accounts.ts';
import { openPayments, paymentsSeed } from './seed/payments.ts';

/** The bank's part of a life: everything by the services that its pages use, at the moment it happened. */
export const seed: SeedHandlers = {
  'life.began': (ctx, event) => {
    openBank(ctx, event);
    openPayments(ctx, event);
  },
  ...accountsSeed,
  ...paymentsSeed,
};
