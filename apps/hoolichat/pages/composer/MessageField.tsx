import { type ClipboardEvent, type KeyboardEvent, type RefObject, useId, useLayoutEffect } from 'react';
import { LONGEST_TEXT } from '../../rules/limits.ts';
import type { ComposerProps } from './Composer.tsx';
import { MentionList } from './MentionList.tsx';
import { useMentions } from './use-mentions.ts';

interface MessageFieldProps extends Omit<ComposerProps, 'ref'> {
  field: RefObject<HTMLTextAreaElement | null>;
}

/** Where one types: grows with the text, offers people after an @, takes pasted pictures. */
export function MessageField({ field, ...props }: MessageFieldProps) {
  const { chat, text, onText, editing } = props;
  const listId = useId();
  const mentions = useMentions({ field, text, onText, people: chat.members.filter(({ me }) => !me) });
  useGrowing(field, text);
  const isOffering = mentions.people.length > 0;
  function paste(event: ClipboardEvent) {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    props.onFiles(files);
  }
  return (
    <>
      {isOffering && (
        <MentionList
          id={listId}
          people={mentions.people}
          activeIndex={mentions.activeIndex}
          onChoose={mentions.choose}
        />
      )}
      <textarea
        ref={field}
        rows={1}
        value={text}
        maxLength={LONGEST_TEXT}
        onChange={({ target }) => {
          onText(target.value);
          mentions.onType(target.value, target.selectionStart);
        }}
        onKeyDown={(event) => {
          if (!event.nativeEvent.isComposing && !mentions.onKeyDown(event)) actOnKey(event, props);
        }}
        onPaste={paste}
        aria-label={editing ? 'Edit message' : 'Type a message'}
        aria-controls={isOffering ? listId : undefined}
        placeholder="Type a message"
        className="max-h-36 min-h-10 flex-1 resize-none rounded-[10px] bg-pane px-3.5 py-2.5 leading-5 outline-none placeholder:text-foreground-muted focus-visible:outline-none"
      />
    </>
  );
}

function actOnKey(event: KeyboardEvent, props: Omit<MessageFieldProps, 'field'>): void {
  const { text, editing, replyTo, enterSends } = props;
  if (event.key === 'Enter' && !event.shiftKey && (enterSends || event.ctrlKey || event.metaKey)) {
    event.preventDefault();
    props.onSend();
  }
  if (event.key === 'ArrowUp' && !text && !editing) {
    event.preventDefault();
    props.onEditLast();
  }
  if (event.key === 'Escape' && (editing || replyTo)) {
    event.stopPropagation();
    if (editing) props.onCancelEdit();
    else props.onCancelReply();
  }
}

/** As tall as what is written. */
function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [field, text]);
}
