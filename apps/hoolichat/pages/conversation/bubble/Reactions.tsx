import { cx } from '#kit/ui/cx.ts';
import type { ChatMessage } from '../../../rules/views.ts';
import { useBubbles } from '../actions.ts';

/** The pill that hangs from a bubble. */
export function Reactions({ message, isMine }: { message: ChatMessage; isMine: boolean }) {
  const { actions } = useBubbles();
  const total = message.reactions.reduce((sum, { by }) => sum + by.length, 0);
  if (total === 0) return null;
  const all = message.reactions.map(({ emoji, by }) => `${emoji} ${by.length}`).join(', ');
  return (
    <button
      type="button"
      aria-label={`Reactions: ${all}`}
      onClick={() => actions.showReactions(message)}
      className={cx(
        '-mt-1.5 relative flex w-fit items-center gap-0.5 rounded-full border border-border bg-surface px-1.5 py-0.5 text-[14px] leading-[1.15] shadow-sm hover:bg-muted',
        isMine ? 'mr-2 self-end' : 'ml-2',
      )}
    >
      {message.reactions.slice(0, 4).map(({ emoji }) => (
        <span key={emoji}>{emoji}</span>
      ))}
      {total > 1 && <span className="pl-0.5 text-caption text-foreground-muted">{total}</span>}
    </button>
  );
}
