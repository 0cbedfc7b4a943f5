import { useNow } from '#kit/page/now.ts';
import { Banner } from '#kit/ui/Banner.tsx';
import { Button } from '#kit/ui/Button.tsx';
import { toast } from '#kit/ui/toast.tsx';
import type { MessageView } from '../../rules/views.ts';
import { useSend } from '../client.ts';
import { plannedTime } from '../mail-dates.ts';

/** For mail that has not gone out: until when it can be taken back. */
export function MessageState({ message }: { message: MessageView }) {
  const send = useSend();
  const now = useNow();
  const takeBack = (name: 'messages.undoSend' | 'scheduled.cancel') =>
    send(name, { id: message.id }).then(
      () => toast.success('The mail is a draft again.'),
      (refusal: Error) => toast.error(refusal.message),
    );
  if (message.state === 'scheduled' && message.scheduledFor !== null)
    return (
      <Banner
        tone="accent"
        className="mt-2"
        action={
          <Button size="sm" onClick={() => void takeBack('scheduled.cancel')}>
            Cancel send
          </Button>
        }
      >
        Send scheduled for {plannedTime(message.scheduledFor)}
      </Banner>
    );
  if (message.state === 'outbox' && (message.undoUntil ?? 0) > now)
    return (
      <Banner
        tone="neutral"
        className="mt-2"
        action={
          <Button size="sm" onClick={() => void takeBack('messages.undoSend')}>
            Undo send
          </Button>
        }
      >
        Sending…
      </Banner>
    );
  return null;
}
