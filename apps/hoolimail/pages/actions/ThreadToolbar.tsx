import {
  AlarmClock,
  Archive,
  ArchiveRestore,
  EllipsisVertical,
  FolderInput,
  Inbox,
  Mail,
  MailOpen,
  OctagonAlert,
  ShieldCheck,
  Tags,
  Trash2,
} from 'lucide-react';
import { useState } from 'react';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { Menu } from '#kit/ui/Menu.tsx';
import type { MenuItem } from '#kit/ui/MenuItems.tsx';
import { Separator } from '#kit/ui/Separator.tsx';
import type { Change } from '../../api/inputs.ts';
import type { LabelTag } from '../../rules/views.ts';
import { type Panel, ToolbarPanels } from './ToolbarPanels.tsx';

/** What the toolbar must know of the conversations it acts on. */
export interface Chosen {
  count: number;
  place: 'mail' | 'spam' | 'trash';
  inInbox: boolean;
  unread: boolean;
  snoozed: boolean;
  starred: boolean;
  important: boolean;
  muted: boolean;
  labels: readonly (readonly LabelTag[])[];
}

interface ThreadToolbarProps {
  chosen: Chosen;
  panel: Panel | null;
  onPanel: (panel: Panel | null) => void;
  onChange: (change: Change) => void;
  /** At the end of the "More" menu. */
  more?: readonly MenuItem[];
}

export function ThreadToolbar({ chosen, panel, onPanel, onChange, more = [] }: ThreadToolbarProps) {
  const act = (change: Change) => () => onChange(change);
  const isMail = chosen.place === 'mail';
  return (
    <div role="toolbar" aria-label="Conversation actions" className="flex items-center gap-0.5">
      {isMail && chosen.inInbox && (
        <IconButton label="Archive" icon={<Archive aria-hidden />} onClick={act({ do: 'archive' })} />
      )}
      {isMail && !chosen.inInbox && !chosen.snoozed && (
        <IconButton label="Move to Inbox" icon={<Inbox aria-hidden />} onClick={act({ do: 'unarchive' })} />
      )}
      {isMail && chosen.snoozed && (
        <IconButton label="Unsnooze" icon={<Inbox aria-hidden />} onClick={act({ do: 'unsnooze' })} />
      )}
      <PlaceButtons chosen={chosen} onChange={onChange} />
      <Separator orientation="vertical" className="mx-1.5 my-2" />
      <IconButton
        label={chosen.unread ? 'Mark as read' : 'Mark as unread'}
        icon={chosen.unread ? <MailOpen aria-hidden /> : <Mail aria-hidden />}
        onClick={act({ do: chosen.unread ? 'read' : 'unread' })}
      />
      {isMail && (
        <ToolbarPanels
          panel={panel}
          onPanel={onPanel}
          onChange={onChange}
          labels={chosen.labels}
          icons={{
            snooze: <AlarmClock aria-hidden />,
            move: <FolderInput aria-hidden />,
            label: <Tags aria-hidden />,
          }}
        />
      )}
      <Menu
        trigger={<IconButton label="More actions" icon={<EllipsisVertical aria-hidden />} />}
        items={[...flagItems(chosen, act), ...more]}
      />
    </div>
  );
}

function PlaceButtons({ chosen, onChange }: Pick<ThreadToolbarProps, 'chosen' | 'onChange'>) {
  const [isAsking, setAsking] = useState(false);
  const act = (change: Change) => () => onChange(change);
  if (chosen.place === 'mail')
    return (
      <>
        <IconButton label="Report spam" icon={<OctagonAlert aria-hidden />} onClick={act({ do: 'spam' })} />
        <IconButton label="Delete" icon={<Trash2 aria-hidden />} onClick={act({ do: 'trash' })} />
      </>
    );
  return (
    <>
      {chosen.place === 'spam' ? (
        <IconButton label="Not spam" icon={<ShieldCheck aria-hidden />} onClick={act({ do: 'notSpam' })} />
      ) : (
        <IconButton
          label="Move out of Trash"
          icon={<ArchiveRestore aria-hidden />}
          onClick={act({ do: 'untrash' })}
        />
      )}
      <IconButton
        label="Delete forever"
        variant="danger"
        icon={<Trash2 aria-hidden />}
        onClick={() => setAsking(true)}
      />
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={
          chosen.count === 1
            ? 'Delete this conversation forever?'
            : `Delete ${chosen.count.toLocaleString('en-US')} conversations forever?`
        }
        body="They cannot be brought back."
        confirmLabel="Delete forever"
        tone="danger"
        onConfirm={() => {
          setAsking(false);
          onChange({ do: 'deleteForever' });
        }}
      />
    </>
  );
}

function flagItems(chosen: Chosen, act: (change: Change) => () => void): MenuItem[] {
  return [
    { label: 'Mark as read', shortcut: 'Shift+I', onSelect: act({ do: 'read' }) },
    { label: 'Mark as unread', shortcut: 'Shift+U', onSelect: act({ do: 'unread' }) },
    chosen.important
      ? { label: 'Mark as not important', shortcut: '-', onSelect: act({ do: 'notImportant' }) }
      : { label: 'Mark as important', shortcut: '+', onSelect: act({ do: 'important' }) },
    chosen.starred
      ? { label: 'Remove star', shortcut: 's', onSelect: act({ do: 'unstar' }) }
      : { label: 'Add star', shortcut: 's', onSelect: act({ do: 'star' }) },
    chosen.muted
      ? { label: 'Unmute', onSelect: act({ do: 'unmute' }) }
      : { label: 'Mute', onSelect: act({ do: 'mute' }) },
  ];
}
