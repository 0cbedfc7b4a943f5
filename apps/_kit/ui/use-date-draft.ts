import { useState } from 'react';
import { dateProblem, formatDateInput, parseDate } from './parse-date.ts';

export interface DateInputOptions {
  value: string | null;
  onChange: (value: string | null) => void;
  /** The world's date: what the calendar marks and opens at. */
  today: string;
  min?: string;
  max?: string;
  isDisabled?: (iso: string) => boolean;
}

/** The text being typed into a date input until it is left. A text that is no allowed date stays, with its error. */
export function useDateDraft(options: DateInputOptions) {
  const { value, onChange, today } = options;
  const [draft, setDraft] = useState<string | null>(null);
  const [error, setError] = useState<string>();

  function commit() {
    if (draft === null) return;
    const iso = parseDate(draft, today);
    const problem =
      iso === undefined
        ? 'Enter a real date as MM/DD/YYYY.'
        : iso === null
          ? undefined
          : dateProblem(iso, options);
    setError(problem);
    if (!problem) setDraft(null);
    const next = problem ? null : (iso ?? null);
    if (next !== value) onChange(next);
  }

  return {
    text: draft ?? formatDateInput(value),
    error,
    edit(text: string) {
      setDraft(text);
      setError(undefined);
    },
    commit,
    choose(iso: string | null) {
      setDraft(null);
      setError(undefined);
      onChange(iso);
    },
  };
}
