import type { ComponentProps, ReactNode } from 'react';
import type { ButtonSize } from './button-style.ts';
import { cx } from './cx.ts';
import { type IconButtonVariant, iconButtonStyle } from './icon-button-style.ts';
import { Spinner } from './Spinner.tsx';
import { Tooltip } from './Tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: IconButtonVariant;
  size?: ButtonSize;
  busy?: boolean;
  tooltipSide?: 'top' | 'bottom' | 'left' | 'right';
}

export function IconButton(props: IconButtonProps) {
  const {
    label,
    icon,
    variant = 'ghost',
    size = 'md',
    busy,
    disabled,
    className,
    tooltipSide,
    ...rest
  } = props;
  return (
    <Tooltip content={label} side={tooltipSide}>
      <button
        type="button"
        {...rest}
        aria-label={label}
        aria-busy={busy || undefined}
        disabled={disabled || busy}
        className={cx(iconButtonStyle(variant, size), className)}
      >
        {busy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  );
}
