import { useLocation, useSearch } from 'wouter';
import { NotFound } from '#kit/page/errors.tsx';
import { listAt } from '../../list-location.ts';
import { Conversations } from './Conversations.tsx';

/** A folder, a category, a label or a search, as the address says. */
export function ListPage() {
  const [path] = useLocation();
  const input = listAt(path, Object.fromEntries(new URLSearchParams(useSearch())));
  if (!input) return <NotFound />;
  return <Conversations key={JSON.stringify(input)} input={input} />;
}
