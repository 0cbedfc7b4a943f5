import { memo } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { keyOf, type Occurrence } from '../model.ts';
import { shortTime, wallTime } from '../times.ts';
import { KindIcon, nameOf } from './EventBlock.tsx';
import { fillOf, lookOf } from './event-look.ts';
import { isBar } from './segments.ts';

interface EventBarProps {
  occurrence: Occurrence;
  zone: string;
  isPast: boolean;
  isLifted?: boolean;
  /** It goes on beyond this row. */
  before?: boolean;
  after?: boolean;
  onOpen: (key: string) => void;
}

/** An event as one line: whole days as a bar, hours as a dot with their time. */
export const EventBar = memo(function EventBar(props: EventBarProps) {
  const { occurrence, zone, isPast, isLifted, before, after, onOpen } = props;
  const key = keyOf(occurrence);
  const isTimed = !isBar(occurrence);
  const look = lookOf(occurrence);
  return (
    <button
      type="button"
      data-drag-id={key}
      data-event-key={key}
      data-color={occurrence.color}
      aria-label={nameOf(occurrence, zone)}
      onClick={() => onOpen(key)}
      className={cx(
        'flex h-full w-full min-w-0 cursor-pointer items-center gap-1.5 text-left text-[12px] leading-none focus-visible:outline-offset-0',
        isTimed
          ? 'rounded-[5px] px-1.5 hover:bg-foreground/7'
          : cx('rounded-[5px] px-2 hover:brightness-[0.97]', fillOf(look, isPast)),
        isTimed && isPast && 'text-foreground-muted',
        before && 'rounded-l-none',
        after && 'rounded-r-none',
        isLifted && 'opacity-40',
      )}
    >
      {isTimed && occurrence.kind !== 'task' && <Dot look={look} />}
      {isTimed && occurrence.kind === 'task' ? (
        <span className="text-(--event)">
          <KindIcon occurrence={occurrence} />
        </span>
      ) : (
        <KindIcon occurrence={occurrence} />
      )}
      <span
        className={cx(
          'truncate py-0.5',
          look === 'declined' && 'text-foreground-muted line-through',
          isTimed && !isPast && 'font-medium',
        )}
      >
        {isTimed && (
          <span className="mr-1 font-normal text-foreground-muted">
            {shortTime(wallTime(occurrence.startsAt, zone).minutes)}
          </span>
        )}
        {occurrence.title}
      </span>
    </button>
  );
});

function Dot({ look }: { look: ReturnType<typeof lookOf> }) {
  return (
    <span
      aria-hidden
      className={cx(
        'size-2 shrink-0 rounded-full border-2 border-(--event)',
        look === 'solid' && 'bg-(--event)',
        look === 'hatched' && 'bg-(--event)/45',
      )}
    />
  );
}
