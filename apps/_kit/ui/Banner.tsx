import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from './Badge.tsx';
import { cx } from './cx.ts';
import { IconButton } from './IconButton.tsx';

interface BannerProps {
  tone?: Tone;
  title?: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  onDismiss?: () => void;
  className?: string;
}

const looks = {
  neutral: { Icon: Info, box: 'border-border bg-muted', icon: 'text-foreground-muted' },
  accent: { Icon: Info, box: 'border-primary/25 bg-primary/8', icon: 'text-primary' },
  positive: { Icon: CircleCheck, box: 'border-positive/30 bg-positive/8', icon: 'text-positive' },
  warning: { Icon: TriangleAlert, box: 'border-warning/35 bg-warning/10', icon: 'text-warning' },
  negative: { Icon: CircleAlert, box: 'border-negative/30 bg-negative/8', icon: 'text-negative' },
};

export function Banner({ tone = 'accent', title, children, action, onDismiss, className }: BannerProps) {
  const { Icon, box, icon } = looks[tone];
  return (
    <div
      role={tone === 'negative' ? 'alert' : 'status'}
      className={cx('flex items-start gap-3 rounded-control border px-4 py-3', box, className)}
    >
      <Icon aria-hidden className={cx('mt-[calc((1.45em-18px)/2)] size-[18px] shrink-0', icon)} />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children && <div className={title ? 'text-foreground-muted' : undefined}>{children}</div>}
      </div>
      {action && <div className="shrink-0 self-center">{action}</div>}
      {onDismiss && (
        <IconButton
          label="Dismiss"
          icon={<X aria-hidden />}
          size="sm"
          onClick={onDismiss}
          className="-my-1 -mr-2"
        />
      )}
    </div>
  );
}
