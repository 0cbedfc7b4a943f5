import { type ReactNode, useId } from 'react';
import { cx } from './cx.ts';

interface CardProps {
  title?: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
  /** Lets a table or a list reach the edges. */
  flush?: boolean;
  className?: string;
}

export function Card({ title, subtitle, actions, children, flush, className }: CardProps) {
  const titleId = useId();
  return (
    <section
      aria-labelledby={title ? titleId : undefined}
      className={cx('min-w-0 rounded-card border border-card-border bg-surface shadow-card', className)}
    >
      {(title || actions) && (
        <header className="flex min-h-9 items-center justify-between gap-4 px-(--card-padding) pt-[calc(var(--card-padding)*0.75)]">
          <div className="min-w-0">
            {title && (
              <h2 id={titleId} className="heading text-card-title">
                {title}
              </h2>
            )}
            {subtitle && <p className="text-small text-foreground-muted">{subtitle}</p>}
          </div>
          {actions && <div className="flex shrink-0 items-center gap-2">{actions}</div>}
        </header>
      )}
      <div
        className={cx(
          flush ? 'overflow-hidden rounded-[inherit] pt-2' : 'p-(--card-padding)',
          Boolean(title) && !flush && 'pt-3',
        )}
      >
        {children}
      </div>
    </section>
  );
}
