import type { CSSProperties, ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from '#kit/ui/cx.ts';
import { Tooltip } from '#kit/ui/Tooltip.tsx';

interface NavItemProps {
  href: string;
  label: string;
  icon: ReactNode;
  count: number;
  isStrong?: boolean;
  isCurrent: boolean;
  isNarrow?: boolean;
  /** Nesting, for labels in labels. */
  depth?: number;
  /** Beside the link: what opens a branch, and a menu. */
  before?: ReactNode;
  after?: ReactNode;
}

export function NavItem(props: NavItemProps) {
  const { href, label, icon, count, isStrong, isCurrent, isNarrow, depth = 0, before, after } = props;
  const link = (
    <Link
      href={href}
      aria-label={count ? `${label}, ${count}` : label}
      aria-current={isCurrent ? 'page' : undefined}
      style={{ '--indent': `${24 + depth * 16}px` } as CSSProperties}
      className={cx(
        'flex h-[31px] items-center gap-3.5 rounded-r-full hover:bg-foreground/6 focus-visible:-outline-offset-2 [&_svg]:size-[17px] [&_svg]:shrink-0 [&_svg]:text-foreground-muted',
        'aria-[current=page]:bg-accent aria-[current=page]:font-semibold aria-[current=page]:text-accent-foreground aria-[current=page]:[&_svg]:text-accent-foreground',
        isNarrow ? 'justify-center pl-3' : 'pr-3.5 pl-(--indent)',
        isStrong && 'font-semibold',
      )}
    >
      {icon}
      {!isNarrow && <span className="min-w-0 flex-1 truncate">{label}</span>}
      {!isNarrow && count > 0 && (
        <span className={cx('text-small tabular-nums', Boolean(after) && 'group-hover:invisible')}>
          {count.toLocaleString('en-US')}
        </span>
      )}
    </Link>
  );
  return (
    <li className="group relative">
      {isNarrow ? (
        <Tooltip content={label} side="right">
          {link}
        </Tooltip>
      ) : (
        link
      )}
      {before}
      {after}
    </li>
  );
}
