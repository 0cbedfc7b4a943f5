import { Ban } from 'lucide-react';
import type { ChatRow, LastMessage } from '../../rules/views.ts';
import { kindIcon } from '../conversation/bubble/Quote.tsx';
import { Ticks } from '../conversation/Ticks.tsx';
import { typingText, useTyping } from '../presence.ts';

/** The second line of a chat in the list: who types, what was begun, or what was said last. */
export function LastLine({ chat }: { chat: ChatRow }) {
  const typing = useTyping(chat);
  if (typing.length > 0)
    return (
      <span className="truncate font-medium text-primary">{typingText(typing, chat.kind === 'group')}</span>
    );
  if (chat.draft) {
    return (
      <span className="truncate">
        <span className="font-medium text-primary">Draft: </span>
        {chat.draft}
      </span>
    );
  }
  return chat.lastMessage ? <Said message={chat.lastMessage} /> : <span />;
}

function Said({ message }: { message: LastMessage }) {
  const isMine = message.from === 'me';
  return (
    <span className="flex min-w-0 items-center gap-1 [&_svg]:size-4 [&_svg]:shrink-0">
      {isMine && message.ticks && !message.deleted && <Ticks state={message.ticks} />}
      {!isMine && message.fromName && <span className="shrink-0">{message.fromName}:</span>}
      {message.deleted ? <Ban aria-hidden /> : kindIcon(message.kind)}
      <span className="truncate">
        {message.deleted ? (isMine ? 'You deleted this message' : 'This message was deleted') : message.text}
      </span>
    </span>
  );
}
