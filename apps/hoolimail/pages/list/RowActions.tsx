import { AlarmClock, Archive, Inbox, Mail, MailOpen, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Change } from '../../api/inputs.ts';
import type { ListInput } from '../../list-location.ts';
import type { ThreadRow } from '../../rules/views.ts';

interface RowActionsProps {
  row: ThreadRow;
  list: ListInput;
  onChange: (row: ThreadRow, change: Change) => void;
  onSnooze: (row: ThreadRow) => void;
}

/** What a line offers under the pointer. */
export function RowActions({ row, list, onChange, onSnooze }: RowActionsProps) {
  const isThrownAway = list.folder === 'trash' || list.folder === 'spam';
  const act = (change: Change) => () => onChange(row, change);
  return (
    <span className="invisible absolute inset-y-0 right-2 z-3 flex items-center bg-(--row) pl-2 group-focus-within:visible group-hover:visible">
      {isThrownAway && (
        <Act
          label={list.folder === 'spam' ? 'Not spam' : 'Move to Inbox'}
          icon={<Inbox aria-hidden />}
          onClick={act({ do: list.folder === 'spam' ? 'notSpam' : 'untrash' })}
        />
      )}
      {!isThrownAway && row.inInbox && (
        <Act label="Archive" icon={<Archive aria-hidden />} onClick={act({ do: 'archive' })} />
      )}
      {list.folder !== 'trash' && (
        <Act label="Delete" icon={<Trash2 aria-hidden />} onClick={act({ do: 'trash' })} />
      )}
      <Act
        label={row.unread ? 'Mark as read' : 'Mark as unread'}
        icon={row.unread ? <MailOpen aria-hidden /> : <Mail aria-hidden />}
        onClick={act({ do: row.unread ? 'read' : 'unread' })}
      />
      {!isThrownAway && (
        <Act label="Snooze" icon={<AlarmClock aria-hidden />} onClick={() => onSnooze(row)} />
      )}
    </span>
  );
}

function Act({ label, icon, onClick }: { label: string; icon: ReactNode; onClick: () => void }) {
  return (
    <button
      type="button"
      title={label}
      aria-label={label}
      onClick={onClick}
      className="flex size-8 items-center justify-center rounded-full text-foreground-muted hover:bg-foreground/8 hover:text-foreground [&_svg]:size-[17px]"
    >
      {icon}
    </button>
  );
}
