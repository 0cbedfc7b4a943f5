import { ArrowDownRight, ArrowUpRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface StatProps {
  label: string;
  value: ReactNode;
  /** The difference, already formatted; its direction chooses arrow and colour. */
  change?: { text: string; direction: 'up' | 'down'; isGood?: boolean };
  hint?: ReactNode;
}

export function Stat({ label, value, change, hint }: StatProps) {
  const isGood = change && (change.isGood ?? change.direction === 'up');
  const Arrow = change?.direction === 'up' ? ArrowUpRight : ArrowDownRight;
  return (
    <dl className="flex min-w-0 flex-col gap-0.5">
      <dt className="text-small text-foreground-muted">{label}</dt>
      <dd className="heading text-[calc(var(--page-title-size)-1px)] leading-tight tabular-nums [overflow-wrap:anywhere]">
        {value}
      </dd>
      {(change || hint) && (
        <dd className="flex flex-wrap items-center gap-x-2 text-small text-foreground-muted">
          {change && (
            <span
              className={`inline-flex items-center gap-0.5 font-medium tabular-nums ${isGood ? 'text-positive' : 'text-negative'}`}
            >
              <Arrow aria-hidden className="size-3.5" />
              <span className="sr-only">{change.direction}</span>
              {change.text}
            </span>
          )}
          {hint}
        </dd>
      )}
    </dl>
  );
}
