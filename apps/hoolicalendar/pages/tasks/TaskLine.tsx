import { Circle, CircleCheck, Pencil, Trash2 } from 'lucide-react';
import { useToday } from '#kit/page/now.ts';
import { cx } from '#kit/ui/cx.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';
import { formatTime } from '#kit/ui/parse-time.ts';
import { toast } from '#kit/ui/toast.tsx';
import { useAction } from '../client.ts';
import { shortDay } from '../days.ts';
import { complain } from '../event/use-change-event.ts';
import type { Task } from '../model.ts';

export function TaskLine({ task, onOpen }: { task: Task; onOpen: () => void }) {
  const complete = useAction('tasks.complete');
  const remove = useRemoveTask();
  const { id, title, notes, done } = task;
  async function toggle() {
    await complete.run({ id, done: !done }).catch(complain);
    if (!done)
      toast.success('Task completed', {
        action: { label: 'Undo', onClick: () => void complete.run({ id, done: false }).catch(complain) },
      });
  }
  return (
    <div className="group flex items-center gap-2 py-1.5">
      {/* biome-ignore lint/a11y/useSemanticElements: a ring that fills, not a box */}
      <button
        type="button"
        role="checkbox"
        aria-checked={done}
        aria-label={`Complete ${title}`}
        disabled={complete.busy}
        onClick={() => void toggle()}
        className="flex size-8 shrink-0 items-center justify-center rounded-full text-foreground-muted hover:bg-primary/10 hover:text-primary"
      >
        {done ? (
          <CircleCheck aria-hidden className="size-5 text-primary" />
        ) : (
          <Circle aria-hidden className="size-5" />
        )}
      </button>
      <button
        type="button"
        aria-label={`Edit ${title}`}
        onClick={onOpen}
        className="min-w-0 flex-1 text-left"
      >
        <span className={cx('block truncate', done && 'text-foreground-muted line-through')}>{title}</span>
        {notes && <span className="block truncate text-foreground-muted text-small">{notes}</span>}
      </button>
      <DueText task={task} />
      <span className="flex opacity-0 focus-within:opacity-100 group-hover:opacity-100">
        <IconButton size="sm" label={`Open ${title}`} icon={<Pencil aria-hidden />} onClick={onOpen} />
        <IconButton
          size="sm"
          label={`Delete ${title}`}
          icon={<Trash2 aria-hidden />}
          onClick={() => void remove(task)}
        />
      </span>
    </div>
  );
}

function DueText({ task: { dueDay, dueTime, done } }: { task: Task }) {
  const today = useToday();
  if (!dueDay) return null;
  const isLate = dueDay < today && !done;
  const year = dueDay.slice(0, 4) === today.slice(0, 4) ? '' : `, ${dueDay.slice(0, 4)}`;
  const day = dueDay === today ? 'Today' : `${shortDay(dueDay)}${year}`;
  return (
    <span
      className={cx(
        'shrink-0 rounded-badge border px-2.5 py-0.5 text-small',
        isLate ? 'border-negative/40 text-negative' : 'border-border text-foreground-muted',
      )}
    >
      {dueTime ? `${day}, ${formatTime(dueTime)}` : day}
    </span>
  );
}

export function useRemoveTask() {
  const remove = useAction('tasks.delete');
  const restore = useAction('tasks.restore');
  return async ({ id }: Task) => {
    const done = await remove.run({ id }).then(
      () => true,
      () => false,
    );
    if (done)
      toast.success('Task deleted', {
        action: { label: 'Undo', onClick: () => void restore.run({ id }).catch(complain) },
      });
  };
}
