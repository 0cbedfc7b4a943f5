import { Autocomplete } from '@base-ui/react/autocomplete';
import { X } from 'lucide-react';
import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react';
import { controlStyle, itemStyle, popupStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { Field, type InputProps } from './Field.tsx';
import { matchSuggestions, resolveTag, splitTags, type TagSuggestion } from './split-tags.ts';

interface TagsInputProps extends InputProps<string[]> {
  suggestions?: readonly TagSuggestion[];
  /** What is wrong with a tag, or undefined. Wrong tags stay, marked, so that they can be corrected. */
  validate?: (tag: string) => string | undefined;
  /** For suggestions found by the server. */
  onSearch?: (query: string) => void;
}

export function TagsInput(props: TagsInputProps) {
  const { label, hint, error, required, hideLabel, className, name, disabled, ...control } = props;
  const { value: tags, onChange, suggestions = [], validate, onSearch, placeholder, autoFocus } = control;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const highlighted = useRef<TagSuggestion | undefined>(undefined);
  const matches = text.trim() ? matchSuggestions(text.trim(), suggestions, tags).slice(0, 8) : [];
  const wrong = tags.map((tag) => validate?.(tag)).find(Boolean);

  function add(entries: string[]) {
    const next = [...new Set([...tags, ...entries.map((entry) => resolveTag(entry, suggestions))])];
    setText('');
    if (next.length !== tags.length) onChange(next);
  }
  function remove(tag: string) {
    onChange(tags.filter((one) => one !== tag));
    input.current?.focus();
  }
  /** A complete entry wins over a suggestion that merely contains it. */
  function commit() {
    const entries = splitTags(text);
    const isComplete = entries.every((entry) => !validate?.(resolveTag(entry, suggestions)));
    const suggestion = highlighted.current ?? (isComplete ? undefined : matches[0]);
    add(suggestion ? [suggestion.value] : entries);
  }
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Backspace' && text === '' && tags.length > 0) onChange(tags.slice(0, -1));
    if (!text.trim()) return;
    if (event.key === 'Enter' || event.key === ',' || event.key === ';') {
      event.preventDefault();
      commit();
    }
    if (event.key === 'Tab') commit();
  }
  function onPaste(event: ClipboardEvent) {
    const pasted = event.clipboardData.getData('text');
    if (!/[,;\n]/.test(pasted)) return;
    event.preventDefault();
    add(splitTags(text + pasted));
  }

  return (
    <Field {...{ label, hint, error: error ?? wrong, required, hideLabel, className, name, disabled }}>
      <Autocomplete.Root<TagSuggestion>
        items={matches}
        filter={null}
        open={isOpen && matches.length > 0}
        onOpenChange={setOpen}
        value={text}
        itemToStringValue={(one) => one.value}
        onItemHighlighted={(one) => {
          highlighted.current = one;
        }}
        onValueChange={(next, { reason }) => {
          if (reason === 'item-press') return;
          setText(next);
          onSearch?.(next);
        }}
      >
        {/* biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: clicking beside the text focuses the input, which the keyboard reaches anyway */}
        <div
          ref={box}
          data-invalid={error || wrong ? '' : undefined}
          data-disabled={disabled ? '' : undefined}
          onClick={() => input.current?.focus()}
          className={cx(
            controlStyle,
            'flex min-h-[var(--control-height)] cursor-text flex-wrap items-center gap-1.5 px-2 py-1',
          )}
        >
          {tags.map((tag) => (
            <Tag
              key={tag}
              tag={tag}
              label={suggestions.find((one) => one.value === tag)?.label ?? tag}
              isWrong={Boolean(validate?.(tag))}
              onRemove={disabled ? undefined : () => remove(tag)}
            />
          ))}
          <Autocomplete.Input
            ref={input}
            autoFocus={autoFocus}
            autoComplete="off"
            placeholder={tags.length === 0 ? placeholder : undefined}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            onBlur={() => add(splitTags(text))}
            className="h-6.5 min-w-28 flex-1 bg-transparent px-1 outline-none placeholder:text-foreground-muted/75"
          />
        </div>
        <Autocomplete.Portal>
          <Autocomplete.Positioner anchor={box} align="start" sideOffset={4} className="z-50">
            <Autocomplete.Popup className={cx(popupStyle, 'min-w-64 max-w-md')}>
              <Autocomplete.List>
                {(one: TagSuggestion) => (
                  <Autocomplete.Item
                    key={one.value}
                    value={one}
                    onClick={() => add([one.value])}
                    className={itemStyle}
                  >
                    <span className="min-w-0">
                      <span className="block truncate">{one.label}</span>
                      <span className="block truncate text-small text-foreground-muted empty:hidden">
                        {one.detail ?? (one.value === one.label ? undefined : one.value)}
                      </span>
                    </span>
                  </Autocomplete.Item>
                )}
              </Autocomplete.List>
            </Autocomplete.Popup>
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      </Autocomplete.Root>
    </Field>
  );
}

interface TagProps {
  tag: string;
  label: string;
  isWrong: boolean;
  onRemove?: () => void;
}

function Tag({ tag, label, isWrong, onRemove }: TagProps) {
  return (
    <span
      title={tag}
      className={cx(
        'inline-flex h-6.5 min-w-0 max-w-full items-center gap-0.5 rounded-badge pl-2.5 text-small',
        isWrong ? 'bg-negative/12 text-negative' : 'bg-accent text-accent-foreground',
        !onRemove && 'pr-2.5',
      )}
    >
      <span className="truncate">{label}</span>
      {onRemove && (
        <button
          type="button"
          aria-label={`Remove ${label}`}
          tabIndex={-1}
          onClick={onRemove}
          className="mr-0.5 rounded-full p-1 opacity-70 hover:bg-current/15 hover:opacity-100"
        >
          <X aria-hidden className="size-3" strokeWidth={2.5} />
        </button>
      )}
    </span>
  );
}
