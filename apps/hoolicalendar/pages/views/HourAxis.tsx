import { shortTime } from '../times.ts';
import { HOUR_PX } from './EventBlock.tsx';

const HOURS = Array.from({ length: 23 }, (_, index) => index + 1);
const label = (hour: number) => shortTime(hour * 60).replace(/([ap]m)$/, (half) => ` ${half.toUpperCase()}`);

interface HourAxisProps {
  /** How many hours another zone is ahead, and its name; shown as a second column. */
  second?: { ahead: number } | null;
}

export function HourAxis({ second }: HourAxisProps) {
  return (
    <div aria-hidden className="relative flex text-[10.5px] text-foreground-muted">
      {second && <Labels at={(hour) => label((hour + second.ahead + 48) % 24)} />}
      <Labels at={label} />
    </div>
  );
}

function Labels({ at }: { at: (hour: number) => string }) {
  return (
    <div className="relative w-14">
      {HOURS.map((hour) => (
        <span
          key={hour}
          className="absolute right-2 -translate-y-1/2 whitespace-nowrap"
          style={{ top: hour * HOUR_PX }}
        >
          {at(hour)}
        </span>
      ))}
    </div>
  );
}
