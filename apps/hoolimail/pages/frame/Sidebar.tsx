import {
  AlarmClock,
  CalendarClock,
  File,
  Inbox,
  type LucideIcon,
  Mails,
  OctagonAlert,
  PencilLine,
  Plus,
  SendHorizontal,
  Settings2,
  Star,
  Trash2,
  Zap,
} from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import type { Folder } from '../../rules/views.ts';
import { useData } from '../client.ts';
import { FOLDER_NAMES } from '../mail-names.ts';
import { LabelDialog } from '../settings/LabelDialog.tsx';
import { useCompose } from './compose-state.tsx';
import { LabelTree } from './LabelTree.tsx';
import { NavItem } from './NavItem.tsx';

const ICONS: Record<Folder, LucideIcon> = {
  inbox: Inbox,
  starred: Star,
  snoozed: AlarmClock,
  important: Zap,
  sent: SendHorizontal,
  drafts: File,
  scheduled: CalendarClock,
  all: Mails,
  spam: OctagonAlert,
  trash: Trash2,
};

const FOLDER_ORDER = Object.keys(ICONS) as Folder[];

/** Drafts and scheduled mail are counted whole; of the rest it matters what is unread. */
const COUNTED_WHOLE: readonly Folder[] = ['drafts', 'scheduled'];
const COUNTED_UNREAD: readonly Folder[] = ['inbox', 'spam'];

export function Sidebar({ isNarrow }: { isNarrow: boolean }) {
  const compose = useCompose();
  return (
    <div className={cx('flex shrink-0 flex-col', isNarrow ? 'w-[76px]' : 'w-60')}>
      <div className="px-3 pt-1 pb-3">
        <button
          type="button"
          aria-label="Compose"
          onClick={() => compose.open('new')}
          className={cx(
            'flex h-13 items-center gap-3 rounded-full bg-coral-soft font-medium text-coral-ink shadow-[0_1px_2px_rgb(91_28_16/0.12)] transition-[filter,box-shadow] hover:shadow-[0_3px_10px_rgb(255_111_89/0.35)] hover:brightness-98',
            isNarrow ? 'w-13 justify-center' : 'pr-6 pl-5',
          )}
        >
          <PencilLine aria-hidden className="size-5" />
          {!isNarrow && 'Compose'}
        </button>
      </div>
      <nav aria-label="Mailboxes" className="min-h-0 flex-1 overflow-y-auto pr-3 pb-4 [scrollbar-width:thin]">
        <Folders isNarrow={isNarrow} />
        {!isNarrow && <Labels />}
      </nav>
    </div>
  );
}

function Folders({ isNarrow }: { isNarrow: boolean }) {
  const { folders } = useData('mailbox.summary', {});
  const [location] = useLocation();
  const isInbox = location === '/' || location === '/mail/inbox' || location.startsWith('/category/');
  return (
    <ul>
      {FOLDER_ORDER.map((id) => {
        const counts = folders.find((folder) => folder.id === id);
        const Icon = ICONS[id];
        const count = COUNTED_WHOLE.includes(id)
          ? counts?.total
          : COUNTED_UNREAD.includes(id)
            ? counts?.unread
            : 0;
        return (
          <NavItem
            key={id}
            href={id === 'inbox' ? '/' : `/mail/${id}`}
            label={FOLDER_NAMES[id]}
            icon={<Icon aria-hidden />}
            count={count ?? 0}
            isStrong={id === 'inbox' && (counts?.unread ?? 0) > 0}
            isCurrent={id === 'inbox' ? isInbox : location === `/mail/${id}`}
            isNarrow={isNarrow}
          />
        );
      })}
    </ul>
  );
}

function Labels() {
  const [isCreating, setCreating] = useState(false);
  return (
    <section aria-label="Labels" className="mt-3">
      <div className="flex items-center justify-between pr-1 pl-6">
        <h2 className="font-medium">Labels</h2>
        <span className="flex">
          <Link
            href="/settings/labels"
            aria-label="Manage labels"
            title="Manage labels"
            className="flex size-7 items-center justify-center rounded-full text-foreground-muted hover:bg-foreground/7"
          >
            <Settings2 aria-hidden className="size-4" />
          </Link>
          <IconButton
            label="Create label"
            size="sm"
            icon={<Plus aria-hidden />}
            onClick={() => setCreating(true)}
          />
        </span>
      </div>
      <LabelTree />
      {isCreating && <LabelDialog onClose={() => setCreating(false)} />}
    </section>
  );
}
