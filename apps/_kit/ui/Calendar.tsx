import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ClassNames, type DateRange, DayPicker } from 'react-day-picker';
import { dateProblem, fromCalendarDate, toCalendarDate } from './parse-date.ts';

interface CalendarProps {
  today: string;
  min?: string;
  max?: string;
  isDisabled?: (iso: string) => boolean;
  selected: string | null | { from: string | null; to: string | null };
  onDay: (iso: string) => void;
  months?: number;
  autoFocus?: boolean;
}

const cell = 'size-8.5 p-0 text-center';
const arrow =
  'flex size-8 items-center justify-center rounded-full text-foreground-muted hover:not-aria-disabled:bg-foreground/7 hover:not-aria-disabled:text-foreground aria-disabled:cursor-default aria-disabled:opacity-30';

const classNames: Partial<ClassNames> = {
  root: 'p-3',
  months: 'relative flex gap-7',
  month: 'flex flex-col gap-1',
  month_caption: 'flex h-8 items-center justify-center font-semibold',
  nav: 'absolute inset-x-0 top-0 flex h-8 items-center justify-between',
  button_previous: arrow,
  button_next: arrow,
  month_grid: 'border-collapse',
  weekday: 'h-7 w-8.5 text-caption font-medium text-foreground-muted',
  day: cell,
  day_button:
    'flex size-8.5 items-center justify-center rounded-full border-2 border-transparent tabular-nums hover:not-disabled:bg-foreground/7 focus-visible:outline-offset-0 disabled:cursor-not-allowed disabled:text-foreground-muted/50 disabled:line-through',
  today: '[&>button]:font-bold [&>button]:text-primary',
  outside: 'invisible',
  selected:
    'not-[.range-middle]:[&>button]:bg-primary! not-[.range-middle]:[&>button]:text-primary-foreground!',
  range_start: 'bg-linear-to-r from-transparent from-50% to-accent to-50%',
  range_end: 'bg-linear-to-r from-accent from-50% to-transparent to-50%',
  range_middle: 'range-middle bg-accent [&>button]:text-accent-foreground',
};

export function Calendar(props: CalendarProps) {
  const { today, min, max, isDisabled, selected, onDay, months = 1, autoFocus } = props;
  const isRange = selected !== null && typeof selected === 'object';
  const start = isRange ? selected.from : selected;
  const shared = {
    classNames,
    today: toCalendarDate(today),
    defaultMonth: toCalendarDate(start ?? (min && min > today ? min : today)),
    startMonth: min ? toCalendarDate(min) : undefined,
    endMonth: max ? toCalendarDate(max) : undefined,
    disabled: (date: Date) => dateProblem(fromCalendarDate(date), { min, max, isDisabled }) !== undefined,
    onDayClick: (date: Date, modifiers: Record<string, boolean>) => {
      if (!modifiers.disabled) onDay(fromCalendarDate(date));
    },
    numberOfMonths: months,
    autoFocus,
    components: {
      Chevron: ({ orientation }: { orientation?: string }) =>
        orientation === 'left' ? (
          <ChevronLeft aria-hidden className="size-4.5" />
        ) : (
          <ChevronRight aria-hidden className="size-4.5" />
        ),
    },
  };
  if (!isRange) {
    return <DayPicker {...shared} mode="single" selected={start ? toCalendarDate(start) : undefined} />;
  }
  const range: DateRange | undefined = selected.from
    ? { from: toCalendarDate(selected.from), to: toCalendarDate(selected.to ?? selected.from) }
    : undefined;
  return <DayPicker {...shared} mode="range" selected={range} onSelect={() => undefined} />;
}
