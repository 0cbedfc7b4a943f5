import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface DescriptionListProps {
  items: readonly { term: string; detail: ReactNode }[];
  /** "rows": term left, detail at the end of the line. "grid": term above detail, in columns. */
  layout?: 'rows' | 'grid';
  className?: string;
}

export function DescriptionList({ items, layout = 'rows', className }: DescriptionListProps) {
  const isGrid = layout === 'grid';
  return (
    <dl
      className={cx(
        isGrid
          ? 'grid grid-cols-[repeat(auto-fill,minmax(11rem,1fr))] gap-x-6 gap-y-4'
          : 'divide-y divide-border',
        className,
      )}
    >
      {items.map(({ term, detail }) => (
        <div key={term} className={isGrid ? 'min-w-0' : 'flex items-baseline justify-between gap-6 py-2.5'}>
          <dt className={cx('text-foreground-muted', isGrid && 'text-small')}>{term}</dt>
          <dd className={cx('min-w-0 tabular-nums [overflow-wrap:anywhere]', !isGrid && 'text-right')}>
            {detail}
          </dd>
        </div>
      ))}
    </dl>
  );
}
