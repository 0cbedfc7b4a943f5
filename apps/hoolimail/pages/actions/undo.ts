import { toast } from '#kit/ui/toast.tsx';

let last: (() => void) | null = null;

/** Says what was done and offers the way back, also under the key `z` until the next action. */
export function toastWithUndo(message: string, undo: () => void, durationMs = 8000): void {
  const once = () => {
    if (last === once) last = null;
    undo();
  };
  last = once;
  toast.success(message, { action: { label: 'Undo', onClick: once }, durationMs });
}

export function undoLast(): void {
  if (last) last();
  else toast.info('There is nothing to undo.');
}
