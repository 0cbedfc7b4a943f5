import { useCallback, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import type { Place } from '#kit/ui/MenuAt.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { ChatMessage, PollView, Quoted } from '../../rules/views.ts';
import { usePerform } from '../client.ts';
import { type BubbleActions, previewOf, quoteOf } from './actions.ts';
import type { MessageVerb } from './message-menu.tsx';
import type { useOutbox } from './outbox.ts';
import type { Messages } from './use-messages.ts';

interface BubbleActionsInput {
  messages: Messages;
  outbox: ReturnType<typeof useOutbox>;
  jumpTo: (messageId: number) => void;
  focusComposer: () => void;
}

/** What is open over the messages, by message id where it shows one that may change meanwhile. */
export interface Overlay {
  kind: 'votes' | 'reactions' | 'picture' | 'delete' | 'forward';
  ids: readonly number[];
}

export interface AtMessage {
  message: ChatMessage;
  at: Place;
}

export type Bubbles = ReturnType<typeof useBubbleActions>;

/** All that is done to messages, and what is shown while it is being done. */
export function useBubbleActions({ messages, outbox, jumpTo, focusComposer }: BubbleActionsInput) {
  const perform = usePerform();
  const [, navigate] = useLocation();
  const { patch } = messages;
  const [menu, setMenu] = useState<AtMessage | null>(null);
  const [reacting, setReacting] = useState<AtMessage | null>(null);
  const [overlay, setOverlay] = useState<Overlay | null>(null);
  const [infoId, setInfoId] = useState<number | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<number> | null>(null);
  const [replyTo, setReplyTo] = useState<Quoted | null>(null);
  const [editing, setEditing] = useState<ChatMessage | null>(null);

  const openChatWith = useCallback(
    async (personId: string) => {
      const chat = await perform('chats.open', { personId });
      if (chat) navigate(`/chats/${chat.id}`);
    },
    [perform, navigate],
  );
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
  const toggleSelected = useCallback((id: number) => {
    setSelected((old) => {
      const next = new Set(old);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);
  const stopSelecting = useCallback(() => setSelected(null), []);
  const { retry, discard } = outbox;
  const actions: BubbleActions = useMemo(
    () => ({
      openMenu: (message, at) => setMenu({ message, at }),
      openReactions: (message, at) => setReacting({ message, at }),
      showReactions: ({ id }) => setOverlay({ kind: 'reactions', ids: [id] }),
      react: (message, emoji) => {
        patch(message.id, (old) => ({ ...old, reactions: withReaction(old.reactions, emoji) }));
        void perform('messages.react', { messageId: message.id, emoji });
      },
      reply,
      jumpTo,
      vote: (message, optionIds) => {
        patch(message.id, (old) => ({ ...old, poll: old.poll && withVotes(old.poll, optionIds) }));
        void perform('polls.vote', { messageId: message.id, optionIds });
      },
      showVotes: ({ id }) => setOverlay({ kind: 'votes', ids: [id] }),
      openPicture: ({ id }) => setOverlay({ kind: 'picture', ids: [id] }),
      toggleSelected,
      retry,
      discard,
      openChatWith: (personId) => void openChatWith(personId),
    }),
    [patch, perform, reply, jumpTo, toggleSelected, retry, discard, openChatWith],
  );

  function star(ids: readonly number[], starred: boolean) {
    for (const messageId of ids) {
      patch(messageId, (old) => ({ ...old, starred }));
      void perform('messages.star', { messageId, starred });
    }
  }
  const verbs: Record<MessageVerb, (message: ChatMessage) => unknown> = {
    info: ({ id }) => setInfoId(id),
    reply,
    edit,
    replyPrivately: ({ from }) => openChatWith(from ?? ''),
    react: (message) => menu && setReacting({ message, at: menu.at }),
    copy: (message) => copyText(previewOf(message)),
    forward: ({ id }) => setOverlay({ kind: 'forward', ids: [id] }),
    pin: ({ id, pinned }) => perform('messages.pin', { messageId: id, pinned: !pinned }),
    star: ({ id, starred }) => star([id], !starred),
    select: ({ id }) => setSelected(new Set([id])),
    delete: ({ id }) => setOverlay({ kind: 'delete', ids: [id] }),
  };
  return {
    actions,
    act: (verb: MessageVerb, message: ChatMessage) => void verbs[verb](message),
    star,
    edit,
    menu,
    closeMenu: () => setMenu(null),
    reacting,
    closeReacting: () => setReacting(null),
    overlay,
    setOverlay,
    infoId,
    showInfo: setInfoId,
    selected,
    select: (id: number | null) => setSelected(new Set(id === null ? [] : [id])),
    stopSelecting,
    replyTo,
    setReplyTo,
    editing,
    stopEditing: () => setEditing(null),
  };
}

function copyText(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => toast.success('Copied.'),
    () => toast.error('The browser did not allow copying. Select the text and press Ctrl+C.'),
  );
}

const ME = { id: 'me', name: 'You' };

function withReaction(reactions: ChatMessage['reactions'], emoji: string | null): ChatMessage['reactions'] {
  const others = reactions
    .map((one) => ({ ...one, by: one.by.filter(({ id }) => id !== ME.id) }))
    .filter(({ by }) => by.length > 0);
  if (emoji === null) return others;
  const isKnown = others.some((one) => one.emoji === emoji);
  return isKnown
    ? others.map((one) => (one.emoji === emoji ? { ...one, by: [...one.by, ME] } : one))
    : [...others, { emoji, by: [ME] }];
}

const withVotes = (poll: PollView, optionIds: readonly number[]): PollView => ({
  ...poll,
  options: poll.options.map((option) => {
    const others = option.votes.filter(({ id }) => id !== ME.id);
    const mine = optionIds.includes(option.id);
    return { ...option, mine, votes: mine ? [...others, ME] : others };
  }),
});
