import { cx } from './cx.ts';

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'link';
export type ButtonSize = 'sm' | 'md' | 'lg';

const variants: Record<ButtonVariant, string> = {
  primary: 'border-transparent bg-primary text-primary-foreground hover:not-disabled:bg-primary-hover',
  secondary:
    'border-secondary-border bg-secondary text-secondary-foreground hover:not-disabled:[background-image:linear-gradient(color-mix(in_oklab,var(--foreground)_6%,transparent)_0_0)]',
  ghost: 'border-transparent text-foreground hover:not-disabled:bg-foreground/7',
  danger: 'border-transparent bg-negative text-negative-foreground hover:not-disabled:bg-negative/88',
  link: 'border-transparent text-link underline-offset-3 hover:not-disabled:underline',
};

const sizes: Record<ButtonSize, string> = {
  sm: 'h-[calc(var(--control-height)-6px)] px-[calc(var(--button-padding)-4px)] text-small',
  md: 'h-[var(--control-height)] px-[var(--button-padding)]',
  lg: 'h-[calc(var(--control-height)+8px)] px-[calc(var(--button-padding)+6px)] text-[1.07em]',
};

const linkSizes: Record<ButtonSize, string> = { sm: 'text-small', md: '', lg: 'text-[1.07em]' };

export function buttonStyle(variant: ButtonVariant, size: ButtonSize): string {
  return cx(
    'relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-button border',
    'font-(--button-weight) leading-none tracking-(--button-tracking) [text-transform:var(--button-transform)]',
    'transition-colors duration-100 active:not-disabled:translate-y-[0.5px]',
    'disabled:cursor-not-allowed disabled:opacity-45 aria-busy:cursor-progress aria-busy:opacity-100',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
    variants[variant],
    variant === 'link' ? linkSizes[size] : sizes[size],
  );
}
