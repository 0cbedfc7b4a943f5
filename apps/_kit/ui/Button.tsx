import type { ComponentProps, ReactNode } from 'react';
import { type ButtonSize, type ButtonVariant, buttonStyle } from './button-style.ts';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';

interface ButtonProps extends ComponentProps<'button'> {
  variant?: ButtonVariant;
  size?: ButtonSize;
  icon?: ReactNode;
  busy?: boolean;
}

export function Button(props: ButtonProps) {
  const { variant = 'secondary', size = 'md', icon, busy, disabled, className, children, ...rest } = props;
  return (
    <button
      type="button"
      {...rest}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      className={cx(buttonStyle(variant, size), className)}
    >
      {busy ? <Spinner /> : icon}
      {children}
    </button>
  );
}
