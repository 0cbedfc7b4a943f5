import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { HeaderCell, SelectAllCell } from './DataTableHead.tsx';
import { Row } from './DataTableRow.tsx';
import type { Column, RowKey, Sort } from './data-table.ts';

interface DataTableProps<RowData> {
  label: string;
  columns: readonly Column<RowData>[];
  rows: readonly RowData[];
  rowKey: (row: RowData) => RowKey;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  /** The row opens this page: a real link in the primary column that covers the row. */
  rowHref?: (row: RowData) => string;
  onRowClick?: (row: RowData) => void;
  /** Names the row for its link and its checkbox, for example "Payment to Duquesne Light, Mar 3". */
  rowLabel?: (row: RowData) => string;
  rowClassName?: (row: RowData) => string | undefined;
  selected?: ReadonlySet<RowKey>;
  onSelect?: (selected: Set<RowKey>) => void;
  /** Shown instead of rows when there are none. */
  empty: ReactNode;
  /** Below the table, for example a Pagination. */
  footer?: ReactNode;
  density?: 'normal' | 'compact';
  /** Dims the rows while others load. */
  busy?: boolean;
  className?: string;
}

export function DataTable<RowData>(props: DataTableProps<RowData>) {
  const { label, columns, rows, rowKey, sort, onSort, selected, onSelect, empty, footer, busy } = props;
  const keys = rows.map(rowKey);
  const primary = columns.find((column) => column.primary) ?? columns[0];

  return (
    <div className={cx('min-w-0', props.className)}>
      <div className="overflow-x-auto">
        <table aria-label={label} aria-busy={busy || undefined} className="w-full border-collapse text-left">
          <thead>
            <tr className="border-border border-b bg-(--table-head)">
              {onSelect && <SelectAllCell keys={keys} selected={selected} onSelect={onSelect} />}
              {columns.map((column) => (
                <HeaderCell key={column.key} column={column} sort={sort} onSort={onSort} />
              ))}
            </tr>
          </thead>
          <tbody className={cx('transition-opacity', busy && 'opacity-50')}>
            {rows.map((row, index) => (
              <Row
                key={keys[index]}
                row={row}
                rowKey={keys[index] ?? ''}
                keys={keys}
                columns={columns}
                primaryKey={primary?.key}
                density={props.density ?? 'normal'}
                href={props.rowHref?.(row)}
                onClick={props.onRowClick}
                label={props.rowLabel?.(row)}
                className={props.rowClassName?.(row)}
                selected={selected}
                onSelect={onSelect}
              />
            ))}
          </tbody>
        </table>
      </div>
      {rows.length === 0 && empty}
      {footer}
    </div>
  );
}
