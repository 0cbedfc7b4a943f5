import { daysBetween } from '#kit/time.ts';

export interface MerchantCharge {
  description: string;
  day: string;
  amountCents: number;
}

export interface RecurringMerchant {
  merchant: string;
  amountCents: number;
  lastDay: string;
  nextDay: string;
  times: number;
}

const LEAST_TIMES = 3;
const MONTH_DAYS = { least: 26, most: 35 };
const AMOUNT_TOLERANCE = 0.1;

/**
 * Merchants that charge about the same every month: at least three charges, each a month after the one before and
 * within a tenth of its amount, and the last not so long ago that it has evidently stopped.
 */
export function findRecurringMerchants(
  charges: readonly MerchantCharge[],
  { today, nextMonth }: { today: string; nextMonth: (day: string) => string },
): RecurringMerchant[] {
  const byMerchant = Map.groupBy(charges, (charge) => charge.description);
  return [...byMerchant].flatMap(([merchant, all]) => {
    const run = monthlyRun(all.toSorted((a, b) => (a.day < b.day ? -1 : 1)));
    const last = run.at(-1);
    if (!last || run.length < LEAST_TIMES || daysBetween(last.day, today) > MONTH_DAYS.most + 5) return [];
    const nextDay = nextMonth(last.day);
    return [{ merchant, amountCents: last.amountCents, lastDay: last.day, nextDay, times: run.length }];
  });
}

/** The charges at the end of the list that follow each other month by month. */
function monthlyRun(charges: readonly MerchantCharge[]): MerchantCharge[] {
  const run: MerchantCharge[] = [];
  for (const charge of charges.toReversed()) {
    const later = run[0];
    if (later && !followsMonthly(charge, later)) break;
    run.unshift(charge);
  }
  return run;
}

function followsMonthly(earlier: MerchantCharge, later: MerchantCharge): boolean {
  const gap = daysBetween(earlier.day, later.day);
  const change = Math.abs(later.amountCents - earlier.amountCents) / earlier.amountCents;
  return gap >= MONTH_DAYS.least && gap <= MONTH_DAYS.most && change <= AMOUNT_TOLERANCE;
}
