import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatView, Quoted } from '../../rules/views.ts';
import { usePerform } from '../client.ts';

const PAUSE_MS = 1500;

/** What this page knows better than the server does: what was typed since it last answered. */
const typed = new Map<number, string>();

/** What is typed and not sent: kept on the server after a pause, and when the chat is left. */
export function useDraft(
  chat: ChatView,
  replyTo: Quoted | null,
  setReplyTo: (quoted: Quoted | null) => void,
) {
  const perform = usePerform();
  const [text, setText] = useState(typed.get(chat.id) ?? chat.draft?.text ?? '');
  const saved = useRef({ text: chat.draft?.text ?? '', replyTo: chat.draft?.replyTo?.id ?? null });
  const current = useRef(saved.current);
  current.current = { text, replyTo: replyTo?.id ?? null };

  const type = useCallback(
    (next: string) => {
      typed.set(chat.id, next);
      setText(next);
    },
    [chat.id],
  );

  const first = chat.draft?.replyTo ?? null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the answer that was begun is taken up once
  useEffect(() => {
    if (first) setReplyTo(first);
  }, []);

  const save = useCallback(() => {
    const next = current.current;
    if (next.text === saved.current.text && (next.replyTo === saved.current.replyTo || !next.text)) return;
    saved.current = next;
    void perform('chats.saveDraft', { chatId: chat.id, text: next.text, replyTo: next.replyTo });
  }, [perform, chat.id]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every change starts the pause anew
  useEffect(() => {
    const timer = setTimeout(save, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, replyTo, save]);

  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && save();
    document.addEventListener('visibilitychange', onHide);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      save();
    };
  }, [save]);

  /** Sending takes the draft along on the server. */
  const clear = useCallback(() => {
    saved.current = { text: '', replyTo: null };
    current.current = saved.current;
    type('');
  }, [type]);
  return { text, setText: type, clear };
}
