import { SearchInput } from '#kit/ui/SearchInput.tsx';
import { type Option, Select } from '#kit/ui/Select.tsx';
import type { useListSearch } from '../use-list-search.ts';

interface ListToolbarProps {
  label: string;
  placeholder: string;
  list: ReturnType<typeof useListSearch>;
  show: string;
  filters: readonly Option[];
  count: string;
}

/** Above a list: search, a choice of what to show, and how much was found. The address holds it all. */
export function ListToolbar({ label, placeholder, list, show, filters, count }: ListToolbarProps) {
  return (
    <div className="flex flex-wrap items-end gap-3 px-5 pt-2 pb-4">
      <SearchInput
        label={label}
        placeholder={placeholder}
        className="w-72"
        value={list.query.text ?? ''}
        onChange={(text) => list.search({ text }, { replace: true })}
      />
      <Select
        label="Show"
        hideLabel
        className="w-48"
        value={show}
        onChange={(next) => list.search({ show: next === 'all' ? null : next })}
        options={filters}
      />
      <p aria-live="polite" className="ml-auto self-center text-foreground-muted">
        {count}
      </p>
    </div>
  );
}
