import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'neutral' | 'positive' | 'negative' | 'warning' | 'accent';

interface BadgeProps {
  tone?: Tone;
  icon?: ReactNode;
  children: ReactNode;
  className?: string;
}

const tones: Record<Tone, string> = {
  neutral: 'bg-foreground/8 text-foreground-muted',
  positive: 'bg-positive/13 text-positive',
  negative: 'bg-negative/12 text-negative',
  warning: 'bg-warning/14 text-warning',
  accent: 'bg-accent text-accent-foreground',
};

export function Badge({ tone = 'neutral', icon, children, className }: BadgeProps) {
  return (
    <span
      className={cx(
        'inline-flex h-[1.75em] w-fit shrink-0 items-center gap-1 whitespace-nowrap rounded-badge px-2 text-caption font-semibold leading-none [&_svg]:size-[1.15em]',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
    </span>
  );
}
