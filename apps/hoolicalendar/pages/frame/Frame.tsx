import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { useToday } from '#kit/page/now.ts';
import { useData } from '../client.ts';
import { stepFrom, viewHref } from '../days.ts';
import { undoLast } from '../event/use-change-event.ts';
import { QuestionsProvider } from '../questions/questions.tsx';
import { QuickAdd } from './QuickAdd.tsx';
import { Rail } from './Rail.tsx';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import { ShortcutsProvider, useShortcuts } from './shortcuts.ts';
import { TopBar } from './TopBar.tsx';
import { useCreate } from './use-create.ts';
import { useView } from './use-view.ts';

const RAILLESS = /^\/(events|settings|import|trash|help)(\/|$)/;

export function Frame({ children }: { children: ReactNode }) {
  const { shortcuts } = useData('settings.get', {});
  const [isRailOpen, setRailOpen] = useState(true);
  const [isAdding, setAdding] = useState(false);
  const [path] = useLocation();
  const hasRail = isRailOpen && !RAILLESS.test(path);
  return (
    <ShortcutsProvider enabled={shortcuts}>
      <QuestionsProvider>
        <GlobalShortcuts onQuickAdd={() => setAdding(true)} />
        <div className="grid h-screen grid-cols-[minmax(0,1fr)] grid-rows-[60px_minmax(0,1fr)] overflow-hidden">
          <TopBar onToggle={() => setRailOpen(!isRailOpen)} isRailOpen={isRailOpen} />
          <div className="flex min-h-0">
            {hasRail && <Rail onQuickAdd={() => setAdding(true)} />}
            <main className="mr-3 mb-3 ml-3 min-w-0 flex-1 overflow-hidden rounded-card bg-surface">
              {children}
            </main>
          </div>
        </div>
        <QuickAdd open={isAdding} onClose={() => setAdding(false)} />
      </QuestionsProvider>
    </ShortcutsProvider>
  );
}

function GlobalShortcuts({ onQuickAdd }: { onQuickAdd: () => void }) {
  const [, navigate] = useLocation();
  const { view, day } = useView();
  const today = useToday();
  const create = useCreate();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts({
    today: () => navigate(viewHref(view, today)),
    next: () => navigate(viewHref(view, stepFrom(view, day, 1))),
    previous: () => navigate(viewHref(view, stepFrom(view, day, -1))),
    day: () => navigate(viewHref('day', day)),
    week: () => navigate(viewHref('week', day)),
    month: () => navigate(viewHref('month', day)),
    agenda: () => navigate(viewHref('agenda', day)),
    create: () => create('event'),
    quickAdd: onQuickAdd,
    undo: undoLast,
    search: () => document.querySelector<HTMLInputElement>('header input[type="search"]')?.focus(),
    tasks: () => navigate('/tasks'),
    settings: () => navigate('/settings'),
    help: () => setHelpOpen(true),
  });
  return <ShortcutsHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} />;
}
