import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'wouter';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';

interface LinkButtonProps extends Omit<ComponentProps<'a'>, 'href'> {
  href: string;
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
}

export function LinkButton(props: LinkButtonProps) {
  const { variant = 'secondary', size = 'md', icon, className, children, ...rest } = props;
  return (
    <Link {...rest} className={cx(buttonStyle(variant, size), className)}>
      {icon}
      {children}
    </Link>
  );
}
