import { Menu as Base } from '@base-ui/react/menu';
import { popupStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { type MenuItem, MenuItems } from './MenuItems.tsx';

/** A place on the screen: an element, or where the pointer was. */
export type Place = Element | { x: number; y: number };

interface MenuAtProps {
  /** Accessible name. */
  label: string;
  /** Where it opens; null while it is closed. */
  at: Place | null;
  onClose: () => void;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
}

/** One menu for many things, such as the lines of a long list: it opens beside whichever was asked for. */
export function MenuAt({ label, at, onClose, items, align = 'start' }: MenuAtProps) {
  return (
    <Base.Root open={at !== null} onOpenChange={(open) => !open && onClose()} modal={false}>
      <Base.Portal>
        <Base.Positioner
          anchor={at && anchorOf(at)}
          align={align}
          sideOffset={at instanceof Element ? 4 : 0}
          collisionPadding={8}
          className="z-50"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={() => (at instanceof HTMLElement ? at : true)}
            style={{ maxHeight: 'min(var(--available-height), 30rem)' }}
            className={cx(popupStyle, 'min-w-44')}
          >
            <MenuItems items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

export const anchorOf = (place: Place) =>
  place instanceof Element
    ? place
    : { getBoundingClientRect: () => DOMRect.fromRect({ x: place.x, y: place.y, width: 0, height: 0 }) };
