import { useState } from 'react';
import { useNow } from '#kit/page/now.ts';
import { Button } from '#kit/ui/Button.tsx';
import { Dialog } from '#kit/ui/Dialog.tsx';
import { DELETE_WITHIN_MS } from '../../rules/limits.ts';
import type { ChatMessage } from '../../rules/views.ts';

interface DeleteDialogProps {
  /** None while it is closed. */
  messages: readonly ChatMessage[];
  onClose: () => void;
  onDelete: (forWhom: 'me' | 'everyone') => Promise<unknown>;
}

export function DeleteDialog({ messages, onClose, onDelete }: DeleteDialogProps) {
  const now = useNow();
  const [busy, setBusy] = useState(false);
  const many = messages.length > 1;
  const forEveryone = messages.every(
    ({ from, deleted, at }) => from === 'me' && !deleted && now - at < DELETE_WITHIN_MS,
  );
  async function remove(forWhom: 'me' | 'everyone') {
    setBusy(true);
    await onDelete(forWhom);
    setBusy(false);
    onClose();
  }
  return (
    <Dialog
      open={messages.length > 0}
      onClose={onClose}
      title={many ? `Delete ${messages.length} messages?` : 'Delete message?'}
      size="sm"
      busy={busy}
    >
      <div className="grid justify-items-end gap-2 pt-1">
        {forEveryone && (
          <Button variant="primary" busy={busy} onClick={() => void remove('everyone')}>
            Delete for everyone
          </Button>
        )}
        <Button disabled={busy} onClick={() => void remove('me')}>
          Delete for me
        </Button>
        <Button variant="ghost" disabled={busy} onClick={onClose}>
          Cancel
        </Button>
      </div>
    </Dialog>
  );
}
