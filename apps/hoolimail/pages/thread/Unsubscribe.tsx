import { useState } from 'react';
import { ConfirmDialog } from '#kit/ui/ConfirmDialog.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { MessageView } from '../../rules/views.ts';
import { useSend } from '../client.ts';

export function Unsubscribe({ message }: { message: MessageView }) {
  const send = useSend();
  const [isAsking, setAsking] = useState(false);
  const sender = message.from.name || message.from.email;
  async function confirm() {
    try {
      await send('senders.unsubscribe', { messageId: message.id });
      toast.success(`You unsubscribed from ${sender}.`);
    } catch (refusal) {
      toast.error(refusal instanceof Error ? refusal.message : String(refusal));
    }
    setAsking(false);
  }
  return (
    <>
      <button
        type="button"
        onClick={() => setAsking(true)}
        className="shrink-0 font-medium text-link text-small hover:underline"
      >
        Unsubscribe
      </button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={`Unsubscribe from ${sender}?`}
        body={`${sender} will be asked to take ${message.to[0]?.email ?? 'your address'} off the list.`}
        confirmLabel="Unsubscribe"
        onConfirm={confirm}
      />
    </>
  );
}
