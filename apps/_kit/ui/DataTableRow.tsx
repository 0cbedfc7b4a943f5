import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { Checkbox } from './Checkbox.tsx';
import { cx } from './cx.ts';
import { alignment, type Column, type RowKey, toggleSelection } from './data-table.ts';

interface RowProps<RowData> {
  row: RowData;
  rowKey: RowKey;
  keys: readonly RowKey[];
  columns: readonly Column<RowData>[];
  primaryKey: string | undefined;
  density: 'normal' | 'compact';
  href?: string;
  onClick?: (row: RowData) => void;
  label?: string;
  className?: string;
  selected?: ReadonlySet<RowKey>;
  onSelect?: (selected: Set<RowKey>) => void;
}

const heights = { normal: 'h-(--table-row-height)', compact: 'h-[calc(var(--table-row-height)-10px)]' };

/** Controls inside a clickable row must lie above the link that covers it. */
const controlsAbove =
  '[&_a:not([data-row])]:relative [&_a:not([data-row])]:z-1 [&_button:not([data-row])]:relative [&_button:not([data-row])]:z-1 [&_label]:relative [&_label]:z-1';

export function Row<RowData>(props: RowProps<RowData>) {
  const { row, rowKey, columns, primaryKey, density, href, onClick, label, selected, onSelect } = props;
  const isSelected = selected?.has(rowKey) ?? false;
  return (
    <tr
      className={cx(
        'relative border-border border-b last:border-b-0',
        isSelected && 'bg-accent/70',
        (href || onClick) && cx('cursor-pointer', controlsAbove, !isSelected && 'hover:bg-(--table-hover)'),
        props.className,
      )}
    >
      {onSelect && (
        <td
          onMouseDown={(event) => event.shiftKey && event.preventDefault()}
          className={cx(heights[density], 'w-10 pr-0 pl-(--table-cell-padding)')}
        >
          <SelectRow {...props} onSelect={onSelect} isSelected={isSelected} />
        </td>
      )}
      {columns.map((column) => (
        <td
          key={column.key}
          className={cx(
            heights[density],
            'px-(--table-cell-padding) py-1.5',
            alignment[column.align ?? 'start'],
            column.className,
          )}
        >
          <RowAction
            href={column.key === primaryKey ? href : undefined}
            onClick={column.key === primaryKey && onClick ? () => onClick(row) : undefined}
            label={label}
          >
            {column.cell(row)}
          </RowAction>
        </td>
      ))}
    </tr>
  );
}

interface RowActionProps {
  href?: string;
  onClick?: () => void;
  label?: string;
  children: ReactNode;
}

function RowAction({ href, onClick, label, children }: RowActionProps) {
  const cover =
    'block w-full text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-ring';
  if (href) {
    return (
      <Link href={href} data-row aria-label={label} onClick={onClick} className={cover}>
        {children}
      </Link>
    );
  }
  if (onClick) {
    return (
      <button type="button" data-row aria-label={label} onClick={onClick} className={cover}>
        {children}
      </button>
    );
  }
  return children;
}

type SelectRowProps<RowData> = RowProps<RowData> & {
  onSelect: (selected: Set<RowKey>) => void;
  isSelected: boolean;
};

function SelectRow<RowData>(props: SelectRowProps<RowData>) {
  const { keys, rowKey, label, selected = new Set(), onSelect, isSelected } = props;
  return (
    <Checkbox
      label={`Select ${label ?? rowKey}`}
      hideLabel
      value={isSelected}
      onChange={(checked, { shiftKey }) => {
        const from = shiftKey ? ([...selected].at(-1) ?? null) : null;
        onSelect(toggleSelection(keys, selected, { key: rowKey, checked, from }));
      }}
    />
  );
}
