import { memo } from 'react';
import { sundayBased } from '../../rules/recurrence-rule.ts';
import { fullDay } from '../days.ts';
import type { Occurrence, Settings } from '../model.ts';
import { DAY_MINUTES, minutesOf } from '../times.ts';
import { EventBlock, HOUR_PX } from './EventBlock.tsx';
import { Ghost } from './Ghost.tsx';
import { NowLine } from './NowLine.tsx';
import type { Segment } from './segments.ts';

interface DayColumnProps {
  day: string;
  segments: readonly Segment[];
  settings: Settings;
  /** The time, as exact as it matters for telling past from present. */
  nowMinute: number;
  /** What is dragged or drawn, in minutes of this day; it may lie before or after it. */
  ghostStart: number | null;
  ghostEnd: number | null;
  ghostKey: string | null;
  ghostOf: Occurrence | undefined;
  isDraft: boolean;
  onOpen: (key: string) => void;
}

export const DayColumn = memo(
  function DayColumn(props: DayColumnProps) {
    const { day, segments, settings, nowMinute, ghostStart, ghostEnd, ghostKey, ghostOf, isDraft, onOpen } =
      props;
    const hasGhost = isInside(props);
    const count = segments.length === 1 ? '1 event' : `${segments.length || 'no'} events`;
    return (
      <ul
        data-drag-area="hours"
        aria-label={`${fullDay(day)}, ${count}`}
        className="relative border-hairline border-l"
      >
        <OffHours day={day} settings={settings} />
        {segments.map((segment) => (
          <li key={segment.key} className="contents">
            <EventBlock
              segment={segment}
              zone={settings.zone}
              isPast={segment.occurrence.endsAt < nowMinute}
              isLifted={segment.key === ghostKey}
              onOpen={onOpen}
            />
          </li>
        ))}
        {hasGhost && ghostStart !== null && ghostEnd !== null && (
          <li aria-hidden className="pointer-events-none absolute inset-y-0 left-0 right-2.5 z-40">
            <Ghost
              occurrence={ghostOf}
              isDraft={isDraft}
              start={Math.max(ghostStart, 0)}
              end={Math.min(ghostEnd, DAY_MINUTES)}
              whole={[ghostStart, ghostEnd]}
            />
          </li>
        )}
        <li aria-hidden className="contents">
          <NowLine zone={settings.zone} day={day} />
        </li>
      </ul>
    );
  },
  (before, after) => {
    const same = (Object.keys(after) as (keyof DayColumnProps)[]).every(
      (name) => GHOST.has(name) || before[name] === after[name],
    );
    if (!same) return false;
    const isTouched = isInside(before) || isInside(after) || before.ghostKey !== after.ghostKey;
    return !isTouched || [...GHOST].every((name) => before[name] === after[name]);
  },
);

const GHOST = new Set<keyof DayColumnProps>(['ghostStart', 'ghostEnd', 'ghostKey', 'ghostOf', 'isDraft']);

const isInside = ({ ghostStart, ghostEnd }: Pick<DayColumnProps, 'ghostStart' | 'ghostEnd'>): boolean =>
  ghostStart !== null && ghostEnd !== null && ghostStart < DAY_MINUTES && ghostEnd > 0;

/** A shade over the hours in which the owner does not work. */
function OffHours({ day, settings }: { day: string; settings: Settings }) {
  const work = settings.workingHours.find(({ weekday }) => weekday === sundayBased(day));
  const shades = work
    ? [
        [0, minutesOf(work.start)],
        [minutesOf(work.end), DAY_MINUTES],
      ]
    : [[0, DAY_MINUTES]];
  return shades.map(([from = 0, to = 0]) => (
    <li
      key={from}
      aria-hidden
      className="pointer-events-none absolute inset-x-0 bg-primary/[0.028]"
      style={{ top: (from / 60) * HOUR_PX, height: ((to - from) / 60) * HOUR_PX }}
    />
  ));
}
