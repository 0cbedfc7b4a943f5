import { type Ref, useImperativeHandle, useState } from 'react';
import { useNow } from '#kit/page/now.ts';
import { cx } from '#kit/ui/cx.ts';
import { dayLabel } from '../chat-dates.ts';

export interface FloatingDateHandle {
  show(at: number): void;
  hide(): void;
}

/** The date of what is at the top, while it moves. Has its own state: scrolling must not draw the list again. */
export function FloatingDate({ ref }: { ref: Ref<FloatingDateHandle> }) {
  const now = useNow();
  const [label, setLabel] = useState('');
  const [isShown, setShown] = useState(false);
  useImperativeHandle(
    ref,
    () => ({
      show: (at) => {
        setLabel(dayLabel(at, now));
        setShown(true);
      },
      hide: () => setShown(false),
    }),
    [now],
  );
  return (
    <div
      aria-hidden
      className={cx(
        'pointer-events-none absolute inset-x-0 top-2.5 flex justify-center transition-opacity duration-300',
        isShown ? 'opacity-100' : 'opacity-0 delay-700',
      )}
    >
      <span className="rounded-lg bg-chip px-3 py-1 text-[12.5px] text-chip-foreground shadow-sm">
        {label}
      </span>
    </div>
  );
}
