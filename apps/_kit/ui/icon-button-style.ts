import type { ButtonSize, ButtonVariant } from './button-style.ts';
import { cx } from './cx.ts';

export type IconButtonVariant = Exclude<ButtonVariant, 'link'>;

const variants: Record<IconButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-primary-foreground hover:not-disabled:bg-primary-hover',
  secondary: 'border-secondary-border bg-secondary text-secondary-foreground hover:not-disabled:bg-muted',
  ghost:
    'border-transparent text-foreground-muted hover:not-disabled:bg-foreground/7 hover:not-disabled:text-foreground aria-pressed:bg-accent aria-pressed:text-accent-foreground data-popup-open:bg-foreground/7',
  danger: 'border-transparent text-negative hover:not-disabled:bg-negative/10',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'size-[calc(var(--control-height)-8px)] [&_svg]:size-4',
  md: 'size-[var(--control-height)] [&_svg]:size-[18px]',
  lg: 'size-[calc(var(--control-height)+8px)] [&_svg]:size-5',
};

export function iconButtonStyle(variant: IconButtonVariant, size: ButtonSize): string {
  return cx(
    'inline-flex shrink-0 items-center justify-center rounded-button border transition-colors duration-100',
    'disabled:cursor-not-allowed disabled:opacity-45 [&_svg]:shrink-0',
    variants[variant],
    sizes[size],
  );
}
