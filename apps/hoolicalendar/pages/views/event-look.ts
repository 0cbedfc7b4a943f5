import { cx } from '#kit/ui/cx.ts';
import type { Occurrence } from '../model.ts';

/** How an event is painted: filled when it holds, an outline when it waits for an answer, hatched for a maybe. */
export type Look = 'solid' | 'outline' | 'hatched' | 'declined';

export function lookOf({ answer, done }: Pick<Occurrence, 'answer' | 'done'>): Look {
  if (answer === 'declined' || done) return 'declined';
  if (answer === 'unanswered') return 'outline';
  return answer === 'tentative' ? 'hatched' : 'solid';
}

const FILLS: Record<Look, string> = {
  solid: 'border-transparent bg-(--event) text-(--event-ink)',
  outline: 'border-(--event) bg-surface text-(--event-deep)',
  hatched:
    'border-transparent text-(--event-ink) [background:repeating-linear-gradient(-45deg,var(--event)_0_6px,color-mix(in_oklab,var(--event),white_26%)_6px_12px)]',
  declined: 'border-(--event)/60 bg-surface text-foreground-muted line-through',
};

const PAST_FILLS: Record<Look, string> = {
  ...FILLS,
  solid: 'border-transparent bg-[color-mix(in_oklab,var(--event)_24%,white)] text-(--event-deep)',
  hatched:
    'border-transparent text-(--event-deep) [background:repeating-linear-gradient(-45deg,color-mix(in_oklab,var(--event)_30%,white)_0_6px,color-mix(in_oklab,var(--event)_16%,white)_6px_12px)]',
};

export const fillOf = (look: Look, isPast: boolean): string =>
  cx('border', (isPast ? PAST_FILLS : FILLS)[look]);

const SAID: Partial<Record<NonNullable<Occurrence['answer']>, string>> = {
  declined: 'declined',
  tentative: 'maybe',
  unanswered: 'not answered',
};

/** What the looks say, for those who do not see them. */
export const lookWords = ({ answer, kind, done, hasConflict, isRecurring }: Occurrence): string =>
  [
    kind === 'task' ? (done ? 'task, done' : 'task') : '',
    answer ? (SAID[answer] ?? '') : '',
    isRecurring ? 'repeats' : '',
    hasConflict ? 'conflicts with another event' : '',
  ]
    .filter(Boolean)
    .map((words) => `, ${words}`)
    .join('');
