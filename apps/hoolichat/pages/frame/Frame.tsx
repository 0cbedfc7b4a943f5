import { type ReactNode, Suspense } from 'react';
import { useLocation, useRoute } from 'wouter';
import { PageErrors } from '#kit/page/errors.tsx';
import { useTitle } from '#kit/page/title.tsx';
import { cx } from '#kit/ui/cx.ts';
import { Skeleton } from '#kit/ui/Skeleton.tsx';
import { useData } from '../client.ts';
import { Conversation } from '../conversation/Conversation.tsx';
import { ConversationErrors } from './ConversationErrors.tsx';
import { PaneOf } from './PaneOf.tsx';
import { Rail } from './Rail.tsx';
import { Shortcuts } from './Shortcuts.tsx';
import { useTheme } from './use-theme.ts';

/** Rail, list and conversation. The conversation stands here, not in its page, so that its info opens beside it. */
export function Frame({ children }: { children: ReactNode }) {
  const [path] = useLocation();
  const [isChat, params] = useRoute('/chats/:chatId/*?');
  useTheme(useData('settings.get', {}).theme);
  const chatId = isChat ? Number(params.chatId) : null;
  const hasMain = chatId !== null || /^\/(settings\/|status\/|help)/.test(path);
  return (
    <div className="flex h-screen overflow-hidden">
      <Shortcuts />
      <Rail />
      <div
        className={cx(
          'w-[clamp(270px,31vw,400px)] shrink-0 border-border border-r bg-pane max-[700px]:w-auto max-[700px]:flex-1',
          hasMain && 'max-[700px]:hidden',
        )}
      >
        <PageErrors>
          <Suspense fallback={<PaneLoading />}>
            <PaneOf path={path} />
          </Suspense>
        </PageErrors>
      </div>
      <main className={cx('relative flex min-w-0 flex-1', !hasMain && 'max-[700px]:hidden')}>
        {chatId !== null && (
          <ConversationErrors key={chatId}>
            <Suspense fallback={<div className="wallpaper flex-1" />}>
              <Conversation chatId={chatId} />
            </Suspense>
          </ConversationErrors>
        )}
        {children}
        {chatId !== null && (
          <ConversationErrors key={`${path}-title`} isSilent>
            <Suspense>
              <ChatTitle chatId={chatId} />
            </Suspense>
          </ConversationErrors>
        )}
      </main>
    </div>
  );
}

/** After the page, which names the tab by its route. */
function ChatTitle({ chatId }: { chatId: number }) {
  useTitle(useData('chats.get', { chatId }).name);
  return null;
}

const PaneLoading = () => (
  <div className="grid gap-4 p-4">
    <Skeleton className="h-9" />
    {['a', 'b', 'c', 'd', 'e', 'f'].map((key) => (
      <Skeleton key={key} className="h-12" />
    ))}
  </div>
);
