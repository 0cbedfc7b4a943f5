import { Popover as Base } from '@base-ui/react/popover';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { cx } from './cx.ts';

interface PopoverProps {
  /** Accessible name of the panel. */
  label: string;
  /** One button element. */
  trigger: ReactElement<Record<string, unknown>>;
  children: ReactNode | ((close: () => void) => ReactNode);
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  side?: 'top' | 'bottom' | 'left' | 'right';
  align?: 'start' | 'center' | 'end';
  className?: string;
}

export function Popover(props: PopoverProps) {
  const { label, trigger, children, open, onOpenChange, side = 'bottom', align = 'start', className } = props;
  const actions = useRef<Base.Root.Actions>(null);
  return (
    <Base.Root open={open} onOpenChange={onOpenChange} actionsRef={actions}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={6} collisionPadding={8} className="z-50">
          <Base.Popup
            aria-label={label}
            className={cx(
              'popup-motion max-h-(--available-height) max-w-[calc(100vw-16px)] overflow-y-auto rounded-[min(var(--card-radius),16px)] border border-border bg-surface text-body text-foreground shadow-popup outline-none',
              className ?? 'p-4',
            )}
          >
            {typeof children === 'function' ? children(() => actions.current?.close()) : children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
