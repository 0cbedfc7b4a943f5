import { cx } from './cx.ts';

/** A grey block in the size of what is loading, given by its classes. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={cx('animate-pulse rounded-control bg-foreground/11', className)} />;
}
