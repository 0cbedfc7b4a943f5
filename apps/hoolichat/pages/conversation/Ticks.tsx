import { Check, CheckCheck, Clock } from 'lucide-react';
import type { Ticks as TicksKind } from '../../rules/views.ts';

const LABELS = { sending: 'Sending', sent: 'Sent', delivered: 'Delivered', read: 'Read' };

/** How far a message of the owner has come. */
export function Ticks({ state }: { state: TicksKind | 'sending' }) {
  const Icon = state === 'sending' ? Clock : state === 'sent' ? Check : CheckCheck;
  return (
    <Icon
      role="img"
      aria-label={LABELS[state]}
      className={state === 'sending' ? 'size-3' : 'size-[15px]'}
      strokeWidth={2.25}
      color={state === 'read' ? 'var(--tick-read)' : 'currentColor'}
    />
  );
}
