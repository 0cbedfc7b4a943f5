import { Check, Mic, Pencil, SendHorizontal, X } from 'lucide-react';
import {
  type KeyboardEvent,
  type Ref,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { LONGEST_TEXT } from '../../rules/limits.ts';
import type { ChatMessage, ChatView, Quoted } from '../../rules/views.ts';
import { Quote } from '../conversation/bubble/Quote.tsx';
import { type AttachKind, AttachMenu } from './AttachMenu.tsx';
import { EmojiButton } from './EmojiButton.tsx';
import { MentionList } from './MentionList.tsx';
import { useMentions } from './use-mentions.ts';
import { VoiceRecorder } from './VoiceRecorder.tsx';

export interface ComposerHandle {
  focus(): void;
}

interface ComposerProps {
  ref: Ref<ComposerHandle>;
  chat: ChatView;
  text: string;
  onText: (text: string) => void;
  replyTo: Quoted | null;
  onCancelReply: () => void;
  editing: ChatMessage | null;
  onCancelEdit: () => void;
  enterSends: boolean;
  onSend: () => void;
  onVoice: (durationMs: number) => void;
  onFiles: (files: File[]) => void;
  onAttach: (kind: AttachKind) => void;
  /** Arrow up in an empty field. */
  onEditLast: () => void;
}

export function Composer(props: ComposerProps) {
  const { ref, chat, text, onText, replyTo, editing, enterSends, onSend } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRecording, setRecording] = useState(false);
  const listId = useId();
  const mentions = useMentions({ field, text, onText, people: chat.members.filter(({ me }) => !me) });
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);
  useGrowing(field, text);

  function insert(emoji: string) {
    const at = field.current?.selectionStart ?? text.length;
    const end = field.current?.selectionEnd ?? text.length;
    onText(text.slice(0, at) + emoji + text.slice(end));
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || mentions.onKeyDown(event)) return;
    if (event.key === 'Enter' && !event.shiftKey && (enterSends || event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      onSend();
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
  if (isRecording) {
    return (
      <ComposerBar>
        <VoiceRecorder
          onCancel={() => setRecording(false)}
          onSend={(durationMs) => {
            setRecording(false);
            props.onVoice(durationMs);
          }}
        />
      </ComposerBar>
    );
  }
  return (
    <div className="relative bg-background">
      {mentions.people.length > 0 && (
        <MentionList
          id={listId}
          people={mentions.people}
          activeIndex={mentions.activeIndex}
          onChoose={mentions.choose}
        />
      )}
      {replyTo && !editing && (
        <div className="flex px-3 pt-2.5">
          <Quote quoted={replyTo} onRemove={props.onCancelReply} />
        </div>
      )}
      {editing && <EditNote message={editing} onCancel={props.onCancelEdit} />}
      <ComposerBar>
        {!editing && <AttachMenu onFiles={props.onFiles} onChoose={props.onAttach} />}
        <EmojiButton onPick={insert} />
        <textarea
          ref={field}
          rows={1}
          value={text}
          maxLength={LONGEST_TEXT}
          onChange={(event) => {
            onText(event.target.value);
            mentions.onType(event.target.value, event.target.selectionStart);
          }}
          onKeyDown={onKeyDown}
          onPaste={(event) => {
            const files = [...event.clipboardData.files];
            if (files.length === 0) return;
            event.preventDefault();
            props.onFiles(files);
          }}
          aria-label={editing ? 'Edit message' : 'Type a message'}
          aria-controls={mentions.people.length > 0 ? listId : undefined}
          placeholder="Type a message"
          className="max-h-36 min-h-10 flex-1 resize-none rounded-[10px] bg-pane px-3.5 py-2.5 leading-5 outline-none placeholder:text-foreground-muted focus-visible:outline-none"
        />
        {editing ? (
          <IconButton
            label="Save edit"
            variant="primary"
            icon={<Check aria-hidden />}
            onClick={onSend}
            disabled={!text.trim()}
            tooltipSide="top"
          />
        ) : text.trim() ? (
          <IconButton
            label="Send"
            variant="primary"
            icon={<SendHorizontal aria-hidden />}
            onClick={onSend}
            tooltipSide="top"
          />
        ) : (
          <IconButton
            label="Record voice message"
            icon={<Mic aria-hidden />}
            onClick={() => setRecording(true)}
            tooltipSide="top"
          />
        )}
      </ComposerBar>
    </div>
  );
}

const ComposerBar = ({ children }: { children: React.ReactNode }) => (
  <div className="flex min-h-[60px] items-end gap-1.5 bg-background px-3 py-2.5">{children}</div>
);

function EditNote({ message, onCancel }: { message: ChatMessage; onCancel: () => void }) {
  return (
    <div className="flex items-center gap-3 px-4 pt-2.5 text-small">
      <Pencil aria-hidden className="size-4 text-primary" />
      <p className="min-w-0 flex-1">
        <span className="block font-semibold text-primary">Edit message</span>
        <span className="block truncate text-foreground-muted">{message.text}</span>
      </p>
      <IconButton label="Cancel edit" icon={<X aria-hidden />} size="sm" onClick={onCancel} />
    </div>
  );
}

/** As tall as what is written. */
function useGrowing(field: React.RefObject<HTMLTextAreaElement | null>, text: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height follows the text
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${area.scrollHeight}px`;
  }, [field, text]);
}
