import type { ReactNode } from 'react';
import { Card } from '../Card.tsx';

interface SectionProps {
  title: string;
  children: ReactNode;
}

export function Section({ title, children }: SectionProps) {
  return (
    <Card title={title} className="scroll-mt-4">
      <div className="flex flex-col gap-5">{children}</div>
    </Card>
  );
}

export function Line({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-3">{children}</div>;
}

export function Grid({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] items-start gap-x-5 gap-y-4">
      {children}
    </div>
  );
}
