import { Ban, CircleDashed } from 'lucide-react';
import type { ChatMessage } from '../../../rules/views.ts';
import { RichText } from '../../text/RichText.tsx';
import { isBigEmoji } from '../../text/rich-text.ts';
import { useBubbles } from '../actions.ts';
import { ContactCard } from './ContactCard.tsx';
import { FileCard } from './FileCard.tsx';
import { Picture } from './Picture.tsx';
import { PlaceCard } from './PlaceCard.tsx';
import { Poll } from './Poll.tsx';
import { Quote } from './Quote.tsx';
import { VoiceNote } from './VoiceNote.tsx';

/** What a message holds: what it answers, what came with it, and its words. */
export function MessageBody({ message }: { message: ChatMessage }) {
  const { actions } = useBubbles();
  if (message.deleted) {
    const mine = message.deletedBy === 'me' && message.from === 'me';
    return (
      <p className="flex items-center gap-1.5 pr-2 text-foreground-muted italic">
        <Ban aria-hidden className="size-4 shrink-0" />
        {mine ? 'You deleted this message' : 'This message was deleted'}
        <MetaSpace />
      </p>
    );
  }
  const { quoted } = message;
  return (
    <>
      {quoted && <Quote quoted={quoted} onJump={quoted.gone ? undefined : () => actions.jumpTo(quoted.id)} />}
      {message.quotedStatus && <QuotedStatus status={message.quotedStatus} />}
      <Content message={message} />
    </>
  );
}

function Content({ message }: { message: ChatMessage }) {
  const { attachment } = message;
  switch (message.kind) {
    case 'image':
      return (
        <>
          <Picture message={message} />
          <Caption message={message} />
        </>
      );
    case 'file':
      return (
        <>
          {attachment && <FileCard file={attachment} />}
          <Caption message={message} />
        </>
      );
    case 'voice':
      return <VoiceNote message={message} />;
    case 'location':
      return message.place && <PlaceCard place={message.place} />;
    case 'poll':
      return message.poll && <Poll message={message} poll={message.poll} />;
    case 'contact':
      return message.contact && <ContactCard contact={message.contact} />;
    default:
      return <Words message={message} />;
  }
}

/** Files and pictures leave a line for the time when nothing is written below them. */
function Caption({ message }: { message: ChatMessage }) {
  if (!message.text) return message.kind === 'image' ? null : <div className="h-4" />;
  return (
    <div className="px-1.5 pt-1">
      <Words message={message} />
    </div>
  );
}

function Words({ message }: { message: ChatMessage }) {
  const { find } = useBubbles();
  if (message.kind === 'text' && !message.quoted && isBigEmoji(message.text))
    return <p className="py-0.5 pb-4 text-[44px] leading-[1.15]">{message.text}</p>;
  return (
    <p className="whitespace-pre-wrap leading-[1.4] [overflow-wrap:anywhere]">
      <RichText text={message.text} mentions={message.mentions.map(({ name }) => name)} find={find} />
      <MetaSpace wide={message.from === 'me'} more={message.editedAt !== null || message.starred} />
    </p>
  );
}

/** Keeps the last line clear of the time in the corner. */
export const MetaSpace = ({ wide, more }: { wide?: boolean; more?: boolean }) => (
  <span
    aria-hidden
    className={`inline-block h-3 ${wide ? (more ? 'w-31' : 'w-21') : more ? 'w-27' : 'w-16'}`}
  />
);

function QuotedStatus({ status }: { status: NonNullable<ChatMessage['quotedStatus']> }) {
  return (
    <div className="mb-1 rounded-[7px] border-primary border-l-4 bg-bubble-fill px-2.5 py-1.5 text-[13px]">
      <p className="flex items-center gap-1 font-semibold text-small">
        {status.authorName} · <CircleDashed aria-hidden className="size-3.5" /> Status
      </p>
      <p className="line-clamp-2 text-foreground-muted">{status.text}</p>
    </div>
  );
}
