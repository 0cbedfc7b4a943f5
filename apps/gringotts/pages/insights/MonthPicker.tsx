import { ChevronLeft, ChevronRight } from 'lucide-react';
import { formatMonth } from '#kit/page/format.ts';
import { addMonths, monthOf } from '#kit/time.ts';
import { IconButton } from '#kit/ui/IconButton.tsx';

interface MonthPickerProps {
  month: string;
  last: string;
  onChange: (month: string) => void;
}

export function MonthPicker({ month, last, onChange }: MonthPickerProps) {
  const move = (months: number) => onChange(monthOf(addMonths(`${month}-01`, months)));
  return (
    <div className="flex items-center gap-1 rounded-control border border-input-border bg-surface p-0.5">
      <IconButton
        label="Earlier month"
        size="sm"
        icon={<ChevronLeft aria-hidden />}
        onClick={() => move(-1)}
      />
      <span aria-live="polite" className="min-w-32 text-center font-semibold">
        {formatMonth(month)}
      </span>
      <IconButton
        label="Later month"
        size="sm"
        icon={<ChevronRight aria-hidden />}
        disabled={month >= last}
        onClick={() => move(1)}
      />
    </div>
  );
}
