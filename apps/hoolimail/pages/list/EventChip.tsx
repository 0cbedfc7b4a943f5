import { CalendarDays, ChevronDown } from 'lucide-react';
import { cx } from '#kit/ui/cx.ts';
import { Menu } from '#kit/ui/Menu.tsx';
import type { InvitationTag } from '../../rules/views.ts';
import { ANSWERS, answerLabel, chipText } from '../invitation-words.ts';
import { useAnswer } from '../use-answer.ts';

/** The event that a conversation is about, to answer right from the list. */
export function EventChip({ invitation }: { invitation: InvitationTag }) {
  const { give, underWay } = useAnswer(invitation);
  const { title, answer, canAnswer, cancelled } = invitation;
  const when = chipText(invitation);
  const look = cx(
    'relative z-2 mr-11 ml-auto flex h-6 shrink-0 items-center gap-1.5 rounded-full border border-border bg-surface pr-2.5 pl-2 font-normal text-small',
    cancelled && 'text-foreground-muted line-through',
  );
  const face = (
    <>
      <CalendarDays aria-hidden className="size-3.5 text-indigo" />
      {when}
    </>
  );
  if (!canAnswer)
    return (
      <span title={cancelled ? `${title} was canceled` : title} className={look}>
        {face}
      </span>
    );
  const said = answerLabel(answer);
  return (
    <Menu
      align="end"
      trigger={
        <button
          type="button"
          aria-label={`Answer invitation ${title}, ${when}${said ? `, answered ${said}` : ''}`}
          aria-busy={underWay !== null}
          className={cx(look, 'hover:bg-muted')}
        >
          {face}
          <span
            className={cx('flex items-center gap-0.5 font-medium', said ? 'text-positive' : 'text-primary')}
          >
            {said ?? 'RSVP'}
            <ChevronDown aria-hidden className="size-3" />
          </span>
        </button>
      }
      items={[
        { heading: title },
        ...ANSWERS.map(({ answer: wanted, label }) => ({
          label,
          disabled: underWay !== null || answer === wanted,
          onSelect: () => void give(wanted),
        })),
      ]}
    />
  );
}
