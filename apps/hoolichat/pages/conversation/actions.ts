import { createContext, useContext } from 'react';
import type { Place } from '#kit/ui/MenuAt.tsx';
import type { ChatMessage, Quoted } from '../../rules/views.ts';
import type { PendingMessage } from './rows.ts';

/** What can be done from a bubble. One object for as long as the chat is open, so that bubbles are not drawn again. */
export interface BubbleActions {
  openMenu(message: ChatMessage, at: Place): void;
  openReactions(message: ChatMessage, at: Place): void;
  showReactions(message: ChatMessage): void;
  react(message: ChatMessage, emoji: string | null): void;
  reply(message: ChatMessage): void;
  jumpTo(messageId: number): void;
  vote(message: ChatMessage, optionIds: number[]): void;
  showVotes(message: ChatMessage): void;
  openPicture(message: ChatMessage): void;
  toggleSelected(messageId: number): void;
  retry(message: PendingMessage): void;
  discard(clientId: string): void;
  openChatWith(personId: string): unknown;
}

interface BubbleContext {
  actions: BubbleActions;
  isGroup: boolean;
  canSend: boolean;
  /** Words searched for in this chat. */
  find: string;
}

export const BubbleContext = createContext<BubbleContext | null>(null);

export function useBubbles(): BubbleContext {
  const context = useContext(BubbleContext);
  if (!context) throw new Error('A bubble stands outside a conversation.');
  return context;
}

/** What a reply shows of the message it answers. */
export const quoteOf = (message: ChatMessage): Quoted => ({
  id: message.id,
  from: message.from ?? '',
  fromName: message.fromName,
  kind: message.kind,
  preview: previewOf(message),
  gone: false,
  thumbnail: message.kind === 'image' ? (message.attachment?.url ?? null) : null,
});

const KIND_NAMES: Partial<Record<ChatMessage['kind'], string>> = {
  image: 'Photo',
  voice: 'Voice message',
  location: 'Location',
};

export const previewOf = (message: ChatMessage): string =>
  message.text || message.attachment?.name || (KIND_NAMES[message.kind] ?? 'Message');
