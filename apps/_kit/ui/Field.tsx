import { Field as Base } from '@base-ui/react/field';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export interface FieldProps {
  label: string;
  hint?: ReactNode;
  error?: string | null;
  required?: boolean;
  /** Keeps the label for screen readers only. */
  hideLabel?: boolean;
  className?: string;
}

/** What every input takes besides its own. */
export interface InputProps<Value> extends FieldProps {
  value: Value;
  onChange: (value: Value) => void;
  name?: string;
  placeholder?: string;
  autoFocus?: boolean;
  disabled?: boolean;
}

interface FieldRootProps extends FieldProps {
  name?: string;
  disabled?: boolean;
  /** False when the control is not a native input: clicking a native label would press it. */
  nativeLabel?: boolean;
  children: ReactNode;
}

export function Field(props: FieldRootProps) {
  const { label, hint, error, required, hideLabel, className, name, disabled, nativeLabel, children } = props;
  return (
    <Base.Root
      name={name}
      disabled={disabled}
      invalid={Boolean(error)}
      className={cx('flex min-w-0 flex-col gap-1.5', className)}
    >
      <Base.Label
        nativeLabel={nativeLabel}
        {...(nativeLabel === false ? { render: <div /> } : {})}
        className={hideLabel ? 'sr-only' : 'w-fit text-small font-(--label-weight) text-foreground'}
      >
        {label}
        {required && (
          <span aria-hidden className="ml-0.5 text-negative">
            *
          </span>
        )}
      </Base.Label>
      {children}
      <FieldNotes hint={hint} error={error} />
    </Base.Root>
  );
}

export function FieldNotes({ hint, error }: Pick<FieldProps, 'hint' | 'error'>) {
  return (
    <>
      {hint && !error && (
        <Base.Description className="text-small text-foreground-muted">{hint}</Base.Description>
      )}
      {error && (
        <Base.Error match className="flex items-start gap-1.5 text-small text-negative">
          <CircleAlert aria-hidden className="mt-[0.15em] size-[1.1em] shrink-0" />
          <span>{error}</span>
        </Base.Error>
      )}
    </>
  );
}
