import { useState } from 'react';
import { useTitle } from '#kit/page/title.tsx';
import type { Change } from '../../api/inputs.ts';
import type { ListInput } from '../../list-location.ts';
import type { ThreadRow } from '../../rules/views.ts';
import { SnoozeDialog } from '../actions/SnoozePanel.tsx';
import type { Panel } from '../actions/ToolbarPanels.tsx';
import { useThreadActions } from '../actions/use-thread-actions.ts';
import { useData } from '../client.ts';
import { CategoryTabs } from './CategoryTabs.tsx';
import { EmptyList } from './EmptyList.tsx';
import { ListNotice } from './ListNotice.tsx';
import { ListToolbar } from './ListToolbar.tsx';
import { SelectWhole } from './SelectWhole.tsx';
import { ThreadRowLine } from './ThreadRowLine.tsx';
import { useListName } from './use-list-name.ts';
import { useListShortcuts } from './use-list-shortcuts.ts';
import { useSelection } from './use-selection.ts';

export function Conversations({ input }: { input: ListInput }) {
  const page = useData('threads.list', input);
  const { density } = useData('settings.get', {});
  const { name, unread } = useListName(input);
  useTitle(unread ? `(${unread}) ${name}` : name);
  const { change, changeAll } = useThreadActions();
  const selection = useSelection(page.rows);
  const [panel, setPanel] = useState<Panel | null>(null);
  const [snoozing, setSnoozing] = useState<ThreadRow | null>(null);

  const changeRows = (rows: readonly ThreadRow[], wanted: Change) => {
    const isWhole = selection.isWhole && rows === selection.chosen;
    selection.select('none');
    void (isWhole
      ? changeAll(input, wanted)
      : change(
          rows.map((row) => row.id),
          wanted,
        ));
  };
  const current = useListShortcuts({
    rows: page.rows,
    list: input,
    ...selection,
    onPanel: setPanel,
    onChange: changeRows,
  });
  return (
    <div className="flex h-full flex-col">
      <ListToolbar
        input={input}
        page={page}
        selection={selection}
        panel={panel}
        onPanel={setPanel}
        onChange={(wanted) => changeRows(selection.chosen, wanted)}
      />
      {input.category && <CategoryTabs current={input.category} />}
      <div className="min-h-0 flex-1 overflow-y-auto" data-scroll>
        <h1 className="sr-only">{name}</h1>
        <SelectWhole selection={selection} page={page} name={name} />
        <ListNotice
          input={input}
          total={page.total}
          onEmpty={() => changeAll(input, { do: 'deleteForever' })}
        />
        {page.rows.length === 0 && <EmptyList input={input} />}
        <table aria-label="Conversations" className="w-full table-fixed border-collapse">
          <tbody>
            {page.rows.map((row) => (
              <ThreadRowLine
                key={row.id}
                row={row}
                list={input}
                highlights={page.highlights}
                density={density}
                isSelected={selection.chosen.includes(row)}
                isCurrent={row === current}
                onSelect={({ id }, isOn, shift) => selection.toggle(id, isOn, shift)}
                onChange={({ id }, wanted) => void change([id], wanted)}
                onSnooze={setSnoozing}
              />
            ))}
          </tbody>
        </table>
      </div>
      {snoozing && (
        <SnoozeDialog
          onSnooze={(until) => void change([snoozing.id], { do: 'snooze', until })}
          onClose={() => setSnoozing(null)}
        />
      )}
    </div>
  );
}
