import type { ReactNode } from 'react';
import { cx } from '#kit/ui/cx.ts';

interface BubbleProps {
  isMine: boolean;
  hasTail: boolean;
  /** Pictures and maps reach almost to the edge. */
  isTight?: boolean;
  /** Without paper: emoji only. */
  isBare?: boolean;
  children: ReactNode;
}

/** The paper a message is written on. */
export function Bubble({ isMine, hasTail, isTight, isBare, children }: BubbleProps) {
  return (
    <div
      className={cx(
        'relative w-fit min-w-0 max-w-full rounded-[9px] text-foreground',
        isBare ? 'px-1' : cx(isMine ? 'bg-bubble-out' : 'bg-bubble-in', '[box-shadow:var(--bubble-shadow)]'),
        !isBare && (isTight ? 'p-1' : 'px-2.5 pt-1.5 pb-1.5'),
        hasTail && !isBare && (isMine ? 'rounded-tr-none' : 'rounded-tl-none'),
      )}
    >
      {hasTail && !isBare && <Tail isMine={isMine} />}
      {children}
    </div>
  );
}

const Tail = ({ isMine }: { isMine: boolean }) => (
  <svg
    viewBox="0 0 9 13"
    aria-hidden
    className={cx(
      'absolute top-0 h-[13px] w-[9px]',
      isMine ? '-right-[8.5px] text-bubble-out' : '-left-[8.5px] -scale-x-100 text-bubble-in',
    )}
  >
    <path d="M0 0h7.200c1.500 0 2.300 1.700 1.300 2.900L0 13Z" fill="currentColor" />
  </svg>
);
