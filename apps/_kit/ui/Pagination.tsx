import { ChevronLeft, ChevronRight } from 'lucide-react';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';

interface PaginationProps {
  /** Names the navigation, for example "Transactions pages". */
  label: string;
  /** From 1. */
  page: number;
  pageSize: number;
  total: number;
  onPage: (page: number) => void;
  className?: string;
}

export function Pagination({ label, page, pageSize, total, onPage, className }: PaginationProps) {
  const format = (value: number) => value.toLocaleString('en-US');
  const first = total === 0 ? 0 : (page - 1) * pageSize + 1;
  const last = Math.min(page * pageSize, total);
  return (
    <nav aria-label={label} className={cx('flex items-center justify-end gap-1 py-1.5', className)}>
      <span aria-live="polite" className="mr-2 text-small text-foreground-muted tabular-nums">
        {first === last ? format(last) : `${format(first)}–${format(last)}`} of {format(total)}
      </span>
      <IconButton
        label="Previous page"
        size="sm"
        icon={<ChevronLeft aria-hidden />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      <IconButton
        label="Next page"
        size="sm"
        icon={<ChevronRight aria-hidden />}
        disabled={last >= total}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  );
}
