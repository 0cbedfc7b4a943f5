import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { AccountCorner } from '#kit/page/AccountCorner.tsx';

const sections = [
  { href: '/', label: 'Accounts' },
  { href: '/transfers', label: 'Transfer' },
];

export function Brand() {
  return (
    <span className="flex items-center gap-2.5 text-lg font-bold tracking-tight">
      <img src="/icon.svg" alt="" className="size-7" />
      Gringotts
    </span>
  );
}

export function Frame({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const isCurrent = (href: string) =>
    href === '/' ? location === '/' || location.startsWith('/accounts') : location.startsWith(href);
  return (
    <>
      <header className="bg-(--brand) text-white">
        <div className="mx-auto flex h-14 max-w-6xl items-center justify-between px-6">
          <Link href="/" aria-label="Gringotts home">
            <Brand />
          </Link>
          <AccountCorner
            items={[
              { label: 'Profile and settings', href: '/profile' },
              { label: 'Help', href: '/help' },
            ]}
          />
        </div>
      </header>
      <nav aria-label="Main" className="border-border border-b bg-surface">
        <ul className="mx-auto flex max-w-6xl gap-1 px-4">
          {sections.map(({ href, label }) => (
            <li key={href}>
              <Link
                href={href}
                aria-current={isCurrent(href) ? 'page' : undefined}
                className="block border-transparent border-b-3 px-3 py-3 font-semibold text-foreground-muted hover:text-foreground aria-[current=page]:border-primary aria-[current=page]:text-primary"
              >
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <main className="mx-auto max-w-6xl px-6 py-6">{children}</main>
    </>
  );
}
