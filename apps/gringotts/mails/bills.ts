import type { Ctx } from '#kit/context.ts';
import { formatCents } from '#kit/money.ts';
import type { BillPayment, Payee } from '../schema/bills.ts';
import { formatDay } from './format-day.ts';
import { sendNotice } from './send-notice.ts';

interface PaymentFacts {
  payment: BillPayment;
  payee: Payee;
  reference: string;
  account: string;
}

const facts = ({ payment, payee, reference, account }: PaymentFacts): (readonly [string, string])[] => [
  ['Payee', payee.name],
  ['Your account there', payee.accountNumber],
  ['From account', account],
  ['Pay date', formatDay(payment.payOn)],
  ...(payment.memo ? [['Memo', payment.memo] as const] : []),
  ['Confirmation', reference],
];

export function mailBillPaid(ctx: Ctx, about: PaymentFacts): void {
  const { payment, payee } = about;
  const amount = formatCents(payment.amountCents);
  sendNotice(ctx, `Payment receipt: ${amount} to ${payee.name}`, {
    heading: payment.isAutopay ? 'Autopay made a payment' : 'Your bill payment was made',
    amount,
    paragraphs: [`We paid ${payee.name} from your ${about.account} account.`],
    facts: facts(about),
    action: { label: 'View payment', path: `/bills/payments/${payment.id}` },
  });
}

export function mailBillFailed(ctx: Ctx, about: PaymentFacts & { reason: string }): void {
  const amount = formatCents(about.payment.amountCents);
  sendNotice(ctx, `We could not pay ${amount} to ${about.payee.name}`, {
    heading: 'A bill payment could not be made',
    amount,
    paragraphs: [
      about.reason,
      'Nothing was taken from your account. Add money or choose another account, then pay the bill again.',
    ],
    facts: facts(about),
    action: { label: 'Pay this bill', path: `/bills/payees/${about.payee.id}` },
  });
}
