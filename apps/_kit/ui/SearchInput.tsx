import { Search, X } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { InputProps } from './Field.tsx';
import { TextInput } from './TextInput.tsx';

interface SearchInputProps extends InputProps<string> {
  /** Enter was pressed; for searches that do not run while typing. */
  onSubmit?: (value: string) => void;
}

export function SearchInput({ onSubmit, hideLabel = true, ...props }: SearchInputProps) {
  const input = useRef<HTMLInputElement>(null);
  function clear() {
    props.onChange('');
    input.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault();
      onSubmit(props.value);
    }
    if (event.key === 'Escape' && props.value) {
      event.stopPropagation();
      clear();
    }
  }
  return (
    <search className={props.className}>
      <TextInput
        {...props}
        className="w-full"
        ref={input}
        type="search"
        hideLabel={hideLabel}
        placeholder={props.placeholder ?? props.label}
        autoComplete="off"
        onKeyDown={onKeyDown}
        prefix={<Search aria-hidden />}
        suffix={
          props.value && !props.disabled ? (
            <button
              type="button"
              aria-label={`Clear ${props.label.toLowerCase()}`}
              onClick={clear}
              className="rounded-full p-1 hover:bg-foreground/7 hover:text-foreground"
            >
              <X aria-hidden className="size-4" />
            </button>
          ) : undefined
        }
      />
    </search>
  );
}
