import { ArrowLeft, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { IconButton } from '#kit/ui/IconButton.tsx';
import type { Change } from '../../api/inputs.ts';
import { type ListInput, listAtHref, threadHref } from '../../list-location.ts';
import type { ThreadView } from '../../rules/views.ts';
import { type Chosen, ThreadToolbar } from '../actions/ThreadToolbar.tsx';
import type { Panel } from '../actions/ToolbarPanels.tsx';
import { useThreadActions } from '../actions/use-thread-actions.ts';
import { useData } from '../client.ts';
import { useShortcuts } from '../frame/shortcuts.ts';

/** After these the conversation is done with: back to the list. */
const LEAVES: readonly Change['do'][] = [
  'archive',
  'trash',
  'spam',
  'snooze',
  'unread',
  'deleteForever',
  'moveTo',
  'mute',
  'notSpam',
  'untrash',
];

export function ThreadTop({ thread, from }: { thread: ThreadView; from: string }) {
  const [, navigate] = useLocation();
  const { change } = useThreadActions();
  const [panel, setPanel] = useState<Panel | null>(null);
  const list = listAtHref(from);
  const back = list ? from : '/';

  function act(wanted: Change) {
    if (LEAVES.includes(wanted.do)) navigate(back);
    void change([thread.id], wanted);
  }
  useShortcuts({
    back: () => navigate(back),
    archive: () => act({ do: 'archive' }),
    trash: () => act({ do: 'trash' }),
    spam: () => act({ do: 'spam' }),
    markUnread: () => act({ do: 'unread' }),
    star: () => act({ do: thread.starred ? 'unstar' : 'star' }),
    important: () => act({ do: 'important' }),
    unimportant: () => act({ do: 'notImportant' }),
    snooze: () => setPanel('snooze'),
    label: () => setPanel('label'),
    move: () => setPanel('move'),
  });
  return (
    <div className="flex h-12 shrink-0 items-center gap-2 border-border/70 border-b pr-2 pl-3">
      <Link
        href={back}
        aria-label="Back to list"
        title="Back to list"
        className="flex size-9 items-center justify-center rounded-full text-foreground-muted hover:bg-foreground/7 hover:text-foreground"
      >
        <ArrowLeft aria-hidden className="size-[18px]" />
      </Link>
      <ThreadToolbar chosen={chosenOf(thread)} panel={panel} onPanel={setPanel} onChange={act} />
      {list && <Neighbours id={thread.id} list={list} />}
    </div>
  );
}

function Neighbours({ id, list }: { id: number; list: ListInput }) {
  const [, navigate] = useLocation();
  const page = useData('threads.list', list);
  const index = page.rows.findIndex((row) => row.id === id);
  const newer = index > 0 ? page.rows[index - 1] : undefined;
  const older = index >= 0 ? page.rows[index + 1] : undefined;
  useShortcuts({
    next: () => older && navigate(threadHref(older.id, list)),
    previous: () => newer && navigate(threadHref(newer.id, list)),
  });
  const place = (page.page - 1) * page.pageSize + index + 1;
  return (
    <div className="ml-auto flex items-center gap-0.5">
      {index >= 0 && (
        <span className="mr-1 text-foreground-muted text-small tabular-nums">
          {`${place.toLocaleString('en-US')} of ${page.total.toLocaleString('en-US')}`}
        </span>
      )}
      <IconButton
        label="Newer conversation"
        icon={<ChevronLeft aria-hidden />}
        disabled={!newer}
        onClick={() => newer && navigate(threadHref(newer.id, list))}
      />
      <IconButton
        label="Older conversation"
        icon={<ChevronRight aria-hidden />}
        disabled={!older}
        onClick={() => older && navigate(threadHref(older.id, list))}
      />
    </div>
  );
}

const chosenOf = (thread: ThreadView): Chosen => ({
  count: 1,
  place: thread.inTrash ? 'trash' : thread.inSpam ? 'spam' : 'mail',
  inInbox: thread.inInbox,
  unread: false,
  snoozed: thread.snoozedUntil !== null,
  starred: thread.starred,
  important: thread.important,
  muted: thread.muted,
  labels: [thread.labels],
});
