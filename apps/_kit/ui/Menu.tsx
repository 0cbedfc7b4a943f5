import { Menu as Base } from '@base-ui/react/menu';
import type { ReactElement } from 'react';
import { popupStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { type MenuItem, MenuItems } from './MenuItems.tsx';

interface MenuProps {
  /** One button element; its name is the name of the menu. */
  trigger: ReactElement<Record<string, unknown>>;
  items: readonly MenuItem[];
  align?: 'start' | 'center' | 'end';
  side?: 'top' | 'bottom' | 'left' | 'right';
}

export function Menu({ trigger, items, align = 'start', side = 'bottom' }: MenuProps) {
  return (
    <Base.Root modal={false}>
      <Base.Trigger render={trigger} />
      <Base.Portal>
        <Base.Positioner side={side} align={align} sideOffset={4} collisionPadding={8} className="z-50">
          <Base.Popup className={cx(popupStyle, 'min-w-44')}>
            <MenuItems items={items} />
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
