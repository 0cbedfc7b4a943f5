/** Percentages are in basis points; a month is a twelfth of a year whatever its length. */
const BPS = 10_000;

/** The monthly interest on a balance, to the cent. */
export const monthlyInterest = (balanceCents: number, aprBps: number): number =>
  Math.round((Math.max(0, balanceCents) * aprBps) / BPS / 12);

/** Mean of the balances that an account ended its days with. */
export const averageDailyBalance = (endOfDayCents: readonly number[]): number =>
  endOfDayCents.length === 0
    ? 0
    : Math.round(endOfDayCents.reduce((sum, cents) => sum + cents, 0) / endOfDayCents.length);

/**
 * Interest on a card for one cycle: none when the statement before was paid in full by its due date, otherwise on
 * the average daily balance.
 */
export function cardInterest(cycle: {
  averageOwedCents: number;
  aprBps: number;
  paidInFull: boolean;
}): number {
  return cycle.paidInFull ? 0 : monthlyInterest(cycle.averageOwedCents, cycle.aprBps);
}
