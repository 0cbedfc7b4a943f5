import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { cx } from './cx.ts';

interface PageHeaderProps {
  title: ReactNode;
  subtitle?: ReactNode;
  actions?: ReactNode;
  back?: { href: string; label: string };
  className?: string;
}

export function PageHeader({ title, subtitle, actions, back, className }: PageHeaderProps) {
  return (
    <header className={cx('flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pb-5', className)}>
      <div className="min-w-0">
        {back && (
          <Link
            href={back.href}
            className="mb-1.5 inline-flex items-center gap-1.5 text-small text-link hover:underline"
          >
            <ArrowLeft aria-hidden className="size-3.5" />
            {back.label}
          </Link>
        )}
        <h1 className="heading text-page-title [overflow-wrap:anywhere]">{title}</h1>
        {subtitle && <p className="mt-0.5 text-foreground-muted">{subtitle}</p>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2.5">{actions}</div>}
    </header>
  );
}
