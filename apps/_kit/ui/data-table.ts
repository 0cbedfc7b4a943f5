import type { ReactNode } from 'react';

export type RowKey = string | number;

export interface Sort {
  key: string;
  direction: 'asc' | 'desc';
}

export interface Column<RowData> {
  key: string;
  header: string;
  /** Keeps the header for screen readers only, for example over a column of buttons. */
  hideHeader?: boolean;
  cell: (row: RowData) => ReactNode;
  align?: 'start' | 'center' | 'end';
  sortable?: boolean;
  /** First click sorts this way; numbers and dates usually want "desc". */
  sortFirst?: 'asc' | 'desc';
  /** CSS width, for example "120px" or "40%". */
  width?: string;
  /** Its cell holds the row's link or button; the first column unless given. */
  primary?: boolean;
  className?: string;
}

export const alignment = { start: 'text-left', center: 'text-center', end: 'text-right tabular-nums' };

export function nextSort(key: string, current: Sort | undefined, first: 'asc' | 'desc' = 'asc'): Sort {
  if (current?.key !== key) return { key, direction: first };
  return { key, direction: current.direction === 'asc' ? 'desc' : 'asc' };
}

/** The selection after ticking `key`; with shift held, all rows from the last ticked one to it. */
export function toggleSelection(
  keys: readonly RowKey[],
  selected: ReadonlySet<RowKey>,
  change: { key: RowKey; checked: boolean; from: RowKey | null },
): Set<RowKey> {
  const next = new Set(selected);
  const start = change.from === null ? -1 : keys.indexOf(change.from);
  const end = keys.indexOf(change.key);
  const affected = start === -1 ? [change.key] : keys.slice(Math.min(start, end), Math.max(start, end) + 1);
  for (const key of affected) {
    if (change.checked) next.add(key);
    else next.delete(key);
  }
  return next;
}
