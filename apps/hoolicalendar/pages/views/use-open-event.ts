import { useCallback, useRef } from 'react';
import { useLocation, useSearchParams } from 'wouter';

/** Opens the card of an event over the grid, or the task it stands for. */
export function useOpenEvent(): (key: string) => void {
  const [, navigate] = useLocation();
  const [, setQuery] = useSearchParams();
  const latest = useRef({ navigate, setQuery });
  latest.current = { navigate, setQuery };
  return useCallback((key: string) => {
    if (key.startsWith('task-')) return latest.current.navigate(`/tasks?task=${key.slice('task-'.length)}`);
    latest.current.setQuery((query) => {
      for (const name of ['new', 'from', 'to']) query.delete(name);
      query.set('event', key);
      return query;
    });
  }, []);
}
