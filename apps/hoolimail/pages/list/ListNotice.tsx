import { useState } from 'react';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import type { ListInput } from '../../list-location.ts';

interface ListNoticeProps {
  input: ListInput;
  total: number;
  onEmpty: () => Promise<void>;
}

const NOTICES = {
  trash: { text: 'Conversations in Trash are out of your mailbox.', action: 'Empty Trash now' },
  spam: { text: 'Do not open links in mail that you did not expect.', action: 'Delete all spam now' },
};

export function ListNotice({ input, total, onEmpty }: ListNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  if ((input.folder !== 'trash' && input.folder !== 'spam') || total === 0) return null;
  const { text, action } = NOTICES[input.folder];
  return (
    <div className="flex items-center justify-center gap-1 border-border/70 border-b bg-muted py-1.5 text-small">
      {text}
      <button
        type="button"
        className="rounded-full px-3 py-1 font-medium text-link hover:bg-indigo/8"
        onClick={() => setAsking(true)}
      >
        {action}
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Delete ${total === 1 ? 'one conversation' : `all ${total.toLocaleString('en-US')} conversations`} forever?`}
        body="They cannot be brought back."
        confirmLabel="Delete forever"
        tone="danger"
        onConfirm={async () => {
          await onEmpty();
          setAsking(false);
        }}
      />
    </div>
  );
}
