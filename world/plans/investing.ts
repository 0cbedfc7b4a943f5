import type { Almanac } from '../almanac.ts';
import { daysOf, isBetween, localMoment, minutesOf, momentOf, monthKey } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import { chargeFor, type Fixed, joinFixed } from './fixed.ts';

type Investments = Persona['investments'];
type Markets = Persona['prediction_markets'];

/** Money put into the broker and the betting market, and what was done with it there. */
export function planInvesting(
  { investments, prediction_markets, identity: { zone } }: Persona,
  almanac: Almanac,
): Fixed {
  return joinFixed([
    fundBroker(investments, zone),
    { events: investments.trades.map((trade) => tradeEvent(trade, zone)), plans: [] },
    buyRegularly(investments, almanac),
    fundMarket(prediction_markets, zone),
    { events: prediction_markets.bets.flatMap((bet) => betEvents(bet, zone)), plans: [] },
  ]);
}

function fundBroker({ broker, funding }: Investments, zone: string): Fixed {
  return joinFixed(
    funding.map(({ id, at: text, amountCents }) => {
      const at = localMoment(text, zone);
      const cause: LifeEvent = { id: `funded.${id}`, at, type: 'broker.funded', broker, amountCents };
      const price = { merchant: broker, category: 'other', amountCents, with: 'debit' } as const;
      return { events: [cause], plans: [chargeFor(id, at, { price, cause })] };
    }),
  );
}

function fundMarket({ market, funding }: Markets, zone: string): Fixed {
  return joinFixed(
    funding.map(({ id, at: text, amountCents }) => {
      const at = localMoment(text, zone);
      const cause: LifeEvent = { id: `funded.${id}`, at, type: 'market.funded', market, amountCents };
      const price = { merchant: market, category: 'entertainment', amountCents, with: 'debit' } as const;
      return { events: [cause], plans: [chargeFor(id, at, { price, cause })] };
    }),
  );
}

function tradeEvent({ id, at, ...trade }: Investments['trades'][number], zone: string): LifeEvent {
  return { id: `trade.${id}`, at: localMoment(at, zone), type: 'shares.traded', ...trade };
}

/** On its day of the month or the next day the markets are open; the money is taken from the bank. */
function buyRegularly({ broker, recurring }: Investments, almanac: Almanac): Fixed {
  return joinFixed(
    recurring.flatMap(({ id, symbol, name, amountCents, dayOfMonth, at: clock, since }) =>
      daysOf(almanac.span)
        .filter((day) => day.day === dayOfMonth && isBetween(day, since, '9999-12-31'))
        .map((day) => day.add({ days: Math.max(0, day.dayOfWeek - 5) && 8 - day.dayOfWeek }))
        .map((day): Fixed => {
          const at = momentOf(day, minutesOf(clock), almanac.span.zone);
          const key = `${id}.${monthKey(day)}`;
          const cause: LifeEvent = { id: `funded.${key}`, at, type: 'broker.funded', broker, amountCents };
          const bought: LifeEvent = {
            ...{
              id: `trade.${key}`,
              at,
              type: 'shares.traded',
              symbol,
              name,
              side: 'buy',
              amountCents,
              order: 'market',
            },
          };
          const price = { merchant: broker, category: 'other', amountCents, with: 'debit' } as const;
          const charge = { ...chargeFor(key, at, { price, cause }), automatic: true } as ReturnType<
            typeof chargeFor
          >;
          return { events: [cause, bought], plans: [charge] };
        }),
    ),
  );
}

function betEvents({ id, at, outcome, ...bet }: Markets['bets'][number], zone: string): LifeEvent[] {
  const placed: LifeEvent = { id: `bet.${id}`, at: localMoment(at, zone), type: 'bet.placed', ...bet };
  if (!outcome) return [placed];
  const closes = localMoment(`${bet.closes}T23:00`, zone);
  const settled: LifeEvent = {
    ...{ id: `settled.${id}`, at: closes, type: 'bet.settled', bet: placed.id, question: bet.question },
    ...{ outcome, won: outcome === bet.side },
  };
  return [placed, settled];
}
