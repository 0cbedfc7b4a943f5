import { Progress as Base } from '@base-ui/react/progress';
import type { Tone } from './Badge.tsx';
import { cx } from './cx.ts';

interface ProgressProps {
  label: string;
  hideLabel?: boolean;
  /** Null while the amount is unknown. */
  value: number | null;
  max?: number;
  /** What stands at the end of the line, for example "$240 of $300"; per cent unless given. */
  valueText?: string;
  tone?: Exclude<Tone, 'neutral'>;
  className?: string;
}

const tones = {
  accent: 'bg-primary',
  positive: 'bg-positive',
  negative: 'bg-negative',
  warning: 'bg-warning',
};

export function Progress(props: ProgressProps) {
  const { label, hideLabel, value, max = 100, valueText, tone = 'accent', className } = props;
  const shown = value === null ? null : Math.max(0, Math.min(value, max));
  return (
    <Base.Root
      value={shown}
      max={max}
      aria-valuetext={valueText}
      getAriaValueText={valueText ? () => valueText : undefined}
      className={cx('grid grid-cols-[1fr_auto] gap-x-4 gap-y-1.5', className)}
    >
      <Base.Label className={hideLabel ? 'sr-only' : 'min-w-0 truncate'}>{label}</Base.Label>
      {!hideLabel && value !== null && (
        <span className="text-foreground-muted tabular-nums">
          {valueText ?? `${Math.round((value / max) * 100)}%`}
        </span>
      )}
      <Base.Track className="col-span-2 h-2 overflow-hidden rounded-full bg-foreground/10">
        <Base.Indicator
          className={cx(
            'block h-full rounded-full transition-[width] duration-300',
            tones[tone],
            value === null && 'w-1/3 animate-pulse',
          )}
        />
      </Base.Track>
    </Base.Root>
  );
}
