import { Suspense, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'wouter';
import type { ChatMessage } from '../../rules/views.ts';
import { useData } from '../client.ts';
import type { ComposerHandle } from '../composer/Composer.tsx';
import { BubbleContext } from './actions.ts';
import { ComposerArea } from './ComposerArea.tsx';
import { DropZone } from './DropZone.tsx';
import { fitFiles } from './fit-files.ts';
import { Header } from './Header.tsx';
import { InChatSearch } from './InChatSearch.tsx';
import { MessageInfoPanel } from './MessageInfoPanel.tsx';
import { MessageList, type MessageListHandle } from './MessageList.tsx';
import { MessageOverlays } from './MessageOverlays.tsx';
import { useOutbox, usePending } from './outbox.ts';
import { PinnedBar } from './PinnedBar.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useBubbleActions } from './use-bubble-actions.ts';
import { useMessages } from './use-messages.ts';
import { useReading } from './use-reading.ts';

export function Conversation({ chatId }: { chatId: number }) {
  const chat = useData('chats.get', { chatId });
  const settings = useData('settings.get', {});
  const search = useInChatSearch();
  const { linkedId, find } = search;
  const messages = useMessages(chatId, linkedId);
  const pending = usePending(chatId);
  const outbox = useOutbox(chatId);
  const list = useRef<MessageListHandle>(null);
  const composer = useRef<ComposerHandle>(null);
  const jumpTo = useCallback((id: number) => list.current?.jumpTo(id), []);
  const focusComposer = useCallback(() => composer.current?.focus(), []);
  const bubbles = useBubbleActions({ messages, outbox, jumpTo, focusComposer });
  const { firstUnread, onAtEnd } = useReading(chatId, messages);
  const [files, setFiles] = useState<readonly File[]>([]);
  const takeFiles = (list: readonly File[]) => setFiles([...files, ...fitFiles(list)]);
  useEffect(focusComposer, [focusComposer]);

  const context = useMemo(
    () => ({
      actions: bubbles.actions,
      isGroup: chat.kind === 'group',
      canSend: chat.canSend,
      find: find ?? '',
    }),
    [bubbles.actions, chat.kind, chat.canSend, find],
  );
  const editLast = () => {
    const last = messages.window.items.findLast(isMyText);
    if (last) bubbles.edit(last);
  };
  return (
    <BubbleContext value={context}>
      <DropZone enabled={chat.canSend} onFiles={takeFiles}>
        <Header
          chat={chat}
          onSearch={() => search.set(search.find ?? '')}
          onSelect={() => bubbles.select()}
        />
        <PinnedBar pinned={chat.pinnedMessages} onJump={jumpTo} />
        <div className="wallpaper relative flex min-h-0 flex-1 flex-col" data-wallpaper={settings.wallpaper}>
          <MessageList
            ref={list}
            messages={messages}
            pending={pending}
            firstUnread={firstUnread}
            linkedId={linkedId}
            selected={bubbles.selected}
            onAtEnd={onAtEnd}
          />
        </div>
        {bubbles.selected ? (
          <SelectionBar bubbles={bubbles} messages={messages.window.items} />
        ) : (
          <ComposerArea
            ref={composer}
            {...{ chat, bubbles, outbox, files, setFiles, takeFiles, onEditLast: editLast }}
            enterSends={settings.enterToSend}
          />
        )}
      </DropZone>
      {find !== null && (
        <InChatSearch
          chatId={chatId}
          query={find}
          onQuery={search.set}
          onClose={() => search.set(null)}
          onJump={jumpTo}
        />
      )}
      {bubbles.infoId !== null && (
        <MessageInfoPanel messageId={bubbles.infoId} onClose={() => bubbles.showInfo(null)} />
      )}
      <Suspense>
        <MessageOverlays chat={chat} bubbles={bubbles} messages={messages} />
      </Suspense>
    </BubbleContext>
  );
}

const isMyText = ({ from, kind, deleted }: ChatMessage): boolean =>
  from === 'me' && kind === 'text' && !deleted;

/** What the address says of the chat: which message to show, and what is searched for in it. */
function useInChatSearch() {
  const [query, setQuery] = useSearchParams();
  const set = (text: string | null) =>
    setQuery(
      (old) => {
        if (text === null) old.delete('q');
        else old.set('q', text);
        return old;
      },
      { replace: true },
    );
  return { linkedId: Number(query.get('message')) || null, find: query.get('q'), set };
}
