/** Points for each whole dollar, by category of the purchase. */
const POINTS_PER_DOLLAR: Record<string, number> = {
  dining: 3,
  delivery: 3,
  coffee: 3,
  travel: 2,
  rides: 2,
  gas: 2,
};

export const REWARD_TIERS = [
  { points: 3, label: 'Restaurants, delivery and coffee shops' },
  { points: 2, label: 'Travel, rides and gas' },
  { points: 1, label: 'Everything else' },
] as const;

const pointsPerDollar = (category: string): number => POINTS_PER_DOLLAR[category] ?? 1;

export const pointsFor = (amountCents: number, category: string): number =>
  Math.floor((amountCents * pointsPerDollar(category)) / 100);

/** Redeemed in hundreds, one dollar each, from five dollars up. */
export const REDEEM_STEP = 100;
export const REDEEM_MINIMUM = 500;

export const creditForPoints = (points: number): number => points;

/** Why points cannot be redeemed; null when they can. */
export function redemptionProblem(points: number, balance: number): string | null {
  if (points < REDEEM_MINIMUM) return `Redeem at least ${REDEEM_MINIMUM} points.`;
  if (points % REDEEM_STEP !== 0) return `Redeem in steps of ${REDEEM_STEP} points.`;
  if (points > balance)
    return `You have ${balance.toLocaleString('en-US')} points, fewer than ${points.toLocaleString('en-US')}.`;
  return null;
}
