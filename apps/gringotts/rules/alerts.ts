export const ALERT_KINDS = [
  'low_balance',
  'large_purchase',
  'deposit',
  'payment_due',
  'zelle_received',
  'security',
] as const;
export type AlertKind = (typeof ALERT_KINDS)[number];

/** What each alert says on its page; `threshold` names the amount it takes, where it takes one. */
export const ALERT_TEXTS: Readonly<
  Record<AlertKind, { label: string; explanation: string; threshold?: string }>
> = {
  low_balance: {
    label: 'Low balance',
    explanation: 'When money leaves checking or savings and the available balance falls below an amount',
    threshold: 'Balance below',
  },
  large_purchase: {
    label: 'Large purchase',
    explanation: 'When a purchase on your card or checking account is at least an amount',
    threshold: 'Purchase of at least',
  },
  deposit: {
    label: 'Deposit received',
    explanation: 'When a deposit of at least an amount arrives',
    threshold: 'Deposit of at least',
  },
  payment_due: {
    label: 'Payment due',
    explanation: 'Three days before a bill is due that no payment is scheduled for',
  },
  zelle_received: {
    label: 'Zelle received',
    explanation: 'When someone sends you money with Zelle',
  },
  security: {
    label: 'Profile and security changes',
    explanation: 'When your contact details, two-step verification or trusted devices change',
  },
};

export const takesThreshold = (kind: AlertKind): boolean => ALERT_TEXTS[kind].threshold !== undefined;

export interface Movement {
  accountKind: 'checking' | 'savings' | 'credit' | 'loan';
  kind: string;
  amountCents: number;
  /** What the account held before and after. */
  beforeCents: number;
  afterCents: number;
}

/** Low balance tells of the fall below the line, not of every payment made under it. */
export const fallsBelow = (movement: Movement, thresholdCents: number): boolean =>
  (movement.accountKind === 'checking' || movement.accountKind === 'savings') &&
  movement.amountCents < 0 &&
  movement.beforeCents >= thresholdCents &&
  movement.afterCents < thresholdCents;

export const isLargePurchase = ({ kind, amountCents }: Movement, thresholdCents: number): boolean =>
  kind === 'purchase' && -amountCents >= thresholdCents;

export const isDeposit = ({ kind, amountCents }: Movement, thresholdCents: number): boolean =>
  kind === 'deposit' && amountCents >= thresholdCents;
