import { Skeleton } from './Skeleton.tsx';

interface SkeletonTableProps {
  rows?: number;
  columns?: number;
  label?: string;
}

const widths = ['w-3/4', 'w-1/2', 'w-2/3', 'w-5/6', 'w-3/5'];

export function SkeletonTable({ rows = 6, columns = 4, label = 'Loading' }: SkeletonTableProps) {
  return (
    <div role="status" aria-label={label} className="divide-y divide-border">
      {Array.from({ length: rows }, (_, row) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike
          key={row}
          className="flex h-(--table-row-height) items-center gap-6 px-(--table-cell-padding)"
        >
          {Array.from({ length: columns }, (_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells are all alike
            <div key={column} className="flex-1">
              <Skeleton className={`h-3.5 ${widths[(row * 2 + column) % widths.length]}`} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
