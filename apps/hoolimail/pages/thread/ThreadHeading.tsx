import { ChevronsDownUp, ChevronsUpDown, Printer, Star, Zap } from 'lucide-react';
import { IconButton } from '#kit/ui/IconButton.tsx';
import type { ThreadView } from '../../rules/views.ts';
import { useThreadActions } from '../actions/use-thread-actions.ts';
import { LabelChip } from '../list/LabelChip.tsx';
import { plannedTime } from '../mail-dates.ts';
import { CATEGORY_NAMES } from '../mail-names.ts';

interface ThreadHeadingProps {
  thread: ThreadView;
  isAllOpen: boolean;
  onToggleAll: () => void;
}

export function ThreadHeading({ thread, isAllOpen, onToggleAll }: ThreadHeadingProps) {
  const { change } = useThreadActions();
  const chip =
    'inline-flex h-[18px] items-center rounded-full bg-foreground/8 px-2 text-[11px] font-medium text-foreground-muted leading-none';
  return (
    <div className="flex items-start gap-3 py-4 pl-12">
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2.5 gap-y-1">
        <h1 className="text-[22px] leading-7 [overflow-wrap:anywhere]">{thread.subject || '(no subject)'}</h1>
        {thread.inInbox && (
          <span className={chip}>
            {thread.category === 'primary' ? 'Inbox' : `Inbox · ${CATEGORY_NAMES[thread.category]}`}
          </span>
        )}
        {thread.inSpam && <span className={chip}>Spam</span>}
        {thread.inTrash && <span className={chip}>Trash</span>}
        {thread.snoozedUntil !== null && (
          <span className={chip}>{`Snoozed until ${plannedTime(thread.snoozedUntil)}`}</span>
        )}
        {thread.labels.map((label) => (
          <LabelChip
            key={label.id}
            label={label}
            onRemove={() => void change([thread.id], { do: 'removeLabel', labelId: label.id })}
          />
        ))}
      </div>
      <div className="flex shrink-0">
        <IconButton
          label={thread.important ? 'Mark as not important' : 'Mark as important'}
          aria-pressed={thread.important}
          className={thread.important ? 'bg-transparent! text-coral!' : undefined}
          icon={<Zap aria-hidden fill={thread.important ? 'currentColor' : 'none'} />}
          onClick={() => void change([thread.id], { do: thread.important ? 'notImportant' : 'important' })}
        />
        <IconButton
          label={thread.starred ? 'Remove star' : 'Add star'}
          aria-pressed={thread.starred}
          className={thread.starred ? 'bg-transparent! text-star!' : undefined}
          icon={<Star aria-hidden fill={thread.starred ? 'currentColor' : 'none'} />}
          onClick={() => void change([thread.id], { do: thread.starred ? 'unstar' : 'star' })}
        />
        {thread.messages.length > 1 && (
          <IconButton
            label={isAllOpen ? 'Collapse all' : 'Expand all'}
            icon={isAllOpen ? <ChevronsDownUp aria-hidden /> : <ChevronsUpDown aria-hidden />}
            onClick={onToggleAll}
          />
        )}
        <a
          href={`/threads/${thread.id}/print`}
          target="_blank"
          rel="noreferrer"
          aria-label="Print all"
          title="Print all"
          className="flex size-9 items-center justify-center rounded-full text-foreground-muted hover:bg-foreground/7 hover:text-foreground"
        >
          <Printer aria-hidden className="size-[18px]" />
        </a>
      </div>
    </div>
  );
}
