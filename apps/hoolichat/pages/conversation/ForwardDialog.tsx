import { useState } from 'react';
import { FormDialog } from '#kit/page/Form.tsx';
import { cx } from '#kit/ui/cx.ts';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { MOST_FORWARD_CHATS } from '../../rules/limits.ts';
import { ChatAvatar } from '../ChatAvatar.tsx';
import { useAction, useData } from '../client.ts';
import { matchesName } from '../people/match-name.ts';

interface ForwardDialogProps {
  /** Empty while it is closed. */
  messageIds: readonly number[];
  onClose: () => void;
  onDone: () => void;
}

export function ForwardDialog({ messageIds, onClose, onDone }: ForwardDialogProps) {
  const { rows } = useData('chats.list', { filter: 'all' });
  const forward = useAction('messages.forward');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [query, setQuery] = useState('');
  const shown = rows.filter(({ name, blocked }) => !blocked && matchesName(name, query));
  function toggle(id: number) {
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  }
  async function submit() {
    await forward.run({ messageIds: [...messageIds], chatIds: [...chosen] });
    toast.success(chosen.length === 1 ? 'Forwarded.' : `Forwarded to ${chosen.length} chats.`);
    setChosen([]);
    onClose();
    onDone();
  }
  return (
    <FormDialog
      open={messageIds.length > 0}
      title={messageIds.length > 1 ? `Forward ${messageIds.length} messages to` : 'Forward message to'}
      size="sm"
      submitLabel="Forward"
      ready={chosen.length > 0}
      action={forward}
      onSubmit={submit}
      onClose={onClose}
    >
      <div className="flex h-80 flex-col gap-2">
        <SearchInput
          label="Search chats to forward to"
          placeholder="Search"
          value={query}
          onChange={setQuery}
          autoFocus
        />
        <ul aria-label="Chats to forward to" className="-mx-2 min-h-0 flex-1 overflow-y-auto">
          {shown.map(({ id, name, kind }) => (
            <li key={id}>
              <label
                className={cx(
                  'flex cursor-pointer items-center gap-3 rounded-control px-2 py-1.5 hover:bg-pane-hover',
                  chosen.includes(id) && 'bg-pane-selected',
                )}
              >
                <input
                  type="checkbox"
                  aria-label={name}
                  checked={chosen.includes(id)}
                  disabled={!chosen.includes(id) && chosen.length >= MOST_FORWARD_CHATS}
                  onChange={() => toggle(id)}
                  className="size-4.5 accent-(--primary)"
                />
                <ChatAvatar name={name} isGroup={kind === 'group'} className="size-9! text-[13px]!" />
                <span className="truncate font-medium">{name}</span>
              </label>
            </li>
          ))}
        </ul>
      </div>
    </FormDialog>
  );
}
