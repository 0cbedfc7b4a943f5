import { Ban } from 'lucide-react';
import { type Ref, useState } from 'react';
import { Button } from '#kit/ui/Button.tsx';
import type { ChatView } from '../../rules/views.ts';
import { usePerform } from '../client.ts';
import type { AttachKind } from '../composer/AttachMenu.tsx';
import { Composer, type ComposerHandle } from '../composer/Composer.tsx';
import { FilesPreview } from '../composer/FilesPreview.tsx';
import { LocationDialog } from '../composer/LocationDialog.tsx';
import { PollDialog } from '../composer/PollDialog.tsx';
import { useDraft } from '../composer/use-draft.ts';
import { PeopleDialog } from '../people/PeopleDialog.tsx';
import type { useOutbox } from './outbox.ts';
import type { Bubbles } from './use-bubble-actions.ts';

interface ComposerAreaProps {
  ref: Ref<ComposerHandle>;
  chat: ChatView;
  bubbles: Bubbles;
  outbox: ReturnType<typeof useOutbox>;
  enterSends: boolean;
  files: readonly File[];
  setFiles: (files: readonly File[]) => void;
  takeFiles: (files: readonly File[]) => void;
  onEditLast: () => void;
}

/** Everything one sends from: the field, and what is attached. */
export function ComposerArea(props: ComposerAreaProps) {
  const { ref, chat, bubbles, outbox, enterSends, files, setFiles, takeFiles, onEditLast } = props;
  const perform = usePerform();
  const draft = useDraft(chat, bubbles.replyTo, bubbles.setReplyTo);
  const [edited, setEdited] = useState<{ id: number; text: string } | null>(null);
  const [attaching, setAttaching] = useState<AttachKind | null>(null);
  const { editing, replyTo } = bubbles;
  if (editing && edited?.id !== editing.id) setEdited({ id: editing.id, text: editing.text });
  if (!chat.canSend) return <CannotSend chat={chat} />;

  function send() {
    const text = draft.text.trim();
    if (!text) return;
    outbox.send({ text, replyTo });
    draft.clear();
    bubbles.setReplyTo(null);
  }
  function saveEdit() {
    if (!editing || !edited?.text.trim()) return;
    if (edited.text.trim() !== editing.text)
      void perform('messages.edit', { messageId: editing.id, text: edited.text.trim() });
    bubbles.stopEditing();
  }
  function sendFiles(caption: string) {
    files.forEach((file, index) => {
      outbox.send({ text: index === 0 ? caption : '', file, replyTo: index === 0 ? replyTo : null });
    });
    bubbles.setReplyTo(null);
    setFiles([]);
  }
  const common = { chatId: chat.id, onClose: () => setAttaching(null) };
  const once = () => ({ chatId: chat.id, clientId: crypto.randomUUID() });
  return (
    <>
      <Composer
        ref={ref}
        chat={chat}
        text={editing ? (edited?.text ?? '') : draft.text}
        onText={editing ? (text) => setEdited({ id: editing.id, text }) : draft.setText}
        {...{ replyTo, editing, enterSends, onEditLast }}
        onCancelReply={() => bubbles.setReplyTo(null)}
        onCancelEdit={bubbles.stopEditing}
        onSend={editing ? saveEdit : send}
        onVoice={(durationMs) => void perform('messages.sendVoice', { ...once(), durationMs })}
        onFiles={takeFiles}
        onAttach={setAttaching}
      />
      {files.length > 0 && (
        <FilesPreview
          files={files}
          onRemove={(file) => setFiles(files.filter((other) => other !== file))}
          onClose={() => setFiles([])}
          onSend={sendFiles}
        />
      )}
      <PollDialog open={attaching === 'poll'} {...common} />
      <LocationDialog open={attaching === 'location'} {...common} />
      <PeopleDialog
        open={attaching === 'contact'}
        title="Send contact"
        confirmLabel="Send contact"
        single
        except={chat.personId ? [chat.personId] : []}
        onClose={common.onClose}
        onConfirm={async ([personId]) => {
          if (personId) await perform('messages.sendContact', { ...once(), personId });
        }}
      />
    </>
  );
}

function CannotSend({ chat }: { chat: ChatView }) {
  const perform = usePerform();
  const { person } = chat;
  return (
    <div
      role="status"
      className="flex min-h-[60px] items-center justify-center gap-3 bg-background px-6 py-3 text-center text-foreground-muted"
    >
      <Ban aria-hidden className="size-4.5 shrink-0" />
      <span>{chat.cannotSendWhy}</span>
      {person?.blocked && (
        <Button size="sm" onClick={() => void perform('people.unblock', { personId: person.id })}>
          Unblock
        </Button>
      )}
    </div>
  );
}
