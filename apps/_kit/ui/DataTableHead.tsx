import { ArrowDown, ArrowUp } from 'lucide-react';
import { Checkbox } from './Checkbox.tsx';
import { cx } from './cx.ts';
import { alignment, type Column, nextSort, type RowKey, type Sort } from './data-table.ts';

const cellStyle =
  'h-[calc(var(--table-row-height)-8px)] px-(--table-cell-padding) text-(length:--table-head-size) font-(--table-head-weight) text-(--table-head-foreground) [text-transform:var(--table-head-transform)] whitespace-nowrap';

interface HeaderCellProps<RowData> {
  column: Column<RowData>;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
}

export function HeaderCell<RowData>({ column, sort, onSort }: HeaderCellProps<RowData>) {
  const direction = sort?.key === column.key ? sort.direction : undefined;
  const isSortable = column.sortable && onSort;
  const ariaSort = { asc: 'ascending', desc: 'descending', none: 'none' } as const;
  const Arrow = (direction ?? column.sortFirst ?? 'asc') === 'asc' ? ArrowUp : ArrowDown;
  return (
    <th
      scope="col"
      aria-sort={isSortable ? ariaSort[direction ?? 'none'] : undefined}
      style={{ width: column.width }}
      className={cx(cellStyle, alignment[column.align ?? 'start'])}
    >
      {isSortable ? (
        <button
          type="button"
          onClick={() => onSort(nextSort(column.key, sort, column.sortFirst))}
          className={cx(
            'group inline-flex items-center align-middle gap-1 rounded-[3px] [text-transform:inherit] hover:text-foreground',
            column.align === 'end' && 'flex-row-reverse',
            direction && 'text-foreground',
          )}
        >
          {column.header}
          <Arrow
            aria-hidden
            className={cx(
              'size-3.5',
              !direction && 'opacity-0 group-hover:opacity-60 group-focus-visible:opacity-60',
            )}
          />
        </button>
      ) : (
        <span className={column.hideHeader ? 'sr-only' : undefined}>{column.header}</span>
      )}
    </th>
  );
}

interface SelectAllCellProps {
  keys: readonly RowKey[];
  selected?: ReadonlySet<RowKey>;
  onSelect: (selected: Set<RowKey>) => void;
}

export function SelectAllCell({ keys, selected = new Set(), onSelect }: SelectAllCellProps) {
  const count = keys.filter((key) => selected.has(key)).length;
  const isAll = keys.length > 0 && count === keys.length;
  function toggle() {
    const next = new Set(selected);
    for (const key of keys) {
      if (isAll) next.delete(key);
      else next.add(key);
    }
    onSelect(next);
  }
  return (
    <th scope="col" className={cx(cellStyle, 'w-10 pr-0')}>
      <Checkbox
        label="Select all"
        hideLabel
        value={isAll}
        indeterminate={count > 0 && !isAll}
        disabled={keys.length === 0}
        onChange={toggle}
      />
    </th>
  );
}
