import { CheckCheck } from 'lucide-react';
import { Suspense } from 'react';
import { useNow } from '#kit/page/now.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import type { PersonRef } from '../../rules/views.ts';
import { spokenMoment } from '../chat-dates.ts';
import { useData } from '../client.ts';
import { SidePanel } from '../SidePanel.tsx';
import { Bubble } from './bubble/Bubble.tsx';
import { MessageBody } from './bubble/MessageBody.tsx';
import { Meta } from './bubble/Meta.tsx';

export function MessageInfoPanel({ messageId, onClose }: { messageId: number; onClose: () => void }) {
  return (
    <SidePanel title="Message info" onClose={onClose}>
      <Suspense>
        <Receipts messageId={messageId} />
      </Suspense>
    </SidePanel>
  );
}

function Receipts({ messageId }: { messageId: number }) {
  const info = useData('message.info', { messageId });
  return (
    <>
      <div className="wallpaper flex justify-end px-5 py-5">
        <Bubble isMine hasTail>
          <MessageBody message={info.message} />
          <Meta message={info.message} isOnPicture={false} />
        </Bubble>
      </div>
      <ReceiptList title="Read by" people={info.readBy} isRead />
      <ReceiptList title="Delivered to" people={info.deliveredTo} />
      <ReceiptList title="Not yet delivered to" people={info.pending} />
    </>
  );
}

interface ReceiptListProps {
  title: string;
  people: readonly (PersonRef & { at?: number })[];
  isRead?: boolean;
}

function ReceiptList({ title, people, isRead }: ReceiptListProps) {
  const now = useNow();
  if (people.length === 0) return null;
  return (
    <section aria-label={title} className="border-border border-t px-5 py-3">
      <h3 className="flex items-center gap-2 pb-1 font-semibold text-foreground-muted text-small">
        <CheckCheck aria-hidden className="size-4" color={isRead ? 'var(--tick-read)' : undefined} /> {title}
      </h3>
      <ul>
        {people.map(({ id, name, at }) => (
          <li key={id} className="flex items-center gap-3 py-1.5">
            <Avatar name={name} decorative />
            <span>
              <span className="block font-medium">{name}</span>
              {at !== undefined && (
                <span className="block text-caption text-foreground-muted">{spokenMoment(at, now)}</span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
