import { Maximize2 } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { boot } from '#kit/page/boot.ts';
import { Avatar } from '#kit/ui/Avatar.tsx';
import { IconButton } from '#kit/ui/IconButton.tsx';
import type { MessageView } from '../../rules/views.ts';
import { useSend } from '../client.ts';
import { ComposeForm } from '../compose/ComposeForm.tsx';
import { type Draft, type DraftStart, startOf, useDraft } from '../compose/use-draft.ts';
import { useCompose } from '../frame/compose-state.tsx';

interface InlineDraftProps {
  message: MessageView;
  /** Just begun: the cursor goes there. */
  isNew: boolean;
}

/** A draft under its conversation, unless the compose window holds it. */
export function InlineDraft({ message, isNew }: InlineDraftProps) {
  const compose = useCompose();
  const isElsewhere = compose.draft === String(message.id);
  const [wasElsewhere, setWasElsewhere] = useState(isElsewhere);
  if (isElsewhere && !wasElsewhere) setWasElsewhere(true);
  return (
    <div className="flex gap-3 pt-4">
      <Avatar name={boot.owner?.name ?? ''} decorative className="mt-1" />
      {isElsewhere ? (
        <p className="pt-2.5 text-foreground-muted">This answer is open in the compose window.</p>
      ) : (
        <InlineEditor message={message} isNew={isNew && !wasElsewhere} />
      )}
    </div>
  );
}

function InlineEditor({ message, isNew }: InlineDraftProps) {
  const compose = useCompose();
  const start = useMemo(() => startOf(draftIn(message)), [message]);
  const draft = useDraft(start);
  const box = useRef<HTMLElement>(null);
  const isForward = /^fwd?:/i.test(message.subject);
  useEffect(() => {
    if (isNew) box.current?.scrollIntoView({ block: 'end' });
  }, [isNew]);
  useDiscardUntouched(draft, isNew);
  const popOut = async () => compose.open(await draft.settle());
  return (
    <section
      ref={box}
      aria-label="Reply"
      className="flex min-h-64 min-w-0 flex-1 flex-col rounded-[20px] shadow-[0_0_0_1px_var(--border),0_2px_8px_rgb(16_40_40/0.12)]"
    >
      <ComposeForm
        draft={draft}
        onGone={() => undefined}
        hasSubject={isForward}
        isForward={isForward}
        focus={!isNew ? 'none' : isForward ? 'to' : 'body'}
        className="pt-1"
        tools={
          <IconButton
            label="Pop out"
            size="sm"
            icon={<Maximize2 aria-hidden />}
            onClick={() => void popOut()}
          />
        }
      />
    </section>
  );
}

/** An answer that was begun and left without a word leaves nothing behind. */
function useDiscardUntouched(draft: Draft, isNew: boolean): void {
  const send = useSend();
  const compose = useCompose();
  const latest = useRef({ draft, isNew, compose });
  useEffect(() => {
    latest.current = { draft, isNew, compose };
  });
  useEffect(
    () => () => {
      const { draft: left, isNew: wasNew, compose: window } = latest.current;
      const id = left.currentId();
      if (!wasNew || left.saved !== 'untouched' || left.isGone() || window.draft === String(id)) return;
      if (id !== null) void send('drafts.discard', { id }).catch(() => undefined);
    },
    [send],
  );
}

const draftIn = (message: MessageView): Omit<DraftStart, 'quote'> => ({
  id: message.id,
  mode: /^fwd?:/i.test(message.subject) ? 'forward' : message.inReplyToId === null ? 'new' : 'reply',
  sourceMessageId: message.inReplyToId,
  to: message.to,
  cc: message.cc,
  bcc: message.bcc,
  subject: message.subject,
  html: message.html,
  attachments: message.attachments,
});
