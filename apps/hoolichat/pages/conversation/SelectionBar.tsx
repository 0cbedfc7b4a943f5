import { Forward, Star, Trash2, X } from 'lucide-react';
import { useEffect } from 'react';
import { IconButton } from '#kit/ui/IconButton.tsx';
import type { ChatMessage } from '../../rules/views.ts';
import type { Bubbles } from './use-bubble-actions.ts';

/** In place of the composer while messages are being selected. */
export function SelectionBar({ bubbles, messages }: { bubbles: Bubbles; messages: readonly ChatMessage[] }) {
  const { stopSelecting } = bubbles;
  useEffect(() => {
    const stop = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      stopSelecting();
    };
    document.addEventListener('keydown', stop, { capture: true });
    return () => document.removeEventListener('keydown', stop, { capture: true });
  }, [stopSelecting]);
  const chosen = messages.filter(({ id }) => bubbles.selected?.has(id));
  const ids = chosen.map(({ id }) => id);
  const isNone = ids.length === 0;
  const hasGone = chosen.some(({ deleted }) => deleted);
  const allStarred = chosen.every(({ starred }) => starred);
  return (
    <div
      role="toolbar"
      aria-label="Selected messages"
      className="flex min-h-[60px] items-center gap-2 bg-background px-4"
    >
      <IconButton
        label="Stop selecting"
        icon={<X aria-hidden />}
        onClick={bubbles.stopSelecting}
        tooltipSide="top"
      />
      <span className="flex-1">{ids.length} selected</span>
      <IconButton
        label={allStarred && !isNone ? 'Unstar messages' : 'Star messages'}
        icon={<Star aria-hidden />}
        disabled={isNone || hasGone}
        onClick={() => {
          bubbles.star(ids, !allStarred);
          bubbles.stopSelecting();
        }}
        tooltipSide="top"
      />
      <IconButton
        label="Delete messages"
        icon={<Trash2 aria-hidden />}
        disabled={isNone}
        onClick={() => bubbles.setOverlay({ kind: 'delete', ids })}
        tooltipSide="top"
      />
      <IconButton
        label="Forward messages"
        icon={<Forward aria-hidden />}
        disabled={isNone || hasGone}
        onClick={() => bubbles.setOverlay({ kind: 'forward', ids })}
        tooltipSide="top"
      />
    </div>
  );
}
