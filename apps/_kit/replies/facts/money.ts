import type { Ctx } from '../../context.ts';
import type { Person } from '../../people.ts';
import type { Exchange } from '../../ports.ts';

const DAY_MS = 24 * 3600_000;

export const exchangesWith = (ctx: Ctx, { email, phone }: Person, days: number): Exchange[] =>
  ctx.ports.bank.exchangedWith({ email, phone }, ctx.now - days * DAY_MS);

type PaymentSeen =
  | { readonly state: 'arrived' | 'pending'; readonly exchange: Exchange }
  | { readonly state: 'other'; readonly exchange: Exchange }
  | { readonly state: 'missing' };

/** What the other side sees of money the owner says was sent. */
export function paymentSeen(ctx: Ctx, person: Person, amountCents: number | null): PaymentSeen {
  const paid = exchangesWith(ctx, person, 14).filter(({ direction }) => direction === 'paid');
  const recent = paid.filter(({ at }) => at > ctx.now - 3 * DAY_MS);
  const exchange =
    amountCents === null ? recent[0] : paid.find((payment) => payment.amountCents === amountCents);
  if (exchange) return { state: exchange.arrived ? 'arrived' : 'pending', exchange };
  return recent[0] ? { state: 'other', exchange: recent[0] } : { state: 'missing' };
}
