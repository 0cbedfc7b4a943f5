import { ArrowDown } from 'lucide-react';
import { type Ref, useImperativeHandle, useMemo, useRef } from 'react';
import { Virtualizer, type VirtualizerHandle } from 'virtua';
import { useNow } from '#kit/page/now.ts';
import { dayLabel } from '../chat-dates.ts';
import { DayChip, SystemLine, UnreadMark } from './bubble/Lines.tsx';
import { MessageItem } from './bubble/MessageItem.tsx';
import { PendingItem } from './bubble/PendingItem.tsx';
import { FloatingDate, type FloatingDateHandle } from './FloatingDate.tsx';
import { type PendingMessage, type Row, rowsOf } from './rows.ts';
import { useChatScroll } from './use-chat-scroll.ts';
import { useJump, useStart } from './use-jump.ts';
import type { Messages } from './use-messages.ts';

export interface MessageListHandle {
  /** Shows a message and lights it up. */
  jumpTo(messageId: number): void;
}

interface MessageListProps {
  ref: Ref<MessageListHandle>;
  messages: Messages;
  pending: readonly PendingMessage[];
  /** As it was when the chat was opened, so that the mark stays while it is read. */
  firstUnread: { id: number; count: number } | null;
  linkedId: number | null;
  selected: ReadonlySet<number> | null;
  onAtEnd: (isAtEnd: boolean) => void;
}

export function MessageList(props: MessageListProps) {
  const { ref, messages, pending, firstUnread, linkedId, selected, onAtEnd } = props;
  const { window } = messages;
  const list = useRef<VirtualizerHandle>(null);
  const date = useRef<FloatingDateHandle>(null);
  const now = useNow();
  const firstUnreadId = firstUnread?.id ?? null;
  const rows = useMemo(
    () => rowsOf({ messages: window.items, pending: window.hasNewer ? [] : pending, firstUnreadId }),
    [window, pending, firstUnreadId],
  );
  const scroll = useChatScroll({ list, date, rows, messages, onAtEnd });
  const { flashingId, jumpTo } = useJump({ list, rows, messages, unpin: scroll.unpin });
  useImperativeHandle(ref, () => ({ jumpTo }), [jumpTo]);
  useStart({ list, rows, linkedId, firstUnreadId, jumpTo });
  return (
    <div className="relative min-h-0 flex-1">
      <div
        role="log"
        aria-label="Messages"
        onWheel={scroll.onHand}
        onPointerDown={scroll.onHand}
        onKeyDown={scroll.onHand}
        className="flex h-full flex-col overflow-y-auto overflow-x-hidden pb-3 [contain:strict] [overflow-anchor:none] [will-change:transform]"
      >
        <div className="grow" />
        <Virtualizer
          ref={list}
          data={rows}
          shift={scroll.isPrepending}
          bufferSize={400}
          onScroll={scroll.onScroll}
          onScrollEnd={scroll.onScrollEnd}
          onResize={scroll.onResize}
        >
          {(row) => (
            <RowView
              key={row.key}
              row={row}
              dayLabel={row.day === null ? null : dayLabel(row.day, now)}
              unread={row.isUnreadMark ? (firstUnread?.count ?? null) : null}
              isFlashing={row.kind === 'message' && row.message.id === flashingId}
              isSelected={selected && row.kind === 'message' ? selected.has(row.message.id) : null}
            />
          )}
        </Virtualizer>
      </div>
      <FloatingDate ref={date} />
      {!scroll.isAtEnd && <ToNewest missed={scroll.missed} onClick={scroll.toEnd} />}
    </div>
  );
}

interface RowViewProps {
  row: Row;
  dayLabel: string | null;
  unread: number | null;
  isFlashing: boolean;
  isSelected: boolean | null;
}

function RowView({ row, dayLabel: day, unread, isFlashing, isSelected }: RowViewProps) {
  return (
    <div className="pb-px">
      {day && <DayChip label={day} />}
      {unread !== null && <UnreadMark count={unread} />}
      {row.kind === 'pending' ? (
        <PendingItem message={row.message} isFirst={row.isFirst} />
      ) : row.message.kind === 'system' ? (
        <SystemLine text={row.message.text} />
      ) : (
        <MessageItem message={row.message} isFirst={row.isFirst} {...{ isFlashing, isSelected }} />
      )}
    </div>
  );
}

function ToNewest({ missed, onClick }: { missed: number; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={missed ? `Scroll to newest, ${missed} new` : 'Scroll to newest'}
      onClick={onClick}
      className="absolute right-5 bottom-4 grid size-10 place-items-center rounded-full bg-surface text-foreground-muted shadow-popup hover:text-foreground"
    >
      <ArrowDown aria-hidden className="size-5" />
      {missed > 0 && (
        <span className="-top-1.5 -right-1 absolute grid h-5 min-w-5 place-items-center rounded-full bg-unread px-1 font-semibold text-[11px] text-unread-foreground">
          {missed}
        </span>
      )}
    </button>
  );
}
