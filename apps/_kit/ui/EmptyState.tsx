import { Inbox } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

interface EmptyStateProps {
  icon?: ReactNode;
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  className?: string;
}

export function EmptyState({ icon, title, children, action, className }: EmptyStateProps) {
  return (
    <div className={cx('flex flex-col items-center gap-1 px-6 py-12 text-center', className)}>
      <span className="mb-2.5 flex size-12 items-center justify-center rounded-full bg-muted text-foreground-muted [&_svg]:size-5.5">
        {icon ?? <Inbox aria-hidden />}
      </span>
      <p className="heading text-card-title">{title}</p>
      {children && <div className="max-w-sm text-foreground-muted">{children}</div>}
      {action && <div className="mt-4">{action}</div>}
    </div>
  );
}
