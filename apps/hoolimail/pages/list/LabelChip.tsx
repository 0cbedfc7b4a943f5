import { cx } from '#kit/ui/cx.ts';
import type { LabelTag } from '../../rules/views.ts';

interface LabelChipProps {
  label: LabelTag;
  onRemove?: () => void;
}

export function LabelChip({ label, onRemove }: LabelChipProps) {
  return (
    <span
      style={{ background: `${label.color}20`, color: `color-mix(in oklab, ${label.color}, black 22%)` }}
      className={cx(
        'inline-flex h-[18px] max-w-40 shrink-0 items-center rounded-full px-2 font-medium text-[11px] leading-none',
        onRemove && 'pr-0.5',
      )}
    >
      <span className="truncate">{label.name}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove label ${label.name}`}
          onClick={onRemove}
          className="ml-0.5 flex size-4 items-center justify-center rounded-full hover:bg-current/15"
        >
          ×
        </button>
      )}
    </span>
  );
}
