import { useQueryClient } from '@tanstack/react-query';
import { ChevronDown, ChevronLeft, ChevronRight, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import type { Change } from '../../api/inputs.ts';
import { type ListInput, listHref } from '../../list-location.ts';
import type { ThreadPage, ThreadRow } from '../../rules/views.ts';
import { type Chosen, ThreadToolbar } from '../actions/ThreadToolbar.tsx';
import type { Panel } from '../actions/ToolbarPanels.tsx';
import { refresh } from '../client.ts';
import { FilterDialog } from '../settings/FilterDialog.tsx';
import { NO_CRITERIA } from '../settings/filter-words.ts';
import type { SelectKind, useSelection } from './use-selection.ts';

interface ListToolbarProps {
  input: ListInput;
  page: ThreadPage;
  selection: ReturnType<typeof useSelection>;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  onChange: (change: Change) => void;
}

const KINDS: readonly { kind: SelectKind; label: string }[] = [
  { kind: 'all', label: 'All' },
  { kind: 'none', label: 'None' },
  { kind: 'read', label: 'Read' },
  { kind: 'unread', label: 'Unread' },
  { kind: 'starred', label: 'Starred' },
  { kind: 'unstarred', label: 'Unstarred' },
];

export function ListToolbar({ input, page, selection, panel, onPanel, onChange }: ListToolbarProps) {
  const client = useQueryClient();
  const { chosen, select } = selection;
  const isAll = chosen.length > 0 && chosen.length === page.rows.length;
  const [filterFrom, setFilterFrom] = useState<string | null>(null);
  return (
    <div className="flex h-12 shrink-0 items-center gap-1 border-border/70 border-b pr-2 pl-4">
      <Checkbox
        label="Select all on this page"
        hideLabel
        value={isAll}
        indeterminate={chosen.length > 0 && !isAll}
        disabled={page.rows.length === 0}
        onChange={() => select(chosen.length > 0 ? 'none' : 'all')}
      />
      <Menu
        trigger={<IconButton label="Select" size="sm" icon={<ChevronDown aria-hidden />} className="-ml-2" />}
        items={KINDS.map(({ kind, label }) => ({ label, onSelect: () => select(kind) }))}
      />
      {chosen.length > 0 ? (
        <>
          <ThreadToolbar
            chosen={chosenOf(chosen, input, selection.isWhole ? page.total : chosen.length)}
            panel={panel}
            onPanel={onPanel}
            onChange={onChange}
            more={[
              { separator: true },
              {
                label: 'Filter messages like these',
                onSelect: () => setFilterFrom(sendersOf(chosen)),
              },
            ]}
          />
          <span role="status" className="ml-2 text-foreground-muted text-small">
            {(selection.isWhole ? page.total : chosen.length).toLocaleString('en-US')} selected
          </span>
        </>
      ) : (
        <IconButton label="Refresh" icon={<RotateCw aria-hidden />} onClick={() => void refresh(client)} />
      )}
      <Pager input={input} page={page} />
      {filterFrom !== null && (
        <FilterDialog criteria={{ ...NO_CRITERIA, from: filterFrom }} onClose={() => setFilterFrom(null)} />
      )}
    </div>
  );
}

function Pager({ input, page }: { input: ListInput; page: ThreadPage }) {
  const [, navigate] = useLocation();
  const first = (page.page - 1) * page.pageSize + 1;
  const last = first + page.rows.length - 1;
  const go = (to: number) => navigate(listHref({ ...input, page: to }));
  return (
    <div className="ml-auto flex items-center gap-0.5">
      {page.total > 0 && (
        <span className="mr-1 text-foreground-muted text-small tabular-nums">
          {`${first.toLocaleString('en-US')}–${last.toLocaleString('en-US')} of ${page.total.toLocaleString('en-US')}`}
        </span>
      )}
      <IconButton
        label="Newer"
        icon={<ChevronLeft aria-hidden />}
        disabled={page.page <= 1}
        onClick={() => go(page.page - 1)}
      />
      <IconButton
        label="Older"
        icon={<ChevronRight aria-hidden />}
        disabled={page.page * page.pageSize >= page.total}
        onClick={() => go(page.page + 1)}
      />
    </div>
  );
}

const chosenOf = (rows: readonly ThreadRow[], { folder }: ListInput, count: number): Chosen => ({
  count,
  place: folder === 'spam' || folder === 'trash' ? folder : 'mail',
  inInbox: rows.some((row) => row.inInbox),
  unread: rows.some((row) => row.unread),
  snoozed: rows.every((row) => row.snoozedUntil !== null),
  starred: rows.every((row) => row.starred),
  important: rows.every((row) => row.important),
  muted: false,
  labels: rows.map((row) => row.labels),
});

const sendersOf = (rows: readonly ThreadRow[]): string =>
  [...new Set(rows.map((row) => row.senders.find(({ name }) => name !== 'me')?.email ?? ''))]
    .filter(Boolean)
    .join(' OR ');
