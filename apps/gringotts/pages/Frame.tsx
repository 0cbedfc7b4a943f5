import { ChevronDown, Mail } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { AccountCorner } from '#kit/page/AccountCorner.tsx';
import { Menu } from '#kit/ui/Menu.tsx';

interface Section {
  label: string;
  href?: string;
  pages?: readonly { label: string; href: string }[];
  /** First segments of the addresses that belong here. */
  at: readonly string[];
}

const sections: readonly Section[] = [
  { label: 'Accounts', href: '/', at: ['', 'accounts', 'transactions', 'loans'] },
  {
    label: 'Pay & transfer',
    at: ['transfers', 'zelle', 'bills', 'external-accounts', 'direct-deposit'],
    pages: [
      { label: 'Send money with Zelle', href: '/zelle' },
      { label: 'Pay bills', href: '/bills' },
      { label: 'Transfer money', href: '/transfers' },
      { label: 'Pay credit card', href: '/card/pay' },
      { label: 'External accounts', href: '/external-accounts' },
      { label: 'Direct deposit', href: '/direct-deposit' },
    ],
  },
  {
    label: 'Card & rewards',
    at: ['card', 'disputes'],
    pages: [
      { label: 'Credit card', href: '/card' },
      { label: 'Rewards', href: '/card/rewards' },
      { label: 'Recurring charges', href: '/card/recurring' },
      { label: 'Disputes', href: '/disputes' },
    ],
  },
  {
    label: 'Plan & track',
    at: ['insights', 'budgets', 'credit-score'],
    pages: [
      { label: 'Spending insights', href: '/insights' },
      { label: 'Budgets', href: '/budgets' },
      { label: 'Credit score', href: '/credit-score' },
    ],
  },
  { label: 'Statements', href: '/statements', at: ['statements'] },
  { label: 'Alerts', href: '/alerts', at: ['alerts'] },
];

export function Brand() {
  return (
    <span className="flex items-center gap-2.5 text-[21px] font-bold tracking-[-0.02em]">
      <img src="/icon.svg" alt="" className="size-8" />
      Gringotts
    </span>
  );
}

export function Frame({ children }: { children: ReactNode }) {
  const [location] = useLocation();
  const current = location.split('/')[1] ?? '';
  return (
    <div className="flex min-h-screen flex-col">
      <header className="bank-header bg-(--brand) text-white">
        <div className="mx-auto flex h-14 max-w-[1200px] items-center justify-between px-6">
          <Link href="/" aria-label="Gringotts home" className="rounded-control">
            <Brand />
          </Link>
          <div className="flex items-center gap-1">
            <Link
              href="/messages"
              className="mr-1 flex items-center gap-2 rounded-control px-3 py-2 text-foreground-muted hover:bg-white/8 hover:text-white"
            >
              <Mail aria-hidden className="size-[17px]" />
              Secure messages
            </Link>
            <AccountCorner
              items={[
                { label: 'Profile and settings', href: '/profile' },
                { label: 'Alerts', href: '/alerts' },
                { label: 'Help', href: '/help' },
              ]}
            />
          </div>
        </div>
        <nav aria-label="Main" className="border-(--brass) border-b-2 bg-(--brand-raised)">
          <ul className="mx-auto flex max-w-[1200px] px-3">
            {sections.map((section) => (
              <li key={section.label}>
                <NavEntry section={section} isCurrent={section.at.includes(current)} />
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <main className="mx-auto w-full max-w-[1200px] flex-1 px-6 pt-5 pb-10">{children}</main>
      <footer className="border-border border-t bg-surface text-foreground-muted text-small">
        <div className="mx-auto flex max-w-[1200px] flex-wrap justify-between gap-x-6 gap-y-1 px-6 py-4">
          <span>Gringotts. Deposits are insured up to $250,000 for each customer.</span>
          <span className="flex gap-5">
            <Link href="/help" className="hover:text-link hover:underline">
              Help center
            </Link>
            <Link href="/messages" className="hover:text-link hover:underline">
              Contact us
            </Link>
          </span>
        </div>
      </footer>
    </div>
  );
}

const entryStyle =
  'relative flex h-11 items-center gap-1 px-3.5 font-semibold text-foreground-muted hover:text-white data-popup-open:bg-white/10 data-popup-open:text-white after:absolute after:inset-x-3 after:bottom-0 after:h-[3px] after:bg-(--brass-bright) after:opacity-0 data-current:text-white data-current:after:opacity-100';

function NavEntry({ section, isCurrent }: { section: Section; isCurrent: boolean }) {
  const marker = isCurrent ? '' : undefined;
  if (section.pages)
    return (
      <Menu
        trigger={
          <button type="button" data-current={marker} className={entryStyle}>
            {section.label}
            <ChevronDown aria-hidden className="size-4 opacity-80" />
          </button>
        }
        items={section.pages}
      />
    );
  return (
    <Link
      href={section.href ?? '/'}
      aria-current={isCurrent ? 'page' : undefined}
      data-current={marker}
      className={entryStyle}
    >
      {section.label}
    </Link>
  );
}
