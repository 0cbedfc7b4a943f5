import { Star } from 'lucide-react';
import { Link } from 'wouter';
import { boot } from '#kit/page/boot.ts';
import { useNow } from '#kit/page/now.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { listDate } from '../chat-dates.ts';
import { useData } from '../client.ts';
import { previewOf } from '../conversation/actions.ts';
import { kindIcon } from '../conversation/bubble/Quote.tsx';
import { Pane } from '../Pane.tsx';

export function StarredPane() {
  const { items } = useData('starred.list', {});
  const now = useNow();
  return (
    <Pane title="Starred messages" back={{ href: '/', label: 'Back to chats' }}>
      {items.length === 0 && (
        <EmptyState icon={<Star aria-hidden />} title="No starred messages">
          Star a message from its menu to find it here again.
        </EmptyState>
      )}
      <ul aria-label="Starred messages" className="min-h-0 flex-1 overflow-y-auto pb-3">
        {items.map((message) => (
          <li key={message.id} className="mx-2">
            <Link
              href={`/chats/${message.chatId}?message=${message.id}`}
              className="grid grid-cols-[minmax(0,1fr)] gap-1.5 rounded-xl px-3 py-2.5 hover:bg-pane-hover"
            >
              <span className="flex items-center gap-2 text-[13.5px]">
                <Avatar
                  name={isMine(message) ? (boot.owner?.name ?? '') : message.fromName}
                  size="sm"
                  decorative
                />
                <span className="truncate">
                  <span className="font-semibold">{isMine(message) ? 'You' : message.fromName}</span>
                  <span className="text-foreground-muted">
                    {' '}
                    › {message.chatKind === 'direct' && !isMine(message) ? 'You' : message.chatName}
                  </span>
                </span>
                <time className="ml-auto shrink-0 text-caption text-foreground-muted">
                  {listDate(message.at, now)}
                </time>
              </span>
              <span className="ml-9 line-clamp-3 flex w-fit max-w-full gap-1.5 rounded-lg bg-muted px-2.5 py-1.5 [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
                {kindIcon(message.kind)}
                <span className="[overflow-wrap:anywhere]">{previewOf(message)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Pane>
  );
}

const isMine = ({ from }: { from: string | null }): boolean => from === 'me';
