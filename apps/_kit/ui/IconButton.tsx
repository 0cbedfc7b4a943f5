import type { ComponentProps, ReactNode } from 'react';
import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { cx } from './cx.ts';
import { Spinner } from './Spinner.tsx';
import { Tooltip } from './Tooltip.tsx';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Accessible name and tooltip. */
  label: string;
  icon: ReactNode;
  variant?: Exclude<ButtonVariant, 'link'>;
  size?: ButtonSize;
  busy?: boolean;
  tooltipSide?: 'top' | 'bottom' | 'left' | 'right';
}

const variants = {
  primary: 'border-transparent bg-primary text-primary-foreground hover:not-disabled:bg-primary-hover',
  secondary: 'border-secondary-border bg-secondary text-secondary-foreground hover:not-disabled:bg-muted',
  ghost:
    'border-transparent text-foreground-muted hover:not-disabled:bg-foreground/7 hover:not-disabled:text-foreground aria-pressed:bg-accent aria-pressed:text-accent-foreground data-popup-open:bg-foreground/7',
  danger: 'border-transparent text-negative hover:not-disabled:bg-negative/10',
};

const sizes = {
  sm: 'size-[calc(var(--control-height)-8px)] [&_svg]:size-4',
  md: 'size-[var(--control-height)] [&_svg]:size-[18px]',
  lg: 'size-[calc(var(--control-height)+8px)] [&_svg]:size-5',
};

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
        className={cx(
          'inline-flex shrink-0 items-center justify-center rounded-button border transition-colors duration-100',
          'disabled:cursor-not-allowed disabled:opacity-45 [&_svg]:shrink-0',
          variants[variant],
          sizes[size],
          className,
        )}
      >
        {busy ? <Spinner /> : icon}
      </button>
    </Tooltip>
  );
}
