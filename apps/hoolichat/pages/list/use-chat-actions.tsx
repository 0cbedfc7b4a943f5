import { type ReactNode, useState } from 'react';
import { useLocation, useRoute, useSearchParams } from 'wouter';
import { toast } from '#kit/ui/toast.tsx';
import { usePerform } from '../client.ts';
import { keepList } from '../list-location.ts';
import { ChatDialogs, type Question } from './ChatDialogs.tsx';

/** Enough of a chat to act on it, whether it is a line of the list or the one that is open. */
export interface ActedOn {
  id: number;
  kind: 'direct' | 'group';
  name: string;
  personId: string | null;
}

export type ChatVerbs = ReturnType<typeof useChatActions>['verbs'];

/** What is done to whole chats. `dialogs` asks where it should be asked. */
export function useChatActions() {
  const perform = usePerform();
  const [question, setQuestion] = useState<Question | null>(null);
  const [, params] = useRoute('/chats/:chatId/*?');
  const [query] = useSearchParams();
  const [, navigate] = useLocation();
  const leaveIfOpen = ({ id }: ActedOn) => {
    if (Number(params?.chatId) === id) navigate(keepList('/', query));
  };
  async function archive(chat: ActedOn, archived: boolean) {
    if (!(await perform('chats.archive', { chatId: chat.id, archived }))) return;
    toast.success(archived ? 'Chat archived.' : 'Chat unarchived.', {
      action: {
        label: 'Undo',
        onClick: () => void perform('chats.archive', { chatId: chat.id, archived: !archived }),
      },
    });
  }
  const ask = (kind: Question['kind']) => (chat: ActedOn) => setQuestion({ kind, chat });
  const verbs = {
    archive,
    pin: (chat: ActedOn, pinned: boolean) => perform('chats.pin', { chatId: chat.id, pinned }),
    favorite: (chat: ActedOn, favorite: boolean) => perform('chats.favorite', { chatId: chat.id, favorite }),
    unmute: (chat: ActedOn) => perform('chats.mute', { chatId: chat.id, until: null }),
    markRead: (chat: ActedOn) => perform('chats.markRead', { chatId: chat.id }),
    markUnread: async (chat: ActedOn) => {
      leaveIfOpen(chat);
      await perform('chats.markUnread', { chatId: chat.id });
    },
    unblock: async (chat: ActedOn) => {
      if (await perform('people.unblock', { personId: chat.personId ?? '' }))
        toast.success(`${chat.name} is unblocked.`);
    },
    mute: ask('mute'),
    block: ask('block'),
    clear: ask('clear'),
    report: ask('report'),
    remove: ask('delete'),
    leave: ask('leave'),
  };
  const dialogs: ReactNode = (
    <ChatDialogs question={question} onClose={() => setQuestion(null)} onDeleted={leaveIfOpen} />
  );
  return { verbs, dialogs };
}
