import { Check, Mic, Pencil, SendHorizontal, X } from 'lucide-react';
import { type ReactNode, type Ref, useImperativeHandle, useRef, useState } from 'react';
import { IconButton } from '#kit/ui/IconButton.tsx';
import type { ChatMessage, ChatView, Quoted } from '../../rules/views.ts';
import { Quote } from '../conversation/bubble/Quote.tsx';
import { type AttachKind, AttachMenu } from './AttachMenu.tsx';
import { EmojiButton } from './EmojiButton.tsx';
import { MessageField } from './MessageField.tsx';
import { VoiceRecorder } from './VoiceRecorder.tsx';

export interface ComposerHandle {
  focus(): void;
}

export interface ComposerProps {
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

export function Composer({ ref, ...props }: ComposerProps) {
  const { text, onText, replyTo, editing } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRecording, setRecording] = useState(false);
  useImperativeHandle(ref, () => ({ focus: () => field.current?.focus() }), []);

  function insert(emoji: string) {
    const { selectionStart = text.length, selectionEnd = text.length } = field.current ?? {};
    onText(text.slice(0, selectionStart) + emoji + text.slice(selectionEnd));
  }
  function sendVoice(durationMs: number) {
    setRecording(false);
    props.onVoice(durationMs);
  }
  if (isRecording) {
    return (
      <ComposerBar>
        <VoiceRecorder onCancel={() => setRecording(false)} onSend={sendVoice} />
      </ComposerBar>
    );
  }
  return (
    <div className="relative bg-background">
      {replyTo && !editing && (
        <div className="flex px-3 pt-2.5">
          <Quote quoted={replyTo} onRemove={props.onCancelReply} />
        </div>
      )}
      {editing && <EditNote message={editing} onCancel={props.onCancelEdit} />}
      <ComposerBar>
        {!editing && <AttachMenu onFiles={props.onFiles} onChoose={props.onAttach} />}
        <EmojiButton onPick={insert} />
        <MessageField field={field} {...props} />
        <SendButton
          verb={editing ? 'Save edit' : text.trim() ? 'Send' : 'Record voice message'}
          disabled={editing !== null && !text.trim()}
          onClick={editing || text.trim() ? props.onSend : () => setRecording(true)}
        />
      </ComposerBar>
    </div>
  );
}

const ICONS = { 'Save edit': Check, Send: SendHorizontal, 'Record voice message': Mic };

interface SendButtonProps {
  verb: keyof typeof ICONS;
  disabled: boolean;
  onClick: () => void;
}

function SendButton({ verb, disabled, onClick }: SendButtonProps) {
  const Icon = ICONS[verb];
  return (
    <IconButton
      label={verb}
      variant={verb === 'Record voice message' ? 'ghost' : 'primary'}
      icon={<Icon aria-hidden />}
      disabled={disabled}
      onClick={onClick}
      tooltipSide="top"
    />
  );
}

const ComposerBar = ({ children }: { children: ReactNode }) => (
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
