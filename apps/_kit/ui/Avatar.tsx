import { Avatar as Base } from '@base-ui/react/avatar';
import type { CSSProperties } from 'react';
import { hueOf, initialsOf } from './avatar-tone.ts';
import { cx } from './cx.ts';

export interface AvatarProps {
  name: string;
  src?: string | null;
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /** "name" colours the initials by the name; "neutral" and "primary" are for companies and oneself. */
  tone?: 'name' | 'neutral' | 'primary';
  shape?: 'circle' | 'square';
  /** When the name stands beside it, screen readers need not hear it twice. */
  decorative?: boolean;
  className?: string;
}

const sizes = {
  xs: 'size-5 text-[9px]',
  sm: 'size-7 text-[11px]',
  md: 'size-9 text-[13px]',
  lg: 'size-12 text-[17px]',
  xl: 'size-20 text-[28px]',
};

const tones = {
  name: 'bg-(--avatar) text-(--avatar-foreground)',
  neutral: 'bg-muted text-foreground-muted',
  primary: 'bg-primary text-primary-foreground',
};

export function Avatar(props: AvatarProps) {
  const { name, src, size = 'md', tone = 'name', shape = 'circle', decorative, className } = props;
  const style = { '--avatar': `oklch(var(--avatar-lightness) 0.11 ${hueOf(name)})` } as CSSProperties;
  return (
    <Base.Root
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative || undefined}
      style={style}
      className={cx(
        'relative inline-flex shrink-0 select-none items-center justify-center overflow-hidden font-semibold leading-none',
        shape === 'circle' ? 'rounded-full' : 'rounded-[min(var(--radius),22%)]',
        tones[tone],
        sizes[size],
        className,
      )}
    >
      {src && <Base.Image src={src} alt="" className="size-full object-cover" />}
      <Base.Fallback className="flex size-full items-center justify-center">{initialsOf(name)}</Base.Fallback>
    </Base.Root>
  );
}
