import { useCallback, useMemo } from 'react';
import { useLocation } from 'wouter';
import { toast } from '#kit/ui/toast.tsx';
import type { ChatMessage, PollView } from '../../rules/views.ts';
import { usePerform } from '../client.ts';
import { type BubbleActions, previewOf } from './actions.ts';
import type { MessageVerb } from './message-menu.tsx';
import type { useOutbox } from './outbox.ts';
import { useAnswering } from './use-answering.ts';
import type { Messages } from './use-messages.ts';
import { useOverlays, useSelection } from './use-overlays.ts';

interface BubbleActionsInput {
  messages: Messages;
  outbox: ReturnType<typeof useOutbox>;
  jumpTo: (messageId: number) => void;
  focusComposer: () => void;
}

export type Bubbles = ReturnType<typeof useBubbleActions>;

/** All that is done to messages, and what is shown while it is being done. */
export function useBubbleActions({ messages, outbox, jumpTo, focusComposer }: BubbleActionsInput) {
  const perform = usePerform();
  const overlays = useOverlays();
  const selection = useSelection();
  const answering = useAnswering(focusComposer);
  const openChatWith = useOpenChatWith();
  const { patch } = messages;
  const { retry, discard } = outbox;
  const { setMenu, setReacting, setOverlay } = overlays;
  const { reply } = answering;
  const { toggleSelected } = selection;
  const actions: BubbleActions = useMemo(
    () => ({
      openMenu: (message, at) => setMenu({ message, at }),
      openReactions: (message, at) => setReacting({ message, at }),
      showReactions: ({ id }) => setOverlay({ kind: 'reactions', ids: [id] }),
      react: (message, emoji) => {
        patch(message.id, (old) => ({ ...old, reactions: withReaction(old.reactions, emoji) }));
        void perform('messages.react', { messageId: message.id, emoji });
      },
      vote: (message, optionIds) => {
        patch(message.id, (old) => ({ ...old, poll: old.poll && withVotes(old.poll, optionIds) }));
        void perform('polls.vote', { messageId: message.id, optionIds });
      },
      showVotes: ({ id }) => setOverlay({ kind: 'votes', ids: [id] }),
      openPicture: ({ id }) => setOverlay({ kind: 'picture', ids: [id] }),
      ...{ reply, jumpTo, toggleSelected, retry, discard, openChatWith },
    }),
    [
      patch,
      perform,
      reply,
      jumpTo,
      toggleSelected,
      retry,
      discard,
      openChatWith,
      setMenu,
      setReacting,
      setOverlay,
    ],
  );
  function star(ids: readonly number[], starred: boolean) {
    for (const messageId of ids) {
      patch(messageId, (old) => ({ ...old, starred }));
      void perform('messages.star', { messageId, starred });
    }
  }
  const verbs: Record<MessageVerb, (message: ChatMessage) => unknown> = {
    info: ({ id }) => overlays.showInfo(id),
    reply,
    edit: answering.edit,
    replyPrivately: ({ from }) => openChatWith(from ?? ''),
    react: (message) => overlays.menu && setReacting({ message, at: overlays.menu.at }),
    copy: (message) => copyText(previewOf(message)),
    forward: ({ id }) => setOverlay({ kind: 'forward', ids: [id] }),
    pin: ({ id, pinned }) => perform('messages.pin', { messageId: id, pinned: !pinned }),
    star: ({ id, starred }) => star([id], !starred),
    select: ({ id }) => selection.select(id),
    delete: ({ id }) => setOverlay({ kind: 'delete', ids: [id] }),
  };
  const act = (verb: MessageVerb, message: ChatMessage) => void verbs[verb](message);
  return { ...overlays, ...selection, ...answering, actions, act, star };
}

function useOpenChatWith() {
  const perform = usePerform();
  const [, navigate] = useLocation();
  return useCallback(
    async (personId: string) => {
      const chat = await perform('chats.open', { personId });
      if (chat) navigate(`/chats/${chat.id}`);
    },
    [perform, navigate],
  );
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
