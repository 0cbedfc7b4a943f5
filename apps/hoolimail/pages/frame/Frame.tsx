import { CircleHelp, ContactRound, Menu as MenuIcon, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useLocation, useRoute } from 'wouter';
import { AccountCorner } from '#kit/page/AccountCorner.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { IconLink } from '#kit/ui/IconLink.tsx';
import { undoLast } from '../actions/undo.ts';
import { useData } from '../client.ts';
import { ComposeWindow } from '../compose/ComposeWindow.tsx';
import { Brand } from './Brand.tsx';
import { ComposeProvider, useCompose } from './compose-state.tsx';
import { SearchBar } from './SearchBar.tsx';
import { ShortcutsHelp } from './ShortcutsHelp.tsx';
import { Sidebar } from './Sidebar.tsx';
import { ShortcutsProvider, useShortcuts } from './shortcuts.ts';

export function Frame({ children }: { children: ReactNode }) {
  const [isPrint] = useRoute('/threads/:id/print');
  if (isPrint) return children;
  return (
    <ComposeProvider>
      <Shell>{children}</Shell>
    </ComposeProvider>
  );
}

function Shell({ children }: { children: ReactNode }) {
  const { shortcuts } = useData('settings.get', {});
  const [isNarrow, setNarrow] = useState(false);
  return (
    <ShortcutsProvider enabled={shortcuts}>
      <GlobalShortcuts enabled={shortcuts} />
      <div className="grid h-screen grid-cols-[minmax(0,1fr)] grid-rows-[64px_minmax(0,1fr)] overflow-hidden">
        <Header onToggle={() => setNarrow(!isNarrow)} isNarrow={isNarrow} />
        <div className="flex min-h-0">
          <Sidebar isNarrow={isNarrow} />
          <main className="mr-4 mb-4 min-w-0 flex-1 overflow-hidden rounded-card bg-surface">{children}</main>
        </div>
      </div>
      <ComposeWindow />
    </ShortcutsProvider>
  );
}

function Header({ isNarrow, onToggle }: { isNarrow: boolean; onToggle: () => void }) {
  return (
    <header className="flex items-center gap-2 pr-4 pl-3">
      <div className="flex w-55 shrink-0 items-center gap-1.5">
        <IconButton
          label={isNarrow ? 'Expand navigation' : 'Collapse navigation'}
          icon={<MenuIcon aria-hidden />}
          size="lg"
          onClick={onToggle}
        />
        <Link href="/" aria-label="HooliMail home" className="rounded-full px-1">
          <Brand />
        </Link>
      </div>
      <SearchBar />
      <div className="ml-auto flex items-center gap-0.5">
        <IconLink href="/contacts" label="Contacts" icon={<ContactRound aria-hidden />} />
        <IconLink href="/help" label="Help" icon={<CircleHelp aria-hidden />} />
        <IconLink href="/settings/general" label="Settings" icon={<Settings aria-hidden />} />
        <AccountCorner
          items={[
            { label: 'Settings', href: '/settings/general' },
            { label: 'Contacts', href: '/contacts' },
            { label: 'Help', href: '/help' },
          ]}
        />
      </div>
    </header>
  );
}

function GlobalShortcuts({ enabled }: { enabled: boolean }) {
  const [, navigate] = useLocation();
  const compose = useCompose();
  const [isHelpOpen, setHelpOpen] = useState(false);
  useShortcuts({
    compose: () => compose.open('new'),
    search: () => document.querySelector<HTMLInputElement>('header input[type="search"]')?.focus(),
    help: () => setHelpOpen(true),
    undo: undoLast,
    goInbox: () => navigate('/'),
    goStarred: () => navigate('/mail/starred'),
    goSnoozed: () => navigate('/mail/snoozed'),
    goSent: () => navigate('/mail/sent'),
    goDrafts: () => navigate('/mail/drafts'),
    goAll: () => navigate('/mail/all'),
    goContacts: () => navigate('/contacts'),
  });
  return <ShortcutsHelp open={isHelpOpen} onClose={() => setHelpOpen(false)} enabled={enabled} />;
}
