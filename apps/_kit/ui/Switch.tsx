import { Field } from '@base-ui/react/field';
import { Switch as Base } from '@base-ui/react/switch';
import { cx } from './cx.ts';
import { FieldNotes, type InputProps } from './Field.tsx';

/** Takes effect at once; for a choice that waits for Save use Checkbox. */
export function Switch(props: Omit<InputProps<boolean>, 'placeholder' | 'autoFocus' | 'required'>) {
  const { label, hideLabel, hint, error, value, onChange, name, disabled, className } = props;
  return (
    <Field.Root
      name={name}
      disabled={disabled}
      invalid={Boolean(error)}
      className={cx('flex min-w-0 items-center justify-between gap-6', className)}
    >
      <div className={cx('flex min-w-0 flex-col gap-0.5', hideLabel && 'sr-only')}>
        <Field.Label className={cx('w-fit font-(--label-weight)', disabled && 'text-foreground-muted')}>
          {label}
        </Field.Label>
        <FieldNotes hint={hint} error={error} />
      </div>
      <Base.Root
        checked={value}
        onCheckedChange={onChange}
        className="flex h-[22px] w-[38px] shrink-0 cursor-pointer rounded-full bg-foreground-muted/55 p-[3px] transition-colors duration-150 hover:not-data-disabled:bg-foreground-muted/80 data-checked:bg-primary data-checked:hover:not-data-disabled:bg-primary-hover data-disabled:cursor-not-allowed data-disabled:opacity-45"
      >
        <Base.Thumb className="size-4 rounded-full bg-(--switch-thumb) shadow-card transition-transform duration-150 data-checked:translate-x-4 data-checked:bg-primary-foreground" />
      </Base.Root>
    </Field.Root>
  );
}
