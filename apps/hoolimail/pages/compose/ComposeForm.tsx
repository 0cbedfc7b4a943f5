import { Paperclip, Trash2 } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { RichTextEditor } from '#kit/ui/RichTextEditor.tsx';
import type { Address } from '../../schema/mail.ts';
import { AttachmentChips } from './AttachmentChips.tsx';
import { ComposeRecipients } from './ComposeRecipients.tsx';
import { QuotedPreview } from './QuotedPreview.tsx';
import { isAddress } from './RecipientField.tsx';
import { SendButton } from './SendButton.tsx';
import { TemplatesButton } from './TemplatesButton.tsx';
import type { Draft, SaveState } from './use-draft.ts';
import { useFileDrop } from './use-file-drop.ts';
import { useSendDraft } from './use-send-draft.ts';

interface ComposeFormProps {
  draft: Draft;
  onGone: () => void;
  /** A reply keeps its conversation's subject; only a new mail and a forward ask for one. */
  hasSubject: boolean;
  focus: 'to' | 'body' | 'none';
  isForward: boolean;
  tools?: ReactNode;
  className?: string;
}

const SAVED: Record<SaveState, string> = {
  untouched: '',
  unsaved: '',
  saving: 'Saving…',
  saved: 'Saved',
  failed: 'Not saved',
};

export function ComposeForm({
  draft,
  onGone,
  hasSubject,
  isForward,
  focus,
  tools,
  className,
}: ComposeFormProps) {
  const { fields, edit } = draft;
  const { busy, error, setError, submit, discard } = useSendDraft(draft, onGone);
  const { pending, isOver, take, dropProps } = useFileDrop(draft.attach);
  const [sending, setSending] = useState<{ at?: number } | null>(null);

  function send(at?: number) {
    const problem = recipientProblem([...fields.to, ...fields.cc, ...fields.bcc]);
    if (problem) return setError(problem);
    if (hasSubject && !fields.subject.trim()) return setSending({ at });
    void submit(at);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.stopPropagation();
    send();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a drop target and a shortcut beside the buttons inside
    <div
      {...dropProps}
      onKeyDown={onKeyDown}
      className={cx('relative flex min-h-0 flex-1 flex-col', className)}
    >
      <div className="flat-fields">
        <ComposeRecipients fields={fields} onChange={edit} autoFocus={focus === 'to'} />
        {hasSubject && (
          <input
            aria-label="Subject"
            placeholder="Subject"
            maxLength={500}
            value={fields.subject}
            onChange={(event) => edit({ subject: event.target.value })}
            className="h-9 w-full border-border/80 border-b px-4 outline-none placeholder:text-foreground-muted"
          />
        )}
      </div>
      <RichTextEditor
        label="Message body"
        borderless
        toolbarPosition="bottom"
        autoFocus={focus === 'body'}
        className="min-h-40 flex-1"
        value={fields.html}
        onChange={(html) => edit({ html })}
      />
      <QuotedPreview html={draft.quote} isOpenAtFirst={isForward} onRemove={draft.removeQuote} />
      <AttachmentChips files={draft.files} pending={pending} onRemove={(id) => void draft.detach(id)} />
      {error && (
        <p role="alert" className="px-4 pb-2 text-negative text-small">
          {error}
        </p>
      )}
      <ComposeFooter
        draft={draft}
        busy={busy}
        isUploading={pending.length > 0}
        onSend={send}
        onFiles={take}
        onDiscard={() => void discard()}
        tools={tools}
      />
      {isOver && (
        <div className="pointer-events-none absolute inset-2 z-10 grid place-items-center rounded-card border-2 border-primary border-dashed bg-accent/90 font-medium text-accent-foreground">
          Drop files here
        </div>
      )}
      <ConfirmDialog
        open={sending !== null}
        onClose={() => setSending(null)}
        title="Send this message without a subject?"
        confirmLabel="Send anyway"
        onConfirm={() => {
          setSending(null);
          void submit(sending?.at);
        }}
      />
    </div>
  );
}

function recipientProblem(people: readonly Address[]): string | undefined {
  if (people.length === 0) return 'Add at least one recipient.';
  const wrong = people.find(({ email }) => !isAddress(email));
  return wrong && `“${wrong.email}” is not an e-mail address. Correct or remove it.`;
}

interface ComposeFooterProps {
  draft: Draft;
  busy: boolean;
  isUploading: boolean;
  onSend: (at?: number) => void;
  onFiles: (files: FileList) => Promise<void>;
  onDiscard: () => void;
  tools?: ReactNode;
}

function ComposeFooter(props: ComposeFooterProps) {
  const { draft, busy, isUploading, onSend, onFiles, onDiscard, tools } = props;
  const picker = useRef<HTMLInputElement>(null);
  const { fields, edit } = draft;
  return (
    <div className="flex items-center gap-1 px-4 pt-1 pb-3">
      <SendButton busy={busy || isUploading} onSend={onSend} />
      <input
        ref={picker}
        type="file"
        multiple
        tabIndex={-1}
        aria-label="Files to attach"
        className="sr-only"
        onChange={(event) => {
          if (event.target.files) void onFiles(event.target.files);
          event.target.value = '';
        }}
      />
      <IconButton
        label="Attach files"
        size="sm"
        className="ml-2"
        icon={<Paperclip aria-hidden />}
        onClick={() => picker.current?.click()}
      />
      <TemplatesButton
        current={fields}
        onInsert={({ subject, html }) =>
          edit({ html: html + fields.html, ...(fields.subject.trim() ? {} : { subject }) })
        }
      />
      {tools}
      <span role="status" aria-label="Draft status" className="ml-auto text-foreground-muted text-small">
        {SAVED[draft.saved]}
      </span>
      <IconButton
        label="Discard draft"
        size="sm"
        icon={<Trash2 aria-hidden />}
        disabled={busy}
        onClick={onDiscard}
      />
    </div>
  );
}
