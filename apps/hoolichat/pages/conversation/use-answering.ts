import { useCallback, useState } from 'react';
import type { ChatMessage, Quoted } from '../../rules/views.ts';
import { quoteOf } from './actions.ts';

/** What the composer is about: a new message, an answer, or a change to an old one. */
export function useAnswering(focusComposer: () => void) {
  const [replyTo, setReplyTo] = useState<Quoted | null>(null);
  const [editing, setEditing] = useState<ChatMessage | null>(null);
  const reply = useCallback(
    (message: ChatMessage) => {
      if (message.deleted || message.kind === 'system') return;
      setEditing(null);
      setReplyTo(quoteOf(message));
      setTimeout(focusComposer);
    },
    [focusComposer],
  );
  const edit = useCallback(
    (message: ChatMessage) => {
      setReplyTo(null);
      setEditing(message);
      setTimeout(focusComposer);
    },
    [focusComposer],
  );
  const stopEditing = useCallback(() => setEditing(null), []);
  return { replyTo, setReplyTo, reply, editing, edit, stopEditing };
}
