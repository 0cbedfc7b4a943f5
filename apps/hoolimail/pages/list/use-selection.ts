import { useCallback, useRef, useState } from 'react';
import type { ThreadRow } from '../../rules/views.ts';

export type SelectKind = 'all' | 'none' | 'read' | 'unread' | 'starred' | 'unstarred';

const MATCHES: Record<SelectKind, (row: ThreadRow) => boolean> = {
  all: () => true,
  none: () => false,
  read: (row) => !row.unread,
  unread: (row) => row.unread,
  starred: (row) => row.starred,
  unstarred: (row) => !row.starred,
};

/** Which lines of the page are ticked, and whether that means the whole list. Lines that went away are not. */
export function useSelection(rows: readonly ThreadRow[]) {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [isWhole, setWhole] = useState(false);
  const anchor = useRef<number | null>(null);
  const chosen = rows.filter((row) => ids.has(row.id));

  const toggle = useCallback(
    (id: number, isOn: boolean, shift = false) => {
      const from = rows.findIndex((row) => row.id === anchor.current);
      const to = rows.findIndex((row) => row.id === id);
      const range =
        shift && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : rows.slice(to, to + 1);
      anchor.current = id;
      setWhole(false);
      setIds((old) => {
        const next = new Set(old);
        for (const row of range) {
          if (isOn) next.add(row.id);
          else next.delete(row.id);
        }
        return next;
      });
    },
    [rows],
  );
  const select = useCallback(
    (kind: SelectKind) => {
      setWhole(false);
      setIds(new Set(rows.filter(MATCHES[kind]).map((row) => row.id)));
    },
    [rows],
  );
  return { chosen, isWhole: isWhole && chosen.length === rows.length, setWhole, toggle, select };
}
