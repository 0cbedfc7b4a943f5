import { useLocation, useSearchParams } from 'wouter';
import { worldNow } from '#kit/page/now.ts';
import { useData } from '../client.ts';
import { viewHref } from '../days.ts';
import { defaultWhen } from '../draft/draft.ts';
import type { NewKind, NewWhen } from '../draft/draft-location.ts';
import { useView } from './use-view.ts';

/** Begins something new: over the grid where there is one, else over the view that was open last. */
export function useCreate() {
  const settings = useData('settings.get', {});
  const [, navigate] = useLocation();
  const [query, setQuery] = useSearchParams();
  const { view, day, isGrid } = useView();
  return (kind: NewKind, when?: NewWhen) => {
    const { from, to } = when ?? defaultWhen(settings, worldNow(), view === 'day' ? day : undefined);
    const next = new URLSearchParams(isGrid && view !== 'agenda' ? query : undefined);
    next.delete('event');
    for (const [name, value] of Object.entries({ new: kind, from, to })) next.set(name, value);
    if (isGrid && view !== 'agenda') setQuery(next, { replace: query.has('new') });
    else navigate(`${viewHref(view === 'agenda' ? 'week' : view, day)}?${next}`);
  };
}
