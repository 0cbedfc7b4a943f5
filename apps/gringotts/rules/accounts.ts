import { formatCents } from '#kit/money.ts';

export interface BalanceRule {
  kind: 'checking' | 'savings' | 'credit' | 'loan';
  balanceCents: number;
  limitCents: number | null;
}

/** What can be taken from an account now. */
export const availableCents = ({ kind, balanceCents, limitCents }: BalanceRule): number =>
  kind === 'credit' ? (limitCents ?? 0) + balanceCents : kind === 'loan' ? 0 : balanceCents;

/** Why an amount cannot be taken, in words for the owner; null when it can. */
export function shortfall(account: BalanceRule & { name: string }, amountCents: number): string | null {
  const available = availableCents(account);
  if (amountCents <= available) return null;
  return `${account.name} has ${formatCents(available)} available, ${formatCents(amountCents - available)} less than ${formatCents(amountCents)}.`;
}

/** `Checking (...4821)` */
export const accountLabel = ({
  name,
  nickname,
  number,
}: {
  name: string;
  nickname: string;
  number: string;
}): string => `${nickname || name} (...${number.slice(-4)})`;
