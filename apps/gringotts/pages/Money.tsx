import { formatCents } from '#kit/money.ts';
import { cx } from '#kit/ui/cx.ts';

/** An amount in a list: money that came in is green and has a plus. */
export function Money({ cents, className }: { cents: number; className?: string }) {
  return (
    <span className={cx('whitespace-nowrap tabular-nums', cents > 0 && 'text-positive', className)}>
      {cents > 0 && '+'}
      {formatCents(cents).replace('-', '−')}
    </span>
  );
}
