import { useState } from 'react';
import type { InputProps } from './Field.tsx';
import { formatMoneyInput, parseMoney } from './parse-money.ts';
import { TextInput } from './TextInput.tsx';

/** Integer cents, or null when empty. Text that is no amount shows an error and reports null. */
export function MoneyInput(props: InputProps<number | null>) {
  const { value, onChange, error, placeholder = '0.00', ...rest } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const isUnreadable = draft !== null && parseMoney(draft) === undefined;
  const [touched, setTouched] = useState(false);

  function edit(text: string) {
    setDraft(text);
    setTouched(false);
    const cents = parseMoney(text) ?? null;
    if (cents !== value) onChange(cents);
  }
  function leave() {
    setTouched(true);
    if (!isUnreadable) setDraft(null);
  }

  return (
    <TextInput
      {...rest}
      value={draft ?? formatMoneyInput(value)}
      onChange={edit}
      onBlur={leave}
      error={error ?? (isUnreadable && touched ? 'Enter an amount such as 25 or 1,234.50.' : undefined)}
      placeholder={placeholder}
      inputMode="decimal"
      autoComplete="off"
      prefix="$"
    />
  );
}
