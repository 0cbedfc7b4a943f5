import { Reply, Star } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useNow } from '#kit/page/now.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import type { MessageView } from '../../rules/views.ts';
import { useSend } from '../client.ts';
import { agoText, fullDate, listDate } from '../mail-dates.ts';
import { Attachments } from './Attachments.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { MessageBody } from './MessageBody.tsx';
import { MessageDetails } from './MessageDetails.tsx';
import { MessageMenu } from './MessageMenu.tsx';
import { MessageState } from './MessageState.tsx';
import { QuoteToggle } from './QuoteToggle.tsx';
import { splitQuote } from './split-quote.ts';
import { Unsubscribe } from './Unsubscribe.tsx';
import type { ReplyMode } from './use-reply.ts';

interface MessageCardProps {
  message: MessageView;
  isOpen: boolean;
  onToggle: () => void;
  onReply: (mode: ReplyMode) => void;
}

export function MessageCard({ message, isOpen, onToggle, onReply }: MessageCardProps) {
  const [isPlain, setPlain] = useState(false);
  const sender = message.from.name || message.from.email;
  if (!isOpen) return <FoldedMessage message={message} sender={sender} onToggle={onToggle} />;
  return (
    <article aria-label={`Message from ${sender}`} className="flex gap-3 py-3">
      <Avatar name={sender} decorative className="mt-0.5" />
      <div className="min-w-0 flex-1">
        <header className="flex items-start gap-2">
          <div className="min-w-0 flex-1">
            <div className="flex min-w-0 items-baseline gap-2">
              <button type="button" onClick={onToggle} className="min-w-0 truncate text-left">
                <span className="font-semibold">{sender}</span>{' '}
                {message.from.name && (
                  <span className="text-foreground-muted text-small">{`<${message.from.email}>`}</span>
                )}
              </button>
              {message.unsubscribe && <Unsubscribe message={message} />}
            </div>
            <MessageDetails message={message} />
          </div>
          <MessageTools
            message={message}
            isPlain={isPlain}
            onPlain={() => setPlain(!isPlain)}
            onReply={onReply}
          />
        </header>
        <MessageState message={message} />
        {message.invitation && <InvitationCard invitation={message.invitation} />}
        {isPlain ? (
          <pre className="mt-3 whitespace-pre-wrap font-sans [overflow-wrap:anywhere]">{message.text}</pre>
        ) : (
          <FormattedBody message={message} sender={sender} />
        )}
        <Attachments files={message.attachments} />
      </div>
    </article>
  );
}

function FormattedBody({ message, sender }: { message: MessageView; sender: string }) {
  const [isQuoteShown, setQuoteShown] = useState(false);
  const { own, quoted } = useMemo(() => splitQuote(message.html), [message.html]);
  return (
    <div className="mt-3">
      <MessageBody html={own} title={`Text of the message from ${sender}`} />
      {quoted && <QuoteToggle isOpen={isQuoteShown} onToggle={() => setQuoteShown(!isQuoteShown)} />}
      {quoted && isQuoteShown && <MessageBody html={quoted} title="Quoted text" />}
    </div>
  );
}

interface FoldedMessageProps {
  message: MessageView;
  sender: string;
  onToggle: () => void;
}

function FoldedMessage({ message, sender, onToggle }: FoldedMessageProps) {
  const now = useNow();
  return (
    <article aria-label={`Message from ${sender}`}>
      <button
        type="button"
        aria-label={`Expand message from ${sender}`}
        onClick={onToggle}
        className="flex h-14 w-full items-center gap-3 rounded-control text-left hover:bg-muted"
      >
        <Avatar name={sender} decorative />
        <span className="w-40 shrink-0 truncate font-medium">{sender}</span>
        <span className="min-w-0 flex-1 truncate text-foreground-muted">{message.snippet}</span>
        <span className="shrink-0 pr-2 text-foreground-muted text-small">{listDate(message.at, now)}</span>
      </button>
    </article>
  );
}

interface MessageToolsProps {
  message: MessageView;
  isPlain: boolean;
  onPlain: () => void;
  onReply: (mode: ReplyMode) => void;
}

function MessageTools({ message, isPlain, onPlain, onReply }: MessageToolsProps) {
  const now = useNow();
  const send = useSend();
  return (
    <div className="-mt-1.5 flex shrink-0 items-center">
      <span className="mr-1 text-foreground-muted text-small">
        {fullDate(message.at)} {agoText(message.at, now)}
      </span>
      <IconButton
        label={message.starred ? 'Remove star from message' : 'Star message'}
        aria-pressed={message.starred}
        className={message.starred ? 'bg-transparent! text-star!' : undefined}
        icon={<Star aria-hidden fill={message.starred ? 'currentColor' : 'none'} />}
        onClick={() => void send('messages.star', { id: message.id, starred: !message.starred })}
      />
      <IconButton label="Reply" icon={<Reply aria-hidden />} onClick={() => onReply('reply')} />
      <MessageMenu message={message} isPlain={isPlain} onPlain={onPlain} onReply={onReply} />
    </div>
  );
}
