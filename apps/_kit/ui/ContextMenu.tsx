import { ContextMenu as Base } from '@base-ui/react/context-menu';
import type { ReactElement } from 'react';
import { popupStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { type MenuItem, MenuItems } from './MenuItems.tsx';

interface ContextMenuProps {
  /** The element that is right-clicked. */
  children: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
}

export function ContextMenu({ children, items }: ContextMenuProps) {
  return (
    <Base.Root>
      <Base.Trigger render={children} />
      <Base.Portal>
        <Base.Positioner collisionPadding={8} className="z-50">
          <Base.Popup className={cx(popupStyle, 'min-w-44')}>
            <MenuItems items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
