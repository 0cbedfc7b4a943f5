import { Popover } from '@base-ui/react/popover';
import { CalendarDays } from 'lucide-react';
import { type ReactNode, type RefObject, useRef } from 'react';

interface CalendarPopupProps {
  label: string;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The box with the inputs: where the calendar hangs, and where a click does not close it. */
  anchor: RefObject<HTMLElement | null>;
  disabled?: boolean;
  children: ReactNode;
}

/** The calendar button and its popup. Opened from an input (by setting `open`) the focus stays there, for typing. */
export function CalendarPopup({ label, open, onOpenChange, anchor, disabled, children }: CalendarPopupProps) {
  const openedByButton = useRef(false);
  const popup = useRef<HTMLDivElement>(null);
  /** react-day-picker keeps one day in the tab order: the chosen one, else today. */
  const day = () => popup.current?.querySelector<HTMLElement>('td button[tabindex="0"]') ?? true;
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next, details) => {
        const target = details.event.target;
        if (details.reason === 'outside-press' && target instanceof Node && anchor.current?.contains(target))
          return;
        if (details.reason === 'focus-out') return;
        openedByButton.current = next && details.reason === 'trigger-press';
        onOpenChange(next);
      }}
    >
      <Popover.Trigger
        disabled={disabled}
        aria-label={`Open calendar for ${label}`}
        className="flex size-7 shrink-0 items-center justify-center rounded-button text-foreground-muted hover:not-disabled:bg-foreground/7 hover:not-disabled:text-foreground disabled:cursor-not-allowed disabled:opacity-45"
      >
        <CalendarDays aria-hidden className="size-4" />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner
          anchor={anchor}
          align="start"
          sideOffset={4}
          collisionPadding={8}
          collisionAvoidance={{ fallbackAxisSide: 'none' }}
          className="z-50"
        >
          <Popover.Popup
            aria-label={`Calendar for ${label}`}
            ref={popup}
            initialFocus={() => openedByButton.current && day()}
            finalFocus={() => openedByButton.current}
            className="popup-motion rounded-[min(var(--card-radius),16px)] border border-border bg-surface text-body text-foreground shadow-popup outline-none"
          >
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
