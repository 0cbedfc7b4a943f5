import {
  type Day,
  dayFrom,
  daysOf,
  isBetween,
  minutesOf,
  momentOf,
  monthKey,
  monthlyDays,
  type Span,
} from '../calendar.ts';
import type { Persona } from '../persona.ts';
import type { Plan } from '../plan.ts';
import type { Rng } from '../rng.ts';

/** Wages, bills, the car loan, subscriptions, and the day the card is due: what comes whether wanted or not. */
export function planObligations(persona: Persona, span: Span, rng: Rng): Plan[] {
  return [
    ...planWages(persona, span),
    ...planBills(persona, span, rng),
    ...planLoan(persona, span),
    ...planCardPayments(persona, span),
    ...planSubscriptions(persona, span),
  ];
}

function planWages({ financial }: Persona, span: Span): Plan[] {
  const { firstPayday } = financial.wage;
  const first = dayFrom(firstPayday);
  return daysOf(span)
    .filter(
      (day) => day.dayOfWeek === first.dayOfWeek && first.until(day, { largestUnit: 'days' }).days % 14 === 0,
    )
    .map((day) => ({
      id: `wage.${day}`,
      at: momentOf(day, minutesOf('06:10'), span.zone),
      will: 'income',
      type: 'wage.paid',
      employer: financial.employer,
      ...payOn(financial, day),
    }));
}

/** The pay slip of a pay day. */
export function payOn({ wage }: Persona['financial'], day: Day) {
  const rate = wage.rates.findLast(({ from }) => isBetween(day, from, '9999-12-31')) ?? wage.rates[0]!;
  return { netCents: rate.netCents, grossCents: rate.grossCents, withheld: rate.withheld };
}

type Payee = Persona['financial']['payees'][number];

function planBills({ financial }: Persona, span: Span, rng: Rng): Plan[] {
  return financial.payees.flatMap((payee) => {
    const random = rng(`bill.${payee.id}`);
    return monthlyDays(span, payee.dayOfMonth).map((day): Plan => {
      const minutes = payee.autopay ? minutesOf('05:30') : random.int(minutesOf('19:30'), minutesOf('21:45'));
      return {
        id: `bill.${payee.id}.${monthKey(day)}`,
        at: momentOf(day, minutes, span.zone),
        will: 'must',
        type: 'bill.paid',
        payee: payee.name,
        amountCents: billCents(payee, day, random.next()),
        autopay: payee.autopay,
      };
    });
  });
}

/** Seasonal bills follow the year's warmth; the rest vary by chance within their range. */
function billCents({ amountCents: [low, high], peak }: Payee, { month }: Day, noise: number): number {
  if (!peak) return Math.round(low + (high - low) * noise);
  const cold = (1 + Math.cos(((month - 1) / 6) * Math.PI)) / 2;
  const season = peak === 'winter' ? cold : 1 - cold;
  return Math.round(low + (high - low) * (0.85 * season + 0.15 * noise));
}

function planLoan({ financial: { carLoan } }: Persona, span: Span): Plan[] {
  return monthlyDays(span, carLoan.dayOfMonth).map((day) => ({
    id: `loan.${monthKey(day)}`,
    at: momentOf(day, minutesOf('05:45'), span.zone),
    will: 'must',
    type: 'loan.paid',
    amountCents: carLoan.monthlyCents,
  }));
}

/** At the minimum; `liveWithinMeans` raises it to what he can and means to pay. */
function planCardPayments({ financial: { card } }: Persona, span: Span): Plan[] {
  return monthlyDays(span, card.paymentDay).map((day) => ({
    id: `card.${monthKey(day)}`,
    at: momentOf(day, minutesOf('20:15'), span.zone),
    will: 'must',
    type: 'card.paid',
    amountCents: card.minimumCents,
  }));
}

function planSubscriptions({ routines }: Persona, span: Span): Plan[] {
  return routines.subscriptions.flatMap(({ id, merchant, amountCents, dayOfMonth, since, until }) =>
    monthlyDays(span, dayOfMonth)
      .filter((day) => isBetween(day, since ?? '0001-01-01', until ?? '9999-12-31'))
      .map(
        (day): Plan => ({
          id: `subscription.${id}.${monthKey(day)}`,
          at: momentOf(day, minutesOf('08:05'), span.zone),
          will: 'must',
          type: 'purchase.made',
          merchant,
          category: 'subscriptions',
          amountCents,
          with: 'credit',
          automatic: true,
        }),
      ),
  );
}
