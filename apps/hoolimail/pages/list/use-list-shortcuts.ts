import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import type { Change } from '../../api/inputs.ts';
import { type ListInput, threadHref } from '../../list-location.ts';
import type { ThreadRow } from '../../rules/views.ts';
import type { Panel } from '../actions/ToolbarPanels.tsx';
import { useShortcuts } from '../frame/shortcuts.ts';
import type { SelectKind } from './use-selection.ts';

interface ListControls {
  rows: readonly ThreadRow[];
  list: ListInput;
  chosen: readonly ThreadRow[];
  toggle: (id: number, isOn: boolean) => void;
  select: (kind: SelectKind) => void;
  onPanel: (panel: Panel) => void;
  onChange: (rows: readonly ThreadRow[], change: Change) => void;
}

/** The keyboard in a list: a cursor to move, and actions on what is ticked or else on the line at the cursor. */
export function useListShortcuts(controls: ListControls): ThreadRow | undefined {
  const { rows, list, chosen, toggle, select, onPanel, onChange } = controls;
  const [, navigate] = useLocation();
  const [index, setIndex] = useState(-1);
  const current = rows[Math.min(index, rows.length - 1)];
  useEffect(() => {
    if (current) document.getElementById(`row-${current.id}`)?.scrollIntoView({ block: 'nearest' });
  }, [current]);

  const targets = chosen.length > 0 ? chosen : current ? [current] : [];
  const act = (change: Change) => () => targets.length > 0 && onChange(targets, change);
  const open = (panel: Panel) => () => {
    if (targets.length === 0) return;
    if (chosen.length === 0 && current) toggle(current.id, true);
    onPanel(panel);
  };
  useShortcuts({
    next: () => setIndex(Math.min(index + 1, rows.length - 1)),
    previous: () => setIndex(Math.max(index - 1, 0)),
    open: () => current && navigate(threadHref(current.id, list)),
    select: () => current && toggle(current.id, !chosen.includes(current)),
    selectAll: () => select('all'),
    selectNone: () => select('none'),
    star: () => act({ do: targets.every((row) => row.starred) ? 'unstar' : 'star' })(),
    archive: act({ do: 'archive' }),
    trash: act({ do: 'trash' }),
    spam: act({ do: 'spam' }),
    markRead: act({ do: 'read' }),
    markUnread: act({ do: 'unread' }),
    important: act({ do: 'important' }),
    unimportant: act({ do: 'notImportant' }),
    snooze: open('snooze'),
    label: open('label'),
    move: open('move'),
  });
  return current;
}
