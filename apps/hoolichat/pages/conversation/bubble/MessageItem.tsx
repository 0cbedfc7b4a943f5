import { ChevronDown, Forward, Smile } from 'lucide-react';
import { memo } from 'react';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { cx } from '#kit/ui/cx.ts';
import type { ChatMessage } from '../../../rules/views.ts';
import { clockTime } from '../../chat-dates.ts';
import { personColor } from '../../person-color.ts';
import { isBigEmoji } from '../../text/rich-text.ts';
import { previewOf, useBubbles } from '../actions.ts';
import { Bubble } from './Bubble.tsx';
import { MessageBody } from './MessageBody.tsx';
import { Meta } from './Meta.tsx';
import { Reactions } from './Reactions.tsx';

interface MessageItemProps {
  message: ChatMessage;
  isFirst: boolean;
  isFlashing: boolean;
  /** Null unless messages are being selected. */
  isSelected: boolean | null;
}

export const MessageItem = memo(function MessageItem(props: MessageItemProps) {
  const { message, isFirst, isFlashing, isSelected } = props;
  const { actions, isGroup } = useBubbles();
  const isMine = message.from === 'me';
  const select = isSelected === null ? undefined : () => actions.toggleSelected(message.id);
  return (
    <article
      aria-label={spokenMessage(message)}
      onContextMenu={(event) => {
        if (select || (event.target as Element).closest('a[href]')) return;
        event.preventDefault();
        actions.openMenu(message, { x: event.clientX, y: event.clientY });
      }}
      onDoubleClick={() => actions.reply(message)}
      className={cx(
        'group/message relative flex items-start gap-2 px-[max(3%,1.25rem)] transition-colors duration-700',
        isFirst ? 'pt-2' : 'pt-0.5',
        (isFlashing || isSelected) && 'bg-primary/15',
        select && 'pl-12',
      )}
    >
      {select && (
        <SelectBox isSelected={isSelected === true} onToggle={select} label={spokenMessage(message)} />
      )}
      {isGroup && !isMine && (
        <span className="w-7 shrink-0">
          {isFirst && <Avatar name={message.fromName} size="sm" decorative />}
        </span>
      )}
      <div
        className={cx(
          'flex min-w-0 max-w-[min(66%,34rem)] flex-col',
          isMine ? 'ml-auto items-end' : 'items-start',
          select && 'pointer-events-none',
        )}
      >
        <BubbleOf {...{ message, isFirst, isMine }} />
        {!message.deleted && <Reactions message={message} isMine={isMine} />}
      </div>
    </article>
  );
});

function BubbleOf({ message, isFirst, isMine }: { message: ChatMessage; isFirst: boolean; isMine: boolean }) {
  const { isGroup } = useBubbles();
  const isPicture = message.kind === 'image' && !message.deleted;
  const isBare = message.kind === 'text' && !message.quoted && isBigEmoji(message.text);
  const isTight = !message.deleted && ['image', 'file', 'location'].includes(message.kind);
  return (
    <div className="relative max-w-full">
      <Bubble isMine={isMine} hasTail={isFirst} isTight={isTight} isBare={isBare}>
        {isGroup && !isMine && isFirst && (
          <p
            className={cx('truncate pr-4 font-semibold text-small', isTight && 'px-1.5 pt-0.5 pb-1')}
            style={{ color: personColor(message.fromName) }}
          >
            {message.fromName}
          </p>
        )}
        {message.forwarded && (
          <p
            className={cx(
              'flex items-center gap-1 text-caption text-foreground-muted italic',
              isTight && 'px-1.5 pb-1',
            )}
          >
            <Forward aria-hidden className="size-3.5" /> Forwarded
          </p>
        )}
        <MessageBody message={message} />
        {['location', 'poll', 'contact'].includes(message.kind) && !message.deleted && (
          <div className="h-4" />
        )}
        <Meta message={message} isOnPicture={isPicture && !message.text} />
        <MenuButton message={message} isMine={isMine} />
      </Bubble>
      {!message.deleted && <ReactButton message={message} isMine={isMine} />}
    </div>
  );
}

/** Shown while the pointer is on the message, or when it has the focus. */
const onDemand =
  'opacity-0 focus-visible:opacity-100 group-hover/message:opacity-100 group-focus-within/message:opacity-100';

function MenuButton({ message, isMine }: { message: ChatMessage; isMine: boolean }) {
  const { actions } = useBubbles();
  return (
    <button
      type="button"
      aria-label="Message menu"
      aria-haspopup="menu"
      onClick={(event) => actions.openMenu(message, event.currentTarget)}
      className={cx(
        'absolute top-0.5 right-0.5 grid size-6 place-items-center rounded-full text-foreground-muted shadow-[0_0_6px_4px]',
        isMine ? 'bg-bubble-out shadow-bubble-out' : 'bg-bubble-in shadow-bubble-in',
        onDemand,
      )}
    >
      <ChevronDown aria-hidden className="size-5" />
    </button>
  );
}

function ReactButton({ message, isMine }: { message: ChatMessage; isMine: boolean }) {
  const { actions, canSend } = useBubbles();
  if (!canSend) return null;
  return (
    <button
      type="button"
      aria-label="React"
      aria-haspopup="dialog"
      onClick={(event) => actions.openReactions(message, event.currentTarget)}
      className={cx(
        '-translate-y-1/2 absolute top-1/2 mx-2 grid size-7 place-items-center rounded-full bg-chip text-foreground-muted shadow-sm',
        isMine ? 'right-full' : 'left-full',
        onDemand,
      )}
    >
      <Smile aria-hidden className="size-4" />
    </button>
  );
}

function SelectBox(props: { isSelected: boolean; onToggle: () => void; label: string }) {
  return (
    <label className="absolute inset-0 z-10 flex cursor-pointer items-center pl-2">
      <input
        type="checkbox"
        aria-label={`Select ${props.label}`}
        checked={props.isSelected}
        onChange={props.onToggle}
        className="size-4.5 accent-(--primary)"
      />
    </label>
  );
}

/** "Pam Beesly, 10:12 AM: See you there" */
const spokenMessage = (message: ChatMessage): string => {
  const who = message.from === 'me' ? 'You' : message.fromName;
  return `${who}, ${clockTime(message.at)}: ${message.deleted ? 'deleted message' : previewOf(message)}`;
};
