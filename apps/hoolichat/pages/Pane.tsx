import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

interface PaneProps {
  title: string;
  back?: { href: string; label: string };
  actions?: ReactNode;
  children: ReactNode;
}

/** The column between the rail and the conversation. */
export function Pane({ title, back, actions, children }: PaneProps) {
  return (
    <section aria-label={title} className="flex h-full min-h-0 flex-col">
      <header className="flex h-[60px] shrink-0 items-center gap-2 px-4">
        {back && (
          <Link
            href={back.href}
            aria-label={back.label}
            className="-ml-2 grid size-9 place-items-center rounded-full text-foreground-muted hover:bg-foreground/7 hover:text-foreground"
          >
            <ArrowLeft aria-hidden className="size-5" />
          </Link>
        )}
        <h2 className="heading flex-1 truncate text-page-title">{title}</h2>
        {actions}
      </header>
      {children}
    </section>
  );
}
