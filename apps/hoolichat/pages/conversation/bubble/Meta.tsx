import { Pin, Star } from 'lucide-react';
import { cx } from '#kit/ui/cx.ts';
import type { ChatMessage } from '../../../rules/views.ts';
import { clockTime } from '../../chat-dates.ts';
import { Ticks } from '../Ticks.tsx';

/** Time and ticks in the lower corner; on a picture without words they lie on it. */
export function Meta({ message, isOnPicture }: { message: ChatMessage; isOnPicture: boolean }) {
  return (
    <span
      className={cx(
        'absolute right-2 bottom-1 flex select-none items-center gap-1 text-[11px] leading-4',
        isOnPicture
          ? 'right-2.5 bottom-2 rounded-full bg-black/45 px-1.5 text-white [--tick-read:#8fdcff]'
          : 'text-foreground-muted',
      )}
    >
      {message.pinned && <Pin role="img" aria-label="Pinned" className="size-3 fill-current" />}
      {message.starred && <Star role="img" aria-label="Starred" className="size-3 fill-current" />}
      {message.editedAt !== null && <span>Edited</span>}
      <time>{clockTime(message.at)}</time>
      {message.ticks && !message.deleted && <Ticks state={message.ticks} />}
    </span>
  );
}
