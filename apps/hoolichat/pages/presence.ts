import { useEffect, useState } from 'react';
import { useNow, worldNow } from '#kit/page/now.ts';
import type { ChatView } from '../rules/views.ts';
import { spokenMoment } from './chat-dates.ts';

interface Typing {
  typing: readonly string[];
  typingUntil: number | null;
}

/** Who writes at this moment. Nobody tells when they stop without sending: the time runs out. */
export function useTyping({ typing, typingUntil }: Typing): readonly string[] {
  const [endedAt, setEndedAt] = useState(0);
  useEffect(() => {
    if (typingUntil === null) return;
    const timer = setTimeout(() => setEndedAt(typingUntil), Math.max(typingUntil - worldNow(), 0));
    return () => clearTimeout(timer);
  }, [typingUntil]);
  return typingUntil === null || typingUntil <= endedAt ? [] : typing;
}

export const typingText = (names: readonly string[], isGroup: boolean): string => {
  if (!isGroup) return 'typing…';
  return names.length === 1 ? `${names[0]} is typing…` : `${names.join(', ')} are typing…`;
};

/** The line under the name of a chat. */
export function usePresence(chat: ChatView): { text: string; isTyping: boolean } {
  const typing = useTyping(chat);
  const now = useNow();
  const isGroup = chat.kind === 'group';
  if (typing.length > 0) return { text: typingText(typing, isGroup), isTyping: true };
  if (isGroup) {
    const names = chat.members.map(({ name, me }) => (me ? 'You' : name.split(' ')[0]));
    return { text: names.join(', '), isTyping: false };
  }
  return { text: lastSeen(chat.person, now), isTyping: false };
}

function lastSeen(person: ChatView['person'], now: number): string {
  if (!person || person.blocked) return '';
  if (person.online) return 'online';
  return person.lastSeenAt === null ? '' : `last seen ${spokenMoment(person.lastSeenAt, now)}`;
}
