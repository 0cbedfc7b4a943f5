import { Check } from 'lucide-react';
import { boot } from '#kit/page/boot.ts';
import { AvatarGroup } from '#kit/ui/AvatarGroup.tsx';
import { cx } from '#kit/ui/cx.ts';
import type { ChatMessage, PersonRef, PollView } from '../../../rules/views.ts';
import { useBubbles } from '../actions.ts';

export function Poll({ message, poll }: { message: ChatMessage; poll: PollView }) {
  const { actions } = useBubbles();
  const mine = poll.options.filter((option) => option.mine).map(({ id }) => id);
  const most = Math.max(1, ...poll.options.map(({ votes }) => votes.length));
  function toggle(id: number) {
    const isMine = mine.includes(id);
    const others = poll.multiple ? mine.filter((other) => other !== id) : [];
    actions.vote(message, isMine ? others : [...others, id]);
  }
  return (
    <div className="grid w-80 max-w-full gap-2 px-1 pt-1">
      <p className="font-semibold text-[15px] leading-snug [overflow-wrap:anywhere]">{message.text}</p>
      <p className="flex items-center gap-1 text-caption text-foreground-muted">
        <Check
          aria-hidden
          className="size-3.5 rounded-full bg-foreground-muted p-0.5 text-bubble-in"
          strokeWidth={3.5}
        />
        {poll.multiple ? 'Select one or more' : 'Select one'}
      </p>
      {poll.options.map((option) => (
        <PollOption
          key={option.id}
          {...{ option, most }}
          multiple={poll.multiple}
          onToggle={() => toggle(option.id)}
        />
      ))}
      <button
        type="button"
        onClick={() => actions.showVotes(message)}
        className="mt-1 border-foreground/10 border-t py-1.5 text-center font-semibold text-primary hover:underline"
      >
        View votes
      </button>
    </div>
  );
}

interface PollOptionProps {
  option: PollView['options'][number];
  most: number;
  multiple: boolean;
  onToggle: () => void;
}

function PollOption({ option, most, multiple, onToggle }: PollOptionProps) {
  const count = option.votes.length;
  return (
    <label className="relative grid cursor-pointer grid-cols-[22px_1fr] items-center gap-x-2 gap-y-1">
      <input
        type={multiple ? 'checkbox' : 'radio'}
        aria-label={`${option.text}, ${count} ${count === 1 ? 'vote' : 'votes'}`}
        checked={option.mine}
        onChange={onToggle}
        onClick={() => !multiple && option.mine && onToggle()}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <span
        className={cx(
          'grid size-[19px] place-items-center border-[1.5px] peer-focus-visible:outline-2 peer-focus-visible:outline-ring',
          multiple ? 'rounded-[5px]' : 'rounded-full',
          option.mine ? 'border-primary bg-primary text-primary-foreground' : 'border-foreground-muted',
        )}
      >
        {option.mine && <Check aria-hidden className="size-3" strokeWidth={3.5} />}
      </span>
      <span className="flex min-w-0 items-center gap-2">
        <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{option.text}</span>
        {count > 0 && <AvatarGroup people={option.votes.map(faceOf)} max={3} size="xs" />}
        <span className="tabular-nums">{count}</span>
      </span>
      <span className="col-start-2 h-2 overflow-hidden rounded-full bg-foreground/10">
        <span
          className="block h-full rounded-full bg-primary transition-[width] duration-300"
          style={{ width: `${(count / most) * 100}%` }}
        />
      </span>
    </label>
  );
}

const faceOf = ({ id, name }: PersonRef) => ({ name: id === 'me' ? (boot.owner?.name ?? name) : name });
