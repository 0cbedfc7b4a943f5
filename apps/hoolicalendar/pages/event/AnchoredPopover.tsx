import { Popover } from '@base-ui/react/popover';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { cx } from '#kit/ui/cx.ts';
import { finalFocus } from '#kit/ui/final-focus.ts';

interface AnchoredPopoverProps {
  label: string;
  /** What it stands beside; without one it stands in the middle of the page. */
  /** Stays the same function for the same thing: it is scrolled to when this changes. */
  anchor: () => Element | null;
  onClose: () => void;
  children: ReactNode;
  className?: string;
  isCard?: boolean;
}

/** A window beside something in the grid. Pressing elsewhere closes it, except on what was opened from it. */
export function AnchoredPopover({
  label,
  anchor,
  onClose,
  children,
  className,
  isCard,
}: AnchoredPopoverProps) {
  const popup = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => showAll(anchor()), [anchor]);
  return (
    <Popover.Root
      open
      onOpenChange={(next, { reason, event }) => {
        if (next || reason === 'focus-out') return;
        const target = event.target instanceof Element ? event.target : null;
        if (reason === 'outside-press' && target?.closest('[data-base-ui-portal]')) return;
        onClose();
      }}
    >
      <Popover.Portal>
        <Popover.Positioner
          anchor={() => roomBeside(anchor())}
          side="right"
          align="start"
          sideOffset={8}
          collisionPadding={10}
          collisionAvoidance={{ side: 'flip', align: 'shift', fallbackAxisSide: 'none' }}
          className="z-30"
        >
          <Popover.Popup
            aria-label={label}
            ref={popup}
            data-takes-shortcuts={isCard ? '' : undefined}
            initialFocus={isCard ? popup : true}
            finalFocus={() => {
              const element = anchor();
              return finalFocus(element?.matches('button') ? element : null);
            }}
            className={cx(
              'popup-motion flex max-h-[calc(100vh-24px)] flex-col overflow-hidden rounded-[20px] bg-surface text-body text-foreground shadow-[0_2px_6px_rgb(30_20_80/0.16),0_12px_36px_rgb(30_20_80/0.24)] outline-none',
              className,
            )}
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** A grid may be scrolled away from what was asked for. */
function showAll(element: Element | null): void {
  const scroller = element?.closest('[data-scroller]')?.getBoundingClientRect();
  const box = element?.getBoundingClientRect();
  if (box && scroller && (box.top < scroller.top || box.bottom > scroller.bottom))
    element?.scrollIntoView({ block: 'center' });
}

const WIDEST_PX = 320;
const HALF_WINDOW_PX = 230;

/** Beside what is narrow, under the middle of what is wide, and in the middle of the page where there is nothing. */
function roomBeside(element: Element | null) {
  const box = (element ?? document.querySelector('main'))?.getBoundingClientRect() ?? new DOMRect();
  if (element && box.width <= WIDEST_PX) return element;
  const x = box.left + box.width / 2 - HALF_WINDOW_PX;
  const y = element ? box.bottom + 6 : box.top + 40;
  return { getBoundingClientRect: () => new DOMRect(x, y, 0, 0) };
}
