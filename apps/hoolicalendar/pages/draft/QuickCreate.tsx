import { X } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Tabs } from '#kit/ui/Tabs.tsx';
import { AnchoredPopover } from '../event/AnchoredPopover.tsx';
import type { NewKind } from './draft-location.ts';
import { QuickEvent } from './QuickEvent.tsx';
import { QuickTask } from './QuickTask.tsx';

const TABS = [
  { value: 'event', label: 'Event' },
  { value: 'task', label: 'Task' },
  { value: 'outOfOffice', label: 'Out of office' },
  { value: 'focus', label: 'Focus time' },
] as const;

const drawing = () => document.querySelector('main [data-draft]');

/** The window beside what was drawn in the grid. */
export function QuickCreate({ kind }: { kind: NewKind }) {
  const [, setQuery] = useSearchParams();
  function close() {
    setQuery(
      (query) => {
        for (const name of ['new', 'from', 'to']) query.delete(name);
        return query;
      },
      { replace: true },
    );
  }
  function become(next: NewKind) {
    setQuery(
      (query) => {
        query.set('new', next);
        return query;
      },
      { replace: true },
    );
  }
  return (
    <AnchoredPopover label="Create" anchor={drawing} onClose={close} className="w-[476px]">
      <div className="flex items-center justify-between border-border border-b pr-2 pl-6">
        <Tabs label="What to create" tabs={TABS} value={kind} onChange={become} className="border-b-0!" />
        <IconButton label="Close" icon={<X aria-hidden />} onClick={close} />
      </div>
      {kind === 'task' ? (
        <QuickTask onClose={close} />
      ) : (
        <QuickEvent key={kind} kind={kind} onClose={close} />
      )}
    </AnchoredPopover>
  );
}
