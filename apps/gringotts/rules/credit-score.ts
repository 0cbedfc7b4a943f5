export interface ScoreFacts {
  utilizationBps: number;
  /** Months in a row in which at least the minimum was paid on time. */
  onTimeMonths: number;
  accountCount: number;
}

const BEST = 850;
const WORST = 300;
const MOST_A_MONTH = 11;

/** Where the facts would take a score in the long run. */
function targetScore({ utilizationBps, onTimeMonths, accountCount }: ScoreFacts): number {
  const utilization = utilizationBps / 10_000;
  const history = Math.min(onTimeMonths, 36) * 2.2;
  return 700 - 150 * Math.max(0, utilization - 0.1) + history + Math.min(accountCount, 5) * 3;
}

/** Scores follow the facts slowly: a fifth of the way, a few points at most. */
export function nextScore(previous: number, facts: ScoreFacts): number {
  const step = Math.round((targetScore(facts) - previous) / 5);
  const bounded = Math.max(-MOST_A_MONTH, Math.min(MOST_A_MONTH, step));
  return Math.max(WORST, Math.min(BEST, previous + bounded));
}

export const SCORE_BANDS = [
  { name: 'Poor', from: 300, to: 579 },
  { name: 'Fair', from: 580, to: 669 },
  { name: 'Good', from: 670, to: 739 },
  { name: 'Very good', from: 740, to: 799 },
  { name: 'Excellent', from: 800, to: 850 },
] as const;

export const bandOf = (score: number): (typeof SCORE_BANDS)[number] =>
  SCORE_BANDS.findLast(({ from }) => score >= from) ?? SCORE_BANDS[0];

export interface Factor {
  name: string;
  weight: 'High impact' | 'Medium impact' | 'Low impact';
  rating: 'good' | 'fair' | 'poor';
  value: string;
  explanation: string;
}

/** The facts behind a score in words, most important first. */
export function explainFactors(
  { utilizationBps, onTimeMonths, accountCount }: ScoreFacts,
  { oldestYears }: { oldestYears: number },
): Factor[] {
  const utilization = Math.round(utilizationBps / 100);
  return [
    {
      name: 'Payment history',
      weight: 'High impact',
      rating: onTimeMonths >= 12 ? 'good' : onTimeMonths >= 3 ? 'fair' : 'poor',
      value: `${onTimeMonths} ${onTimeMonths === 1 ? 'month' : 'months'} on time`,
      explanation: 'Paying at least the minimum by the due date every month is what counts most.',
    },
    {
      name: 'Credit usage',
      weight: 'High impact',
      rating: utilization < 30 ? 'good' : utilization < 60 ? 'fair' : 'poor',
      value: `${utilization}% of your limit`,
      explanation: 'Below 30% helps your score. Paying the card down is the quickest way to raise it.',
    },
    {
      name: 'Age of credit',
      weight: 'Medium impact',
      rating: oldestYears >= 7 ? 'good' : oldestYears >= 3 ? 'fair' : 'poor',
      value: `${oldestYears} ${oldestYears === 1 ? 'year' : 'years'}`,
      explanation:
        'How long your oldest account has been open. It grows by itself while you keep accounts open.',
    },
    {
      name: 'Account mix',
      weight: 'Low impact',
      rating: accountCount >= 3 ? 'good' : 'fair',
      value: `${accountCount} credit ${accountCount === 1 ? 'account' : 'accounts'}`,
      explanation: 'Lenders like to see that you manage a card and a loan side by side.',
    },
  ];
}
