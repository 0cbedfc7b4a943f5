import { Pin } from 'lucide-react';
import { useState } from 'react';
import type { ChatView } from '../../rules/views.ts';

interface PinnedBarProps {
  pinned: ChatView['pinnedMessages'];
  onJump: (messageId: number) => void;
}

/** What was pinned in the chat; clicking goes there, and on to the next. */
export function PinnedBar({ pinned, onJump }: PinnedBarProps) {
  const [index, setIndex] = useState(0);
  const shown = pinned[index % Math.max(pinned.length, 1)];
  if (!shown) return null;
  return (
    <button
      type="button"
      aria-label={`Pinned message: ${shown.preview}`}
      onClick={() => {
        onJump(shown.id);
        setIndex(index + 1);
      }}
      className="flex shrink-0 items-center gap-2.5 border-border border-b bg-pane px-5 py-2 text-left hover:bg-pane-hover"
    >
      <Pin aria-hidden className="size-4 shrink-0 text-primary" />
      <span className="truncate">
        <span className="font-semibold">{shown.from === 'me' ? 'You' : shown.fromName}:</span> {shown.preview}
      </span>
      {pinned.length > 1 && (
        <span className="ml-auto shrink-0 text-caption text-foreground-muted">
          {(index % pinned.length) + 1} of {pinned.length}
        </span>
      )}
    </button>
  );
}
