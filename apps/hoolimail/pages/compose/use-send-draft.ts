import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { worldNow } from '#kit/page/now.ts';
import { toast } from '#kit/ui/toast.tsx';
import { toastWithUndo } from '../actions/undo.ts';
import { forgetDrafts, refresh, useSend } from '../client.ts';
import { useCompose } from '../frame/compose-state.tsx';
import { plannedTime } from '../mail-dates.ts';
import type { Draft } from './use-draft.ts';

/** Sends, plans or discards a draft, and says so with a way back. */
export function useSendDraft(draft: Draft, onGone: () => void) {
  const send = useSend();
  const client = useQueryClient();
  const compose = useCompose();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');

  async function attempt(work: () => Promise<void>) {
    setBusy(true);
    setError('');
    try {
      await work();
    } catch (refusal) {
      setError(refusal instanceof Error ? refusal.message : String(refusal));
      setBusy(false);
    }
  }
  const takeBack = (id: number) => {
    send('messages.undoSend', { id }).then(
      (view) => {
        toast.success('Sending undone.');
        compose.open(view.id);
      },
      (refusal: Error) => toast.error(refusal.message),
    );
  };
  const submit = (sendAt?: number) =>
    attempt(async () => {
      const id = await draft.settle();
      const sent = await send('drafts.send', { id, sendAt }, { refresh: false });
      draft.drop();
      forgetDrafts(client);
      await refresh(client);
      onGone();
      const message = sent.scheduledFor
        ? `Send scheduled for ${plannedTime(sent.scheduledFor)}.`
        : 'Message sent.';
      if (sent.undoUntil !== null)
        toastWithUndo(message, () => takeBack(sent.messageId), sent.undoUntil - worldNow());
      else if (sent.scheduledFor !== null) toastWithUndo(message, () => cancel(sent.messageId));
      else toast.success(message);
    });
  const cancel = (id: number) => {
    send('scheduled.cancel', { id }).then(
      (view) => {
        toast.success('Send cancelled. The mail is a draft again.');
        compose.open(view.id);
      },
      (refusal: Error) => toast.error(refusal.message),
    );
  };
  const discard = () =>
    attempt(async () => {
      draft.drop();
      const id = draft.currentId();
      onGone();
      if (id !== null) await send('drafts.discard', { id });
      toast.success('Draft discarded.');
    });
  return { busy, error, setError, submit, discard };
}
