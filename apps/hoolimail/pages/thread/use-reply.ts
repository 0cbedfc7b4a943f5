import { useState } from 'react';
import { toast } from '#kit/ui/toast.tsx';
import type { Mode } from '../../schema/mail.ts';
import { useAction } from '../client.ts';

export type ReplyMode = Exclude<Mode, 'new'>;

/** Begins an answer: its draft then stands under the conversation. */
export function useReply() {
  const start = useAction('drafts.start');
  const [startedId, setStartedId] = useState<number | null>(null);
  function reply(mode: ReplyMode, sourceMessageId: number) {
    if (start.busy) return;
    start.run({ mode, sourceMessageId }).then(
      (draft) => setStartedId(draft.id),
      (refusal: Error) => toast.error(refusal.message),
    );
  }
  return { reply, startedId };
}
