import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '#kit/ui/cx.ts';

/** Pieces of the info panel: sections on white with air between, and lines one can press. */

export const InfoSection = ({ label, children }: { label: string; children: ReactNode }) => (
  <section aria-label={label} className="border-background border-b-8 px-5 py-3.5">
    {children}
  </section>
);

interface InfoLineProps {
  icon: ReactNode;
  label: string;
  aside?: ReactNode;
  danger?: boolean;
  onClick: () => void;
}

export const InfoLine = ({ icon, label, aside, danger, onClick }: InfoLineProps) => (
  <button
    type="button"
    onClick={onClick}
    className={cx(
      '-mx-2 flex w-[calc(100%+1rem)] items-center gap-4 rounded-lg px-2 py-2.5 text-left hover:bg-pane-hover [&_svg]:size-5 [&_svg]:shrink-0',
      danger ? 'text-negative' : '[&_svg]:text-foreground-muted',
    )}
  >
    {icon}
    <span className="min-w-0 flex-1">{label}</span>
    {aside !== undefined && <span className="flex items-center gap-1 text-foreground-muted">{aside}</span>}
  </button>
);

export const More = ({ count }: { count: number }) => (
  <>
    {count} <ChevronRight aria-hidden className="size-4!" />
  </>
);
