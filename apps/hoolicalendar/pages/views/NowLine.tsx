import { useNow } from '#kit/page/now.ts';
import { wallTime } from '../times.ts';
import { HOUR_PX } from './EventBlock.tsx';

/** Where the day has got to. */
export function NowLine({ zone, day }: { zone: string; day: string }) {
  const now = wallTime(useNow(), zone);
  if (now.day !== day) return null;
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute -left-1.5 right-0 z-30 flex items-center"
      style={{ top: (now.minutes / 60) * HOUR_PX - 6 }}
    >
      <span className="size-3 rounded-full bg-now" />
      <span className="h-0.5 flex-1 bg-now" />
    </div>
  );
}
