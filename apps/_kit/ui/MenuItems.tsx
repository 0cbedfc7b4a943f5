import { Menu } from '@base-ui/react/menu';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { itemStyle } from './control-style.ts';
import { cx } from './cx.ts';

interface MenuAction {
  label: string;
  icon?: ReactNode;
  onSelect?: () => void;
  href?: string;
  danger?: boolean;
  disabled?: boolean;
  /** Makes the item a checkbox; the menu stays open when it is toggled. */
  checked?: boolean;
  /** Shown at the end of the line, for example "E". */
  shortcut?: string;
}

export type MenuItem = MenuAction | { separator: true } | { heading: string };

/** The entries of a Menu or a ContextMenu. */
export function MenuItems({ items }: { items: readonly MenuItem[] }) {
  const hasIcons = items.some((item) => 'label' in item && (item.icon || item.checked !== undefined));
  return items.map((item, index) => {
    if ('separator' in item) {
      // biome-ignore lint/suspicious/noArrayIndexKey: separators have no identity
      return <Menu.Separator key={`separator-${index}`} className="my-1.5 h-px bg-border" />;
    }
    if ('heading' in item) {
      return (
        <Menu.Group key={item.heading}>
          <Menu.GroupLabel className="px-3 pt-1.5 pb-1 text-caption font-semibold text-foreground-muted">
            {item.heading}
          </Menu.GroupLabel>
        </Menu.Group>
      );
    }
    return <Entry key={item.label} item={item} hasIcons={hasIcons} />;
  });
}

function Entry({ item, hasIcons }: { item: MenuAction; hasIcons: boolean }) {
  const className = cx(
    itemStyle,
    'pr-5',
    item.danger ? 'text-negative data-highlighted:bg-negative/10' : '[&_svg]:text-foreground-muted',
  );
  const icon = item.checked ? <Check aria-hidden /> : item.icon;
  const content = (
    <>
      {hasIcons && <span className="flex w-4 shrink-0">{icon}</span>}
      <span className="flex-1 whitespace-nowrap">{item.label}</span>
      {item.shortcut && (
        <span aria-hidden className="ml-6 text-small text-foreground-muted">
          {item.shortcut}
        </span>
      )}
    </>
  );
  if (item.href && !item.disabled) {
    return (
      <Menu.LinkItem closeOnClick className={className} render={<Link href={item.href} />}>
        {content}
      </Menu.LinkItem>
    );
  }
  if (item.checked !== undefined) {
    return (
      <Menu.CheckboxItem
        checked={item.checked}
        onCheckedChange={item.onSelect}
        disabled={item.disabled}
        className={className}
      >
        {content}
      </Menu.CheckboxItem>
    );
  }
  return (
    <Menu.Item onClick={item.onSelect} disabled={item.disabled} className={className}>
      {content}
    </Menu.Item>
  );
}
