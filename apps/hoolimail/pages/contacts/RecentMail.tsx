import { Link } from 'wouter';
import { useNow } from '#kit/page/now.ts';
import { type ListInput, threadHref } from '../../list-location.ts';
import type { ThreadRow } from '../../rules/views.ts';
import { listDate } from '../mail-dates.ts';

interface RecentMailProps {
  rows: readonly ThreadRow[];
  /** Where all of it is listed. */
  list: ListInput;
}

export function RecentMail({ rows, list }: RecentMailProps) {
  const now = useNow();
  if (rows.length === 0) return <p className="text-foreground-muted">No conversations yet.</p>;
  return (
    <ul aria-label="Conversations" className="divide-y divide-border/70 border-border/70 border-y">
      {rows.map((row) => (
        <li key={row.id}>
          <Link
            href={threadHref(row.id, list)}
            className="flex h-10 items-center gap-3 rounded-control px-2 hover:bg-muted"
          >
            <span className={row.unread ? 'truncate font-semibold' : 'truncate'}>
              {row.subject || '(no subject)'}
            </span>
            <span aria-hidden className="min-w-0 flex-1 truncate text-foreground-muted">
              {row.snippet}
            </span>
            <span className="shrink-0 text-foreground-muted text-small">{listDate(row.lastAt, now)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
