import { z } from 'zod';
import { amountCents, id, line, optionalLine } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import {
  editDirectDeposit,
  getDepositDetails,
  listDirectDeposits,
  setUpDirectDeposit,
  stopDirectDeposit,
} from '../service/direct-deposit.ts';
import {
  getExternal,
  linkAccount,
  listExternal,
  removeExternal,
  renameExternal,
  verifyAccount,
} from '../service/external.ts';
import {
  cancelExternalTransfer,
  createExternalTransfer,
  listExternalTransfers,
} from '../service/external-transfers.ts';

const accountNumber = z
  .string()
  .trim()
  .regex(/^\d{4,17}$/, 'Enter the account number: 4 to 17 digits.');
const smallCents = z
  .int()
  .min(1, 'Enter an amount such as 0.14.')
  .max(99, 'Each deposit is below one dollar.');
const payRule = z.object({
  employer: line(80),
  employeeId: optionalLine(30),
  split: z.enum(['none', 'percent', 'amount']),
  savingsPercent: z.int().min(0).max(100, 'Enter a share from 1 to 100 percent.').default(0),
  savingsCents: z.int().min(0).max(10_000_000).default(0),
});

export const externalApi = {
  'external.list': query(z.object({}), (ctx) => listExternal(ctx)),
  'external.get': query(z.object({ id }), (ctx, input) => getExternal(ctx, input.id)),
  'external.link': action(
    z.object({
      routing: z
        .string()
        .trim()
        .regex(/^\d{9}$/, 'Enter the routing number: nine digits.'),
      number: accountNumber,
      numberAgain: z.string().trim().max(40),
      kind: z.enum(['checking', 'savings']),
      nickname: optionalLine(40),
    }),
    linkAccount,
  ),
  'external.verify': action(z.object({ id, firstCents: smallCents, secondCents: smallCents }), verifyAccount),
  'external.rename': action(z.object({ id, nickname: optionalLine(40) }), renameExternal),
  'external.remove': action(z.object({ id }), (ctx, input) => removeExternal(ctx, input.id)),
  'external.transfers': query(z.object({}), (ctx) => listExternalTransfers(ctx)),
  'external.transfer': action(
    z.object({
      externalId: id,
      accountId: id,
      direction: z.enum(['in', 'out']),
      amountCents,
      memo: optionalLine(140),
    }),
    createExternalTransfer,
  ),
  'external.cancelTransfer': action(z.object({ id }), (ctx, input) => cancelExternalTransfer(ctx, input.id)),
  'directDeposit.list': query(z.object({}), (ctx) => listDirectDeposits(ctx)),
  'directDeposit.details': query(z.object({}), (ctx) => getDepositDetails(ctx)),
  'directDeposit.setUp': action(payRule, setUpDirectDeposit),
  'directDeposit.edit': action(payRule.extend({ id }), editDirectDeposit),
  'directDeposit.stop': action(z.object({ id }), (ctx, input) => stopDirectDeposit(ctx, input.id)),
} as const;
