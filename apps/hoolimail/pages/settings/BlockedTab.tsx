import { Ban } from 'lucide-react';
import { formatDate } from '#kit/page/format.ts';
import { Button } from '#kit/ui/Button.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { toast } from '#kit/ui/toast.tsx';
import { useData, useSend } from '../client.ts';

export function BlockedTab() {
  const { senders } = useData('senders.list', {});
  const send = useSend();
  const blocked = senders.filter((sender) => sender.blockedAt !== null);
  const left = senders.filter((sender) => sender.unsubscribedAt !== null);
  const unblock = (email: string) =>
    send('senders.unblock', { email }).then(
      () => toast.success(`${email} is unblocked.`),
      (refusal: Error) => toast.error(refusal.message),
    );
  return (
    <div className="grid max-w-3xl gap-8">
      <section aria-label="Blocked senders">
        <h2 className="mb-1 font-medium">Blocked senders</h2>
        <p className="mb-3 text-foreground-muted">Mail from these addresses goes to Spam.</p>
        {blocked.length === 0 && (
          <EmptyState icon={<Ban aria-hidden />} title="Nobody is blocked" className="py-6!">
            Open a mail and choose Block from its menu.
          </EmptyState>
        )}
        <ul aria-label="Blocked senders">
          {blocked.map(({ email, blockedAt }) => (
            <li key={email} className="flex h-11 items-center gap-4 border-border/70 border-b">
              <span className="min-w-0 flex-1 truncate">{email}</span>
              <span className="text-foreground-muted text-small">{`since ${formatDate(blockedAt ?? 0)}`}</span>
              <Button size="sm" aria-label={`Unblock ${email}`} onClick={() => void unblock(email)}>
                Unblock
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <section aria-label="Lists you left">
        <h2 className="mb-1 font-medium">Lists you left</h2>
        <p className="mb-3 text-foreground-muted">You unsubscribed from mail of these senders.</p>
        <ul aria-label="Lists you left">
          {left.map(({ email, unsubscribedAt }) => (
            <li key={email} className="flex h-11 items-center gap-4 border-border/70 border-b">
              <span className="min-w-0 flex-1 truncate">{email}</span>
              <span className="text-foreground-muted text-small">
                {`left ${formatDate(unsubscribedAt ?? 0)}`}
              </span>
            </li>
          ))}
          {left.length === 0 && <li className="text-foreground-muted">None so far.</li>}
        </ul>
      </section>
    </div>
  );
}
