/** Why a customer says a charge is wrong. */
export const DISPUTE_REASONS = [
  'not_recognized',
  'duplicate',
  'wrong_amount',
  'not_received',
  'defective',
  'cancelled',
] as const;

export type DisputeReason = (typeof DISPUTE_REASONS)[number];

export const REASON_LABELS: Record<DisputeReason, string> = {
  not_recognized: 'I do not recognize this charge',
  duplicate: 'I was charged twice',
  wrong_amount: 'The amount is wrong',
  not_received: 'I did not receive what I paid for',
  defective: 'It was damaged or not as described',
  cancelled: 'I canceled or returned it',
};

export const DISPUTE_STATUS_LABELS = {
  open: 'Submitted',
  reviewing: 'Under review',
  resolved: 'Resolved',
  withdrawn: 'Withdrawn',
} as const;

/** How long a case takes: a day until somebody looks at it, ten until it is decided. */
export const REVIEW_AFTER_DAYS = 1;
export const DECIDE_AFTER_DAYS = 10;

/** A charge can be disputed while it is not older than this. */
export const DISPUTE_WINDOW_DAYS = 120;
