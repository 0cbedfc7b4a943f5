import { Plus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import { Checkbox } from '#kit/ui/Checkbox.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import type { Change } from '../../api/inputs.ts';
import type { LabelTag } from '../../rules/views.ts';
import { useData } from '../client.ts';
import { labelTree } from '../frame/label-tree.ts';

interface LabelPanelProps {
  /** The labels of each chosen conversation. */
  current: readonly (readonly LabelTag[])[];
  onApply: (changes: Change[]) => void;
  onCreate: (name: string) => void;
}

/** Labels to tick off. One that only some of the conversations have is half ticked until touched. */
export function LabelPanel({ current, onApply, onCreate }: LabelPanelProps) {
  const { labels } = useData('mailbox.summary', {});
  const [search, setSearch] = useState('');
  const [touched, setTouched] = useState<ReadonlyMap<number, boolean>>(new Map());
  const countOf = (id: number) => current.filter((tags) => tags.some((tag) => tag.id === id)).length;
  const nodes = labelTree(labels).filter(({ path }) =>
    path.toLowerCase().includes(search.trim().toLowerCase()),
  );
  const changes = [...touched].map(
    ([labelId, isOn]): Change => ({ do: isOn ? 'addLabel' : 'removeLabel', labelId }),
  );
  return (
    <div className="flex w-64 flex-col">
      <p className="px-4 pt-3 pb-2 font-medium">Label as</p>
      <SearchInput label="Find label" value={search} onChange={setSearch} className="px-3" autoFocus />
      <div className="my-2 max-h-56 overflow-y-auto">
        {nodes.map(({ label, path }) => {
          const count = countOf(label.id);
          const value = touched.get(label.id) ?? (count > 0 && count === current.length);
          return (
            <Checkbox
              key={label.id}
              className="px-4 py-1 hover:bg-foreground/6"
              label={path}
              value={value}
              indeterminate={!touched.has(label.id) && count > 0 && count < current.length}
              onChange={(isOn) => setTouched(new Map([...touched, [label.id, isOn]]))}
            />
          );
        })}
        {nodes.length === 0 && <p className="px-4 py-1 text-foreground-muted">No label of this name.</p>}
      </div>
      <div className="flex justify-between border-border border-t p-2">
        <Button variant="ghost" size="sm" icon={<Plus aria-hidden />} onClick={() => onCreate(search.trim())}>
          Create new
        </Button>
        <Button variant="primary" size="sm" disabled={changes.length === 0} onClick={() => onApply(changes)}>
          Apply
        </Button>
      </div>
    </div>
  );
}
