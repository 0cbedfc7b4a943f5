import { type ReactNode, useState } from 'react';
import type { MessageView } from '../../rules/views.ts';

interface MessageStackProps {
  messages: readonly MessageView[];
  isOpen: (id: number) => boolean;
  render: (message: MessageView) => ReactNode;
}

const FEW = 4;

/** Messages one below the other. Many folded ones in a row shrink to their number. */
export function MessageStack({ messages, isOpen, render }: MessageStackProps) {
  const [isShown, setShown] = useState(false);
  const firstOpen = messages.findIndex((message) => isOpen(message.id));
  const hidden = isShown || firstOpen < FEW ? [] : messages.slice(1, firstOpen - 1);
  if (hidden.length === 0) return <div className="divide-y divide-border/70">{messages.map(render)}</div>;
  return (
    <div className="divide-y divide-border/70">
      {messages.slice(0, 1).map(render)}
      <div className="flex h-11 items-center pl-12">
        <button
          type="button"
          onClick={() => setShown(true)}
          className="flex h-8 items-center gap-1.5 rounded-full bg-muted px-4 text-foreground-muted text-small hover:bg-accent hover:text-accent-foreground"
        >
          <span className="font-semibold">{hidden.length}</span> older messages
        </button>
      </div>
      {messages.slice(1 + hidden.length).map(render)}
    </div>
  );
}
