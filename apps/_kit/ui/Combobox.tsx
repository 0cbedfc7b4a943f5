import { Combobox as Base } from '@base-ui/react/combobox';
import { Check, ChevronDown } from 'lucide-react';
import { controlSize, controlStyle, itemStyle, popupStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { Field, type InputProps } from './Field.tsx';
import type { Option } from './Select.tsx';

interface ComboboxProps<Value extends string> extends Omit<InputProps<Value | null>, 'value'> {
  value: Value | null;
  options: readonly Option<Value>[];
  /** For options found by the server: called while typing, and local filtering is off. */
  onSearch?: (query: string) => void;
  emptyMessage?: string;
}

/** One of many, found by typing. With fewer than ten options use Select. */
export function Combobox<Value extends string>(props: ComboboxProps<Value>) {
  const { label, hint, error, required, hideLabel, className, name, disabled, ...control } = props;
  const { value, onChange, options, onSearch, placeholder, autoFocus, emptyMessage = 'No matches' } = control;
  const selected = options.find((option) => option.value === value) ?? null;
  return (
    <Field {...{ label, hint, error, required, hideLabel, className, name, disabled }}>
      <Base.Root<Option<Value>>
        items={options}
        value={selected}
        onValueChange={(option) => onChange(option?.value ?? null)}
        onInputValueChange={(query, { reason }) => reason === 'input-change' && onSearch?.(query)}
        isItemEqualToValue={(a, b) => a.value === b.value}
        filter={onSearch ? null : (option, query) => matches(option, query)}
        autoHighlight
      >
        <Base.InputGroup className="relative">
          <Base.Input
            placeholder={placeholder ?? 'Type to search'}
            autoFocus={autoFocus}
            aria-required={required || undefined}
            className={cx(controlStyle, controlSize, 'pr-9')}
          />
          <Base.Trigger
            aria-label={`Show options for ${label}`}
            className="absolute inset-y-0 right-1 flex w-8 items-center justify-center text-foreground-muted"
          >
            <ChevronDown aria-hidden className="size-4" />
          </Base.Trigger>
        </Base.InputGroup>
        <Base.Portal>
          <Base.Positioner sideOffset={4} className="z-50">
            <Base.Popup className={cx(popupStyle, 'w-[var(--anchor-width)] min-w-56')}>
              <Base.Empty className="px-3 py-2 text-foreground-muted empty:p-0">{emptyMessage}</Base.Empty>
              <Base.List>
                {(option: Option<Value>) => (
                  <Base.Item
                    key={option.value}
                    value={option}
                    disabled={option.disabled}
                    className={cx(itemStyle, 'justify-between')}
                  >
                    <span className="min-w-0">
                      <span className="block truncate">{option.label}</span>
                      {option.detail && (
                        <span className="block truncate text-small text-foreground-muted">
                          {option.detail}
                        </span>
                      )}
                    </span>
                    <Base.ItemIndicator className="text-primary">
                      <Check aria-hidden />
                    </Base.ItemIndicator>
                  </Base.Item>
                )}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  );
}

function matches(option: Option, query: string): boolean {
  const text = `${option.label} ${option.detail ?? ''}`.toLowerCase();
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}
