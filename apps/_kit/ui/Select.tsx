import { Select as Base } from '@base-ui/react/select';
import { Check, ChevronDown } from 'lucide-react';
import { controlSize, controlStyle, itemStyle, popupStyle } from './control-style.ts';
import { cx } from './cx.ts';
import { Field, type InputProps } from './Field.tsx';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
  detail?: string;
  disabled?: boolean;
  /** Options of one group must be next to each other. */
  group?: string;
}

interface SelectProps<Value extends string> extends Omit<InputProps<Value>, 'value'> {
  value: Value | null;
  options: readonly Option<Value>[];
}

function groupsOf<Value extends string>(options: readonly Option<Value>[]) {
  const groups: { name: string | undefined; options: Option<Value>[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.name === option.group) last.options.push(option);
    else groups.push({ name: option.group, options: [option] });
  }
  return groups;
}

export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, error, required, hideLabel, className, name, disabled, ...control } = props;
  const { value, onChange, options, placeholder = 'Choose…', autoFocus } = control;
  return (
    <Field {...{ label, hint, error, required, hideLabel, className, name, disabled }} nativeLabel={false}>
      <Base.Root
        items={options}
        value={value}
        onValueChange={(next) => next !== null && onChange(next)}
        modal={false}
      >
        <Base.Trigger
          autoFocus={autoFocus}
          aria-required={required || undefined}
          className={cx(
            controlStyle,
            controlSize,
            'flex items-center justify-between gap-2 pr-2.5 text-left',
          )}
        >
          <Base.Value
            placeholder={placeholder}
            className="min-w-0 truncate data-placeholder:text-foreground-muted"
          />
          <Base.Icon>
            <ChevronDown aria-hidden className="size-4 text-foreground-muted" />
          </Base.Icon>
        </Base.Trigger>
        <Base.Portal>
          <Base.Positioner sideOffset={4} alignItemWithTrigger={false} className="z-50">
            <Base.Popup className={cx(popupStyle, 'min-w-[var(--anchor-width)] max-w-[min(28rem,90vw)]')}>
              <Base.List>
                {groupsOf(options).map((group) => (
                  <Base.Group key={group.name ?? group.options[0]?.value}>
                    {group.name && (
                      <Base.GroupLabel className="px-3 pt-2 pb-1 text-caption font-semibold text-foreground-muted">
                        {group.name}
                      </Base.GroupLabel>
                    )}
                    {group.options.map((option) => (
                      <Base.Item
                        key={option.value}
                        value={option.value}
                        label={option.label}
                        disabled={option.disabled}
                        className={cx(itemStyle, 'justify-between data-selected:font-medium')}
                      >
                        <span className="min-w-0">
                          <Base.ItemText className="block">{option.label}</Base.ItemText>
                          {option.detail && (
                            <span className="block text-small font-normal text-foreground-muted">
                              {option.detail}
                            </span>
                          )}
                        </span>
                        <Base.ItemIndicator className="text-primary">
                          <Check aria-hidden />
                        </Base.ItemIndicator>
                      </Base.Item>
                    ))}
                  </Base.Group>
                ))}
              </Base.List>
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </Field>
  );
}
