import { Circle, CircleCheck, Moon, Target, TriangleAlert } from 'lucide-react';
import { type CSSProperties, memo } from 'react';
import { cx } from '#kit/ui/cx.ts';
import type { Occurrence } from '../model.ts';
import { shortTime, spokenWhen, timeRange } from '../times.ts';
import { fillOf, lookOf, lookWords } from './event-look.ts';
import type { Segment } from './segments.ts';

export const HOUR_PX = 48;
const LINE_PX = 15;
/** Stays free beside the events, for drawing new ones. */
const GUTTER_PX = 10;

interface EventBlockProps {
  segment: Segment;
  zone: string;
  isPast: boolean;
  /** It is being carried elsewhere. */
  isLifted: boolean;
  onOpen: (key: string) => void;
}

/** An event between the hours of a day. */
export const EventBlock = memo(function EventBlock(props: EventBlockProps) {
  const { segment, zone, isPast, isLifted, onOpen } = props;
  const { key, occurrence, start, end, placed, isFirst, isLast } = segment;
  const height = Math.max(((end - start) / 60) * HOUR_PX - 2, 19);
  const lines = Math.floor((height - 2) / LINE_PX);
  const isOneLine = lines < 2;
  return (
    <button
      type="button"
      data-drag-id={key}
      data-event-key={key}
      data-color={occurrence.color}
      aria-label={nameOf(occurrence, zone)}
      onClick={() => onOpen(key)}
      style={{
        top: (start / 60) * HOUR_PX + 1,
        height,
        left: `calc((100% - ${GUTTER_PX}px) * ${placed.left})`,
        width: `calc((100% - ${GUTTER_PX}px) * ${placed.width} - 1px)`,
        zIndex: placed.column + 1,
      }}
      className={cx(
        'absolute cursor-pointer overflow-hidden rounded-[6px] px-2 text-left text-[12px] leading-[15px] shadow-[0_0_0_1px_var(--surface)]',
        'hover:z-20! hover:brightness-[0.97] focus-visible:z-20! focus-visible:outline-offset-0',
        fillOf(lookOf(occurrence), isPast),
        !isFirst && 'rounded-t-none',
        !isLast && 'rounded-b-none',
        isOneLine ? 'flex items-center' : 'flex flex-col justify-start pt-[3px]',
        isLifted && 'opacity-40',
      )}
    >
      <span className={cx('flex min-w-0 items-start gap-1', isOneLine && 'items-center')}>
        <KindIcon occurrence={occurrence} />
        <span
          className={cx('min-w-0 font-medium', lines < 3 ? 'truncate' : 'line-clamp-(--lines) wrap-anywhere')}
          style={{ '--lines': lines - 1 } as CSSProperties}
        >
          {occurrence.title}
          {isOneLine && <span className="font-normal">, {shortTime(start)}</span>}
        </span>
      </span>
      {!isOneLine && (
        <span className="truncate opacity-90">
          {timeRange(start, end)}
          {occurrence.location && lines < 3 && `, ${occurrence.location}`}
        </span>
      )}
      {occurrence.location && lines >= 3 && (
        <span className="truncate opacity-90">{occurrence.location}</span>
      )}
      {isFirst && occurrence.editable && (
        <span data-drag-edge="start" className="absolute inset-x-0 top-0 h-1 cursor-ns-resize" />
      )}
      {isLast && occurrence.editable && occurrence.kind !== 'task' && (
        <span data-drag-edge="end" className="absolute inset-x-0 bottom-0 h-1.5 cursor-ns-resize" />
      )}
    </button>
  );
});

export const nameOf = (occurrence: Occurrence, zone: string): string =>
  `${occurrence.title}, ${spokenWhen(occurrence, zone)}${lookWords(occurrence)}`;

export function KindIcon({ occurrence }: { occurrence: Occurrence }) {
  const { kind, done, hasConflict, answer } = occurrence;
  const style = 'mt-px size-3.25 shrink-0';
  if (kind === 'task')
    return done ? <CircleCheck aria-hidden className={style} /> : <Circle aria-hidden className={style} />;
  if (kind === 'outOfOffice') return <Moon aria-hidden className={style} />;
  if (kind === 'focus') return <Target aria-hidden className={style} />;
  if (hasConflict && answer === 'unanswered')
    return <TriangleAlert aria-hidden className={cx(style, 'text-warning')} />;
  return null;
}
