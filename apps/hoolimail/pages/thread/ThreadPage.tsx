import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'wouter';
import { useTitle } from '#kit/page/title.tsx';
import type { MessageView, ThreadView } from '../../rules/views.ts';
import { useMarkRead } from '../actions/use-thread-actions.ts';
import { useData } from '../client.ts';
import { useShortcuts } from '../frame/shortcuts.ts';
import { InlineDraft } from './InlineDraft.tsx';
import { MessageCard } from './MessageCard.tsx';
import { MessageStack } from './MessageStack.tsx';
import { ReplyBar } from './ReplyBar.tsx';
import { ThreadHeading } from './ThreadHeading.tsx';
import { ThreadTop } from './ThreadTop.tsx';
import { useReply } from './use-reply.ts';

export function ThreadPage() {
  const id = Number(useParams().id);
  const [query] = useSearchParams();
  return <Conversation key={id} id={id} from={query.get('from') ?? ''} />;
}

function Conversation({ id, from }: { id: number; from: string }) {
  const thread = useData('threads.get', { id });
  const subject = thread.subject || '(no subject)';
  useTitle(subject);
  useReadOnOpen(thread);
  const shown = thread.messages.filter((message) => message.state !== 'draft');
  const drafts = thread.messages.filter((message) => message.state === 'draft');
  const folding = useFolding(shown);
  const last = shown.at(-1);
  const { reply, startedId } = useReply();
  useShortcuts({
    reply: () => last && reply('reply', last.id),
    replyAll: () => last && reply('replyAll', last.id),
    forward: () => last && reply('forward', last.id),
    expandAll: folding.toggleAll,
  });
  return (
    <div className="flex h-full flex-col">
      <ThreadTop thread={thread} from={from} />
      <div className="min-h-0 flex-1 overflow-y-auto px-5 pb-8" data-scroll>
        <ThreadHeading thread={thread} isAllOpen={folding.isAllOpen} onToggleAll={folding.toggleAll} />
        <MessageStack
          messages={shown}
          isOpen={folding.isOpen}
          render={(message) => (
            <MessageCard
              key={message.id}
              message={message}
              isOpen={folding.isOpen(message.id)}
              onToggle={() => folding.toggle(message.id)}
              onReply={(mode) => reply(mode, message.id)}
            />
          )}
        />
        {drafts.map((draft) => (
          <InlineDraft key={draft.id} message={draft} isNew={draft.id === startedId} />
        ))}
        {drafts.length === 0 && last && <ReplyBar message={last} onReply={(mode) => reply(mode, last.id)} />}
      </div>
    </div>
  );
}

/** A conversation is read by opening it; what arrives while it is open is read as well. */
function useReadOnOpen(thread: ThreadView): void {
  const markRead = useMarkRead();
  const isUnderWay = useRef(false);
  useEffect(() => {
    if (!thread.unread || isUnderWay.current) return;
    isUnderWay.current = true;
    void markRead(thread).finally(() => {
      isUnderWay.current = false;
    });
  }, [thread, markRead]);
}

/** Which messages are unfolded: at first the newest and what is unread. */
function useFolding(messages: readonly MessageView[]) {
  const [open, setOpen] = useState<ReadonlySet<number>>(
    () =>
      new Set(
        messages
          .filter((message, index) => message.unread || index === messages.length - 1)
          .map((message) => message.id),
      ),
  );
  const newest = messages.at(-1)?.id;
  useEffect(() => {
    if (newest !== undefined) setOpen((old) => (old.has(newest) ? old : new Set([...old, newest])));
  }, [newest]);
  const isAllOpen = messages.every((message) => open.has(message.id));
  return {
    isAllOpen,
    isOpen: (id: number) => open.has(id),
    toggle: (id: number) =>
      setOpen((old) => (old.has(id) ? new Set([...old].filter((one) => one !== id)) : new Set([...old, id]))),
    toggleAll: () =>
      setOpen(new Set(isAllOpen ? messages.slice(-1).map(({ id }) => id) : messages.map(({ id }) => id))),
  };
}
