import { ChevronDown, Clock3, ListTodo, MessageSquareText, Moon, Plus, Target } from 'lucide-react';
import { Menu } from '#kit/ui/Menu.tsx';
import { CalendarChecks } from './CalendarChecks.tsx';
import { MeetWith } from './MeetWith.tsx';
import { MiniMonth } from './MiniMonth.tsx';
import { useCreate } from './use-create.ts';

export function Rail({ onQuickAdd }: { onQuickAdd: () => void }) {
  const create = useCreate();
  return (
    <nav
      aria-label="Calendars and dates"
      className="flex w-61 shrink-0 flex-col gap-4 overflow-y-auto pb-4 pl-3 [scrollbar-gutter:stable] [scrollbar-width:thin]"
    >
      <div className="pt-1">
        <Menu
          trigger={
            <button
              type="button"
              className="flex h-13 items-center gap-3 rounded-2xl bg-surface pr-4 pl-4.5 font-medium shadow-[0_1px_3px_rgb(40_30_90/0.22)] hover:shadow-[0_2px_8px_rgb(40_30_90/0.28)]"
            >
              <Plus aria-hidden className="size-6 text-primary" strokeWidth={2.2} />
              Create
              <ChevronDown aria-hidden className="size-4 text-foreground-muted" />
            </button>
          }
          items={[
            { label: 'Event', icon: <Clock3 />, shortcut: 'C', onSelect: () => create('event') },
            { label: 'Task', icon: <ListTodo />, onSelect: () => create('task') },
            { label: 'Out of office', icon: <Moon />, onSelect: () => create('outOfOffice') },
            { label: 'Focus time', icon: <Target />, onSelect: () => create('focus') },
            { separator: true },
            { label: 'Quick add…', icon: <MessageSquareText />, shortcut: 'Q', onSelect: onQuickAdd },
          ]}
        />
      </div>
      <MiniMonth />
      <MeetWith />
      <CalendarChecks />
    </nav>
  );
}
