import { useMemo } from 'react';
import { useSearchParams } from 'wouter';
import { type NewWhen, readKind, readWhen } from '../draft/draft-location.ts';

/** When the thing that is being made will be, as long as its window is open. */
export function useDraftWhen(): NewWhen | null {
  const [query] = useSearchParams();
  return useMemo(() => (readKind(query.get('new')) ? readWhen(query) : null), [query]);
}
