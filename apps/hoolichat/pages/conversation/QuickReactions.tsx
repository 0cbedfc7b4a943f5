import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { cx } from '#kit/ui/cx.ts';
import type { Place } from '#kit/ui/MenuAt.tsx';
import { PopoverAt } from '#kit/ui/PopoverAt.tsx';
import type { ChatMessage } from '../../rules/views.ts';
import { PickerLoading } from '../composer/EmojiButton.tsx';
import { EmojiPicker } from '../composer/EmojiPicker.tsx';

const QUICK = ['👍', '❤️', '😂', '😮', '😢', '🙏'];

interface QuickReactionsProps {
  target: { message: ChatMessage; at: Place } | null;
  onClose: () => void;
  onReact: (message: ChatMessage, emoji: string | null) => void;
}

/** Six at hand, all behind the plus. Choosing one's own again takes it back. */
export function QuickReactions({ target, onClose, onReact }: QuickReactionsProps) {
  const [isFull, setFull] = useState(false);
  const mine = target?.message.reactions.find(({ by }) => by.some(({ id }) => id === 'me'))?.emoji;
  function close() {
    setFull(false);
    onClose();
  }
  function react(emoji: string) {
    if (target) onReact(target.message, emoji === mine ? null : emoji);
    close();
  }
  return (
    <PopoverAt
      label="Choose a reaction"
      at={target?.at ?? null}
      onClose={close}
      side="top"
      align="center"
      className="p-0"
    >
      {isFull ? (
        <Suspense fallback={<PickerLoading />}>
          <EmojiPicker onPick={react} />
        </Suspense>
      ) : (
        <div className="flex items-center gap-0.5 p-1.5">
          {QUICK.map((emoji) => (
            <button
              key={emoji}
              type="button"
              aria-label={`React with ${emoji}`}
              aria-pressed={emoji === mine}
              onClick={() => react(emoji)}
              className={cx(
                'grid size-10 place-items-center rounded-full text-[25px] leading-none transition-transform hover:scale-115',
                emoji === mine && 'bg-accent',
              )}
            >
              {emoji}
            </button>
          ))}
          <button
            type="button"
            aria-label="More reactions"
            onClick={() => setFull(true)}
            className="grid size-9 place-items-center rounded-full bg-muted text-foreground-muted hover:text-foreground"
          >
            <Plus aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </PopoverAt>
  );
}
