import type { ReactNode } from 'react';
import { formatCents } from '#kit/money.ts';

interface AccountShown {
  kind: string;
  balanceCents: number;
  presentCents: number;
  availableCents: number;
  limitCents: number | null;
  aprBps: number | null;
}

/** The balances of an account, the one that matters most first. */
export function AccountFigures({ account }: { account: AccountShown }) {
  return (
    <dl className="flex flex-wrap items-end gap-x-12 gap-y-3 rounded-card border border-card-border border-l-4 border-l-(--brass) bg-surface px-5 py-4 shadow-card">
      {figuresOf(account).map(({ term, value }, index) => (
        <div key={term} className="flex flex-col-reverse">
          <dt className="text-foreground-muted text-small">{term}</dt>
          <dd className={index === 0 ? 'heading text-[28px] leading-tight' : 'text-[17px] leading-snug'}>
            <span className="tabular-nums">{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

function figuresOf(account: AccountShown): { term: string; value: ReactNode }[] {
  const { balanceCents, presentCents, availableCents, limitCents, aprBps } = account;
  const rate = `${((aprBps ?? 0) / 100).toFixed(2)}%`;
  switch (account.kind) {
    case 'credit':
      return [
        { term: 'Current balance', value: formatCents(-balanceCents) },
        { term: 'Available credit', value: formatCents(availableCents) },
        { term: 'Credit limit', value: formatCents(limitCents ?? 0) },
        { term: 'Pending charges', value: formatCents(presentCents - balanceCents) },
        { term: 'Purchase APR', value: rate },
      ];
    case 'loan':
      return [
        { term: 'Principal balance', value: formatCents(-balanceCents) },
        { term: 'Interest rate', value: rate },
      ];
    default:
      return [
        { term: 'Available balance', value: formatCents(availableCents) },
        { term: 'Present balance', value: formatCents(presentCents) },
        ...(aprBps ? [{ term: 'Interest rate', value: rate }] : []),
      ];
  }
}
