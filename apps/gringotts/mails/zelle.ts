import type { Ctx } from '#kit/context.ts';
import { formatCents } from '#kit/money.ts';
import { dayOf } from '#kit/time.ts';
import type { ZellePayment, ZelleRequest } from '../schema/zelle.ts';
import { formatDay } from './format-day.ts';
import { sendNotice } from './send-notice.ts';

interface PaymentFacts {
  payment: ZellePayment;
  reference: string;
  account: string;
}

const firstName = (name: string) => name.split(' ')[0] ?? name;

const facts = (ctx: Ctx, { payment, reference, account }: PaymentFacts) => {
  const isOut = payment.direction === 'out';
  return [
    [isOut ? 'To' : 'From', payment.name],
    [isOut ? 'Sent to' : 'Sent from', payment.token],
    [isOut ? 'From account' : 'Into account', account],
    ...(payment.memo ? [['Memo', payment.memo] as const] : []),
    ['Date', formatDay(dayOf(payment.createdAt, ctx.zone))],
    ['Reference', reference],
  ] as (readonly [string, string])[];
};

export function mailPayment(ctx: Ctx, about: PaymentFacts): void {
  const { payment } = about;
  const amount = formatCents(payment.amountCents);
  const action = { label: 'View payment', path: `/zelle/payments/${payment.id}` };
  if (payment.direction === 'in') {
    sendNotice(ctx, `${payment.name} sent you ${amount} with Zelle`, {
      heading: `${firstName(payment.name)} sent you money`,
      amount,
      paragraphs: ['The money is in your account now.'],
      facts: facts(ctx, about),
      action,
    });
    return;
  }
  const isPending = payment.status === 'pending';
  sendNotice(
    ctx,
    isPending
      ? `Your Zelle payment of ${amount} to ${payment.name} is pending`
      : `You sent ${amount} to ${payment.name} with Zelle`,
    {
      heading: isPending ? 'Your Zelle payment is pending' : 'Your Zelle payment was sent',
      amount,
      paragraphs: [
        isPending
          ? `${payment.name} is not enrolled with Zelle yet. We told them how to enroll. If they do not by ${formatDay(dayOf(payment.expiresAt ?? ctx.now, ctx.zone))}, the money comes back to you. You can cancel until then.`
          : `The money is in ${firstName(payment.name)}’s account, usually within minutes. It cannot be cancelled.`,
      ],
      facts: facts(ctx, about),
      action,
    },
  );
}

/** A pending payment came to its end: it arrived, or the money is back. */
export function mailSettled(ctx: Ctx, about: PaymentFacts): void {
  const { payment } = about;
  const amount = formatCents(payment.amountCents);
  const endings = {
    completed: `${payment.name} enrolled with Zelle and has your payment.`,
    cancelled: 'You cancelled this payment. The money is back in your account.',
    expired: `${payment.name} did not enroll with Zelle in time. The money is back in your account.`,
    pending: '',
  };
  const status = payment.status === 'completed' ? 'was delivered' : `was ${payment.status}`;
  sendNotice(ctx, `Your Zelle payment of ${amount} to ${payment.name} ${status}`, {
    heading: `Your Zelle payment ${status}`,
    amount,
    paragraphs: [endings[payment.status]],
    facts: facts(ctx, about),
    action: { label: 'View payment', path: `/zelle/payments/${payment.id}` },
  });
}

export function mailRequest(
  ctx: Ctx,
  { request, reference }: { request: ZelleRequest; reference: string },
): void {
  const amount = formatCents(request.amountCents);
  const isIn = request.direction === 'in';
  sendNotice(
    ctx,
    isIn ? `${request.name} requests ${amount} with Zelle` : `You requested ${amount} from ${request.name}`,
    {
      heading: isIn ? `${firstName(request.name)} is asking for money` : 'Your request was sent',
      amount,
      paragraphs: [
        isIn
          ? 'Pay only people you know. You can pay or decline the request in Zelle activity.'
          : `We tell you when ${firstName(request.name)} pays. You can cancel the request until then.`,
      ],
      facts: [
        [isIn ? 'From' : 'To', `${request.name} (${request.token})`],
        ...(request.memo ? [['Memo', request.memo] as const] : []),
        ['Open until', formatDay(dayOf(request.expiresAt, ctx.zone))],
        ['Reference', reference],
      ],
      action: { label: isIn ? 'Pay or decline' : 'View request', path: `/zelle/requests/${request.id}` },
    },
  );
}

/** Somebody whom the owner asked will not pay. */
export function mailRefusal(
  ctx: Ctx,
  { request, reference }: { request: ZelleRequest; reference: string },
): void {
  const amount = formatCents(request.amountCents);
  sendNotice(ctx, `${request.name} declined your request for ${amount}`, {
    heading: 'Your request was declined',
    amount,
    paragraphs: [
      `${firstName(request.name)} did not pay this request. No money has moved. You can ask again.`,
    ],
    facts: [
      ['From', `${request.name} (${request.token})`],
      ...(request.memo ? [['Memo', request.memo] as const] : []),
      ['Reference', reference],
    ],
    action: { label: 'View request', path: `/zelle/requests/${request.id}` },
  });
}
