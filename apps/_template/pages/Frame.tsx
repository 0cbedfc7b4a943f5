import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { AccountCorner } from '#kit/page/AccountCorner.tsx';

export const Brand = () => <span className="font-display text-lg font-bold text-primary">Notebook</span>;

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="flex items-center justify-between border-border border-b bg-surface px-6 py-2">
        <Link href="/" aria-label="Notebook home">
          <Brand />
        </Link>
        <AccountCorner items={[]} />
      </header>
      <main className="mx-auto max-w-3xl p-6">{children}</main>
    </>
  );
}
