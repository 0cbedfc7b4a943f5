import type { ReactNode } from 'react';
import { AccountCorner } from '#kit/page/AccountCorner.tsx';
import { Brand } from './Brand.tsx';

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <header className="flex items-center justify-between p-3">
        <Brand />
        <AccountCorner items={[]} />
      </header>
      <main>{children}</main>
    </>
  );
}
