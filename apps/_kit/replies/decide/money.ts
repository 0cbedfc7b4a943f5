import { formatCents } from '../../money.ts';
import { dayOf } from '../../time.ts';
import { exchangesWith, paymentSeen } from '../facts/money.ts';
import { sayDay } from '../facts/say-when.ts';
import { type Act, act, type Situation } from './act.ts';

/** `4000` → "$40" */
const spoken = (cents: number): string => formatCents(cents).replace(/\.00$/, '');

const dayOfExchange = ({ ctx }: Situation, at: number): string =>
  sayDay(dayOf(at, ctx.zone), dayOf(ctx.now, ctx.zone));

/** "Zelle'd you the $40", "did you get it?" */
export function answerPayment(situation: Situation): Act {
  const { ctx, person, heard } = situation;
  const seen = paymentSeen(ctx, person, heard.amountCents);
  const amount = heard.amountCents === null ? null : spoken(heard.amountCents);
  switch (seen.state) {
    case 'arrived':
      return act('moneyArrived', { amount: spoken(seen.exchange.amountCents) });
    case 'pending':
      return act('moneyPending', { amount: spoken(seen.exchange.amountCents) });
    case 'other':
      return act('moneyWrong', { amount, actual: spoken(seen.exchange.amountCents) });
    case 'missing':
      return act('moneyMissing', { amount });
  }
}

/** "Did you send me the money?" */
export function answerChased(situation: Situation): Act {
  const { ctx, person, heard } = situation;
  const received = exchangesWith(ctx, person, 14).find(
    ({ direction, amountCents }) =>
      direction === 'received' && (heard.amountCents === null || heard.amountCents === amountCents),
  );
  return received
    ? act('moneyISent', { amount: spoken(received.amountCents), day: dayOfExchange(situation, received.at) })
    : act('moneyNotSent', { amount: heard.amountCents === null ? null : spoken(heard.amountCents) });
}

/** "Can you send me $20 for the pizza?" */
export function answerAsked(situation: Situation): Act {
  const { ctx, person, heard } = situation;
  const amount = heard.amountCents === null ? null : spoken(heard.amountCents);
  const isOpen = exchangesWith(ctx, person, 30).some(
    ({ direction, arrived, amountCents }) =>
      direction === 'requested' &&
      !arrived &&
      (heard.amountCents === null || amountCents === heard.amountCents),
  );
  if (isOpen) return act('requestSeen', { amount });
  return act(person.contact.zelle ? 'moneyAsked' : 'noZelle', { amount });
}

/** "How much do I owe you?" */
export function answerOwed(situation: Situation): Act {
  const { ctx, person } = situation;
  const exchanges = exchangesWith(ctx, person, 30);
  const asked = exchanges.find(({ direction, arrived }) => direction === 'asked' && !arrived);
  if (asked)
    return act('askedYou', { amount: spoken(asked.amountCents), what: asked.memo.toLowerCase() || null });
  const paid = exchanges.find(({ direction }) => direction === 'paid');
  return paid
    ? act('square', { amount: spoken(paid.amountCents), day: dayOfExchange(situation, paid.at) })
    : act('owesNothing');
}
