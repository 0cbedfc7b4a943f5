import { z } from 'zod';
import { amountCents, day, id, line, optionalLine, page } from '#kit/input.ts';
import { action, query } from '#kit/operation.ts';
import { BILL_FILTERS, PAYEE_CATEGORIES } from '../rules/billing.ts';
import { AUTOPAY_MODES } from '../schema/bills.ts';
import { getBillPayment, listBillPayments, listUpcoming } from '../service/bill-list.ts';
import { cancelBillPayment, editBillPayment, payBill } from '../service/bill-payments.ts';
import {
  addPayee,
  editPayee,
  findPayee,
  getPayee,
  listPayees,
  removePayee,
  setAutopay,
} from '../service/payees.ts';

const payee = z.object({
  name: line(80),
  nickname: optionalLine(40),
  category: z.enum(PAYEE_CATEGORIES).default('other'),
  accountNumber: line(40),
});
const payment = z.object({ fromAccountId: id, amountCents, payOn: day, memo: optionalLine(140) });

export const billsApi = {
  'bills.upcoming': query(z.object({}), (ctx) => listUpcoming(ctx)),
  'bills.payments': query(
    z.object({
      text: optionalLine(100),
      show: z.enum(BILL_FILTERS).default('all'),
      payeeId: id.optional(),
      page,
    }),
    listBillPayments,
  ),
  'bills.payment': query(z.object({ id }), (ctx, input) => getBillPayment(ctx, input.id)),
  'bills.pay': action(payment.extend({ payeeId: id }), (ctx, input) => {
    findPayee(ctx, input.payeeId);
    return getBillPayment(ctx, payBill(ctx, input).id);
  }),
  'bills.edit': action(payment.extend({ id }), (ctx, input) =>
    getBillPayment(ctx, editBillPayment(ctx, input).id),
  ),
  'bills.cancel': action(z.object({ id }), (ctx, input) =>
    getBillPayment(ctx, cancelBillPayment(ctx, input.id).id),
  ),
  'payees.list': query(z.object({}), (ctx) => listPayees(ctx)),
  'payees.get': query(z.object({ id }), (ctx, input) => getPayee(ctx, input.id)),
  'payees.add': action(payee, addPayee),
  'payees.edit': action(payee.extend({ id }), editPayee),
  'payees.remove': action(z.object({ id }), (ctx, input) => removePayee(ctx, input.id)),
  'payees.setAutopay': action(
    z.object({
      id,
      mode: z.enum(AUTOPAY_MODES),
      fromAccountId: id.optional(),
      amountCents: amountCents.optional(),
      dayOfMonth: z.int().min(1).max(31).optional(),
    }),
    setAutopay,
  ),
} as const;
