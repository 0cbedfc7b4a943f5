import type { ReactNode } from 'react';
import { Link } from 'wouter';
import type { ButtonSize } from './button-style.ts';
import { cx } from './cx.ts';
import { type IconButtonVariant, iconButtonStyle } from './icon-button-style.ts';
import { Tooltip } from './Tooltip.tsx';

interface IconLinkProps {
  href: string;
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: IconButtonVariant;
  size?: ButtonSize;
  className?: string;
}

export function IconLink({ href, label, icon, variant = 'ghost', size = 'md', className }: IconLinkProps) {
  return (
    <Tooltip content={label}>
      <Link href={href} aria-label={label} className={cx(iconButtonStyle(variant, size), className)}>
        {icon}
      </Link>
    </Tooltip>
  );
}
