import { RotateCw, TriangleAlert } from 'lucide-react';
import { Button } from './Button.tsx';
import { cx } from './cx.ts';

interface ErrorStateProps {
  title: string;
  message: string;
  onRetry?: () => void;
  busy?: boolean;
  className?: string;
}

export function ErrorState({ title, message, onRetry, busy, className }: ErrorStateProps) {
  return (
    <div role="alert" className={cx('flex flex-col items-center gap-1 px-6 py-12 text-center', className)}>
      <span className="mb-2.5 flex size-12 items-center justify-center rounded-full bg-negative/10 text-negative">
        <TriangleAlert aria-hidden className="size-5.5" />
      </span>
      <p className="heading text-card-title">{title}</p>
      <p className="max-w-md text-foreground-muted [overflow-wrap:anywhere]">{message}</p>
      {onRetry && (
        <Button className="mt-4" icon={<RotateCw aria-hidden />} onClick={onRetry} busy={busy}>
          Try again
        </Button>
      )}
    </div>
  );
}
