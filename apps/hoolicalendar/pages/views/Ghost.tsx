import { cx } from '#kit/ui/cx.ts';
import type { Occurrence } from '../model.ts';
import { DAY_MINUTES, timeRange } from '../times.ts';
import { HOUR_PX } from './EventBlock.tsx';

interface GhostProps {
  /** What is carried; absent for something new. */
  occurrence: Occurrence | undefined;
  /** Its window is open. */
  isDraft: boolean;
  start: number;
  end: number;
  /** Where it really begins and ends, in minutes of this day. */
  whole: [number, number];
}

/** Where something would be if it were dropped now. */
export function Ghost({ occurrence, isDraft, start, end, whole }: GhostProps) {
  const [from, to] = whole.map((at) => ((at % DAY_MINUTES) + DAY_MINUTES) % DAY_MINUTES);
  return (
    <div
      data-draft={isDraft ? '' : undefined}
      data-color={occurrence?.color ?? 'iris'}
      className={cx(
        'absolute inset-x-0 overflow-hidden rounded-[6px] bg-(--event) px-2 py-0.5 text-(--event-ink) text-[12px] leading-[15px]',
        occurrence
          ? 'opacity-92 shadow-[0_4px_14px_rgb(30_20_80/0.35)]'
          : 'shadow-[0_2px_8px_rgb(30_20_80/0.28)]',
      )}
      style={{ top: (start / 60) * HOUR_PX + 1, height: Math.max(((end - start) / 60) * HOUR_PX - 2, 16) }}
    >
      <span className="block truncate font-medium">{occurrence?.title ?? '(No title)'}</span>
      <span className="block truncate">{timeRange(from ?? 0, to ?? 0)}</span>
    </div>
  );
}
