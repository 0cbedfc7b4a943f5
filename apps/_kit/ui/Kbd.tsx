import type { ReactNode } from 'react';

export function Kbd({ children }: { children: ReactNode }) {
  return (
    <kbd className="inline-flex h-[1.6em] min-w-[1.6em] items-center justify-center rounded-[4px] border border-border border-b-2 bg-muted px-1 font-sans text-caption text-foreground-muted">
      {children}
    </kbd>
  );
}
