import { useDeferredValue } from 'react';
import { useSearchParams } from 'wouter';

/**
 * The search of a list, kept in the page's address. `shown` lags behind `query` until its answer is there, so that
 * the rows stay on the screen and the field keeps the focus while somebody types.
 */
export function useListSearch() {
  const [params, setParams] = useSearchParams();
  const text = params.toString();
  const shownText = useDeferredValue(text);
  return {
    query: Object.fromEntries(params) as Record<string, string | undefined>,
    shown: Object.fromEntries(new URLSearchParams(shownText)) as Record<string, string | undefined>,
    isBehind: text !== shownText,
    /** Typing replaces the address; a choice adds one to go back to. Anything but a page starts at page 1. */
    search(changes: Record<string, string | null>, { replace = false } = {}) {
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (!('page' in changes)) next.delete('page');
          for (const [name, value] of Object.entries(changes)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace },
      );
    },
  };
}
