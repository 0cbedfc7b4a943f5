import { useToday } from '#kit/page/now.ts';
import { DateRangePicker } from '#kit/ui/DateRangePicker.tsx';
import { MoneyInput } from '#kit/ui/MoneyInput.tsx';
import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { CATEGORIES } from '../../rules/categories.ts';
import { KIND_LABELS } from '../../rules/transaction-kinds.ts';

interface FiltersProps {
  query: Record<string, string | undefined>;
  onSearch: (changes: Record<string, string | null>, options?: { replace: boolean }) => void;
}

const ALL = 'all';
const optionsOf = (all: string, labels: Record<string, string>) => [
  { value: ALL, label: all },
  ...Object.entries(labels).map(([value, label]) => ({ value, label })),
];
const categoryOptions = optionsOf('All categories', CATEGORIES);
const kindOptions = optionsOf('All types', KIND_LABELS);

/** Everything a transaction can be found by. The address holds it all. */
export function TransactionFilters({ query, onSearch }: FiltersProps) {
  const today = useToday();
  const typed = { replace: true };
  const chosen = (value: string) => (value === ALL ? null : value);
  const cents = (text: string | undefined) => (text && /^\d+$/.test(text) ? Number(text) : null);
  return (
    <div className="grid grid-cols-[minmax(11rem,1.3fr)_minmax(15rem,1.3fr)_minmax(9rem,1fr)_minmax(8rem,0.8fr)_6.5rem_6.5rem] items-end gap-3 px-(--card-padding) pt-1 pb-4">
      <SearchInput
        label="Search transactions"
        placeholder="Merchant or memo"
        value={query.text ?? ''}
        onChange={(text) => onSearch({ text }, typed)}
      />
      <DateRangePicker
        label="Dates"
        hideLabel
        fromLabel="From date"
        toLabel="To date"
        today={today}
        max={today}
        value={{ from: query.from ?? null, to: query.to ?? null }}
        onChange={({ from, to }) => onSearch({ from, to })}
      />
      <Select
        label="Category"
        hideLabel
        value={query.category ?? ALL}
        onChange={(value) => onSearch({ category: chosen(value) })}
        options={categoryOptions}
      />
      <Select
        label="Type"
        hideLabel
        value={query.kind ?? ALL}
        onChange={(value) => onSearch({ kind: chosen(value) })}
        options={kindOptions}
      />
      <MoneyInput
        label="Minimum amount"
        hideLabel
        placeholder="Min"
        value={cents(query.min)}
        onChange={(value) => onSearch({ min: value === null ? null : String(value) }, typed)}
      />
      <MoneyInput
        label="Maximum amount"
        hideLabel
        placeholder="Max"
        value={cents(query.max)}
        onChange={(value) => onSearch({ max: value === null ? null : String(value) }, typed)}
      />
    </div>
  );
}
