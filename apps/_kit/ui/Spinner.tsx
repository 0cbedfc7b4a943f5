import { LoaderCircle } from 'lucide-react';
import { cx } from './cx.ts';

interface SpinnerProps {
  /** Announced to screen readers; omit when the surrounding element is marked busy already. */
  label?: string;
  className?: string;
}

export function Spinner({ label, className }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden className={cx('size-[1.15em] animate-spin', className)} />;
  if (!label) return icon;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-foreground-muted">
      {icon}
      <span>{label}</span>
    </span>
  );
}
