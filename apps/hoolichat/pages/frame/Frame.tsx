import type { ReactNode } from 'react';
import { AccountCorner } from '#kit/page/AccountCorner.tsx';

export function Frame({ children }: { children: ReactNode }) {
  return (
    <>
      <AccountCorner items={[]} />
      <main>{children}</main>
    </>
  );
}
