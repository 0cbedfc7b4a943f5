import { Popover } from '#kit/ui/Popover.tsx';
import { dateNumber, fullDay, weekdayName } from '../days.ts';
import { keyOf, type Occurrence } from '../model.ts';
import { EventBar } from './EventBar.tsx';

interface MoreEventsProps {
  day: string;
  count: number;
  occurrences: readonly Occurrence[];
  zone: string;
  now: number;
  onOpen: (key: string) => void;
}

/** "3 more", and all the events of that day. */
export function MoreEvents({ day, count, occurrences, zone, now, onOpen }: MoreEventsProps) {
  return (
    <Popover
      label={`Events on ${fullDay(day)}`}
      className="w-60 p-3"
      trigger={
        <button
          type="button"
          data-holds={occurrences.map(keyOf).join(' ')}
          aria-label={`${count} more on ${fullDay(day)}`}
          className="h-full w-full rounded-[5px] px-1.5 text-left font-medium text-[12px] text-foreground-muted hover:bg-foreground/7"
        >
          {count} more
        </button>
      }
    >
      {(close) => (
        <>
          <p className="pb-2 text-center">
            <span className="block font-medium text-[11px] text-foreground-muted uppercase">
              {weekdayName(day)}
            </span>
            <span className="text-[22px]">{dateNumber(day)}</span>
          </p>
          <ul className="grid grid-cols-[minmax(0,1fr)] gap-0.5">
            {occurrences.map((occurrence) => (
              <li key={keyOf(occurrence)} className="h-6">
                <EventBar
                  occurrence={occurrence}
                  zone={zone}
                  isPast={occurrence.endsAt < now}
                  onOpen={(key) => {
                    close();
                    onOpen(key);
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </Popover>
  );
}
