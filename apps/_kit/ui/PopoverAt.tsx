import { Popover as Base } from '@base-ui/react/popover';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import { finalFocus } from './final-focus.ts';
import { anchorOf, type Place } from './MenuAt.tsx';

interface PopoverAtProps {
  /** Accessible name. */
  label: string;
  /** Where it opens; null while it is closed. */
  at: Place | null;
  onClose: () => void;
  children: ReactNode;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  className?: string;
}

/** One panel for many things: it opens beside whichever was asked for. */
export function PopoverAt(props: PopoverAtProps) {
  const { label, at, onClose, children, side = 'bottom', align = 'start', className } = props;
  return (
    <Base.Root open={at !== null} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Positioner
          anchor={at && anchorOf(at)}
          side={side}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className="z-50"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={() => finalFocus(at)}
            className={cx(
              'popup-motion max-h-(--available-height) max-w-[calc(100vw-16px)] overflow-y-auto rounded-[min(var(--card-radius),16px)] border border-border bg-surface text-body text-foreground shadow-popup outline-none',
              className ?? 'p-4',
            )}
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
