import { CircleAlert, RotateCw, X } from 'lucide-react';
import { cx } from '#kit/ui/cx.ts';
import { clockTime } from '../../chat-dates.ts';
import { RichText } from '../../text/RichText.tsx';
import { isBigEmoji } from '../../text/rich-text.ts';
import { useBubbles } from '../actions.ts';
import type { PendingMessage } from '../rows.ts';
import { Ticks } from '../Ticks.tsx';
import { Bubble } from './Bubble.tsx';
import { FileCard } from './FileCard.tsx';
import { MetaSpace } from './MessageBody.tsx';
import { Quote } from './Quote.tsx';

/** A message that the server has not confirmed. */
export function PendingItem({ message, isFirst }: { message: PendingMessage; isFirst: boolean }) {
  const { file, failure } = message;
  const isPicture = file?.type.startsWith('image/');
  const isBare = !file && !message.replyTo && isBigEmoji(message.text);
  return (
    <article
      aria-label={`You, ${failure ? 'not sent' : 'sending'}: ${message.text || file?.name}`}
      className={cx('flex flex-col items-end px-[max(3%,1.25rem)]', isFirst ? 'pt-2' : 'pt-0.5')}
    >
      <div className="flex max-w-[min(66%,34rem)] justify-end">
        <Bubble isMine hasTail={isFirst} isTight={file !== undefined} isBare={isBare}>
          {message.replyTo && <Quote quoted={message.replyTo} />}
          {file && isPicture && (
            <img src={file.url} alt={file.name} className="max-h-80 max-w-80 rounded-[7px] opacity-75" />
          )}
          {file && !isPicture && <FileCard file={file} />}
          {file && !message.text ? (
            <div className="h-4" />
          ) : (
            <p
              className={cx(
                'whitespace-pre-wrap leading-[1.4] [overflow-wrap:anywhere]',
                isBare && 'pb-4 text-[44px] leading-[1.15]',
                file && 'px-1.5 pt-1',
              )}
            >
              {isBare ? message.text : <RichText text={message.text} />}
              {!isBare && <MetaSpace wide />}
            </p>
          )}
          <span className="absolute right-2 bottom-1 flex items-center gap-1 text-[11px] text-foreground-muted leading-4">
            <time>{clockTime(message.at)}</time>
            {failure ? (
              <CircleAlert role="img" aria-label="Not sent" className="size-3.5 text-negative" />
            ) : (
              <Ticks state="sending" />
            )}
          </span>
        </Bubble>
      </div>
      {failure && <Failure message={message} failure={failure} />}
    </article>
  );
}

function Failure({ message, failure }: { message: PendingMessage; failure: string }) {
  const { actions } = useBubbles();
  return (
    <div
      role="alert"
      className="mt-1 flex items-center gap-2 rounded-full bg-chip px-3 py-1 text-negative text-small"
    >
      <span>{failure}</span>
      <button
        type="button"
        onClick={() => actions.retry(message)}
        className="flex items-center gap-1 font-semibold hover:underline"
      >
        <RotateCw aria-hidden className="size-3.5" /> Try again
      </button>
      <button
        type="button"
        aria-label="Discard message"
        onClick={() => actions.discard(message.clientId)}
        className="rounded-full p-0.5 hover:bg-negative/10"
      >
        <X aria-hidden className="size-3.5" />
      </button>
    </div>
  );
}
