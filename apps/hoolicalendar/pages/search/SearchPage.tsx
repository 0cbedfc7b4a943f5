import { SearchX } from 'lucide-react';
import { Link, useSearchParams } from 'wouter';
import { useToday } from '#kit/page/now.ts';
import { useTitle } from '#kit/page/title.tsx';
import { highlight } from '#kit/search/highlight.ts';
import { plainWords } from '#kit/search/words.ts';
import { cx } from '#kit/ui/cx.ts';
import { DatePicker } from '#kit/ui/DatePicker.tsx';
import { EmptyState } from '#kit/ui/EmptyState.tsx';
import { Highlighted } from '#kit/ui/Highlighted.tsx';
import { Pagination } from '#kit/ui/Pagination.tsx';
import { Select } from '#kit/ui/Select.tsx';
import { readSearch, writeEventKey } from '../../location.ts';
import { useData } from '../client.ts';
import { dateNumber, fullDay, monthDay, viewHref, weekdayName } from '../days.ts';
import type { Occurrence } from '../model.ts';
import { timeRange, wallTime } from '../times.ts';
import { lookOf } from '../views/event-look.ts';

export function SearchPage() {
  const [query, setQuery] = useSearchParams();
  const input = readSearch(Object.fromEntries(query));
  const found = useData('events.search', input);
  const calendars = useData('calendars.list', {});
  const { zone } = useData('settings.get', {});
  const today = useToday();
  useTitle(input.q ? `Search: ${input.q}` : 'Search');
  const set = (name: string, value: string | null) =>
    setQuery((last) => {
      if (value) last.set(name, value);
      else last.delete(name);
      if (name !== 'page') last.delete('page');
      return last;
    });
  return (
    <div className="flex h-full flex-col">
      <div className="flex flex-wrap items-center gap-2.5 border-hairline border-b px-5 py-3">
        <h1 className="mr-auto text-[18px]">
          {input.q ? `Results for “${input.q}”` : 'Search events'}
          <span className="ml-2 text-foreground-muted text-small">
            {found.total === 1 ? '1 event' : `${found.total.toLocaleString('en-US')} events`}
          </span>
        </h1>
        <Select
          label="In calendar"
          hideLabel
          className="w-48"
          value={String(input.calendarId ?? 'all')}
          onChange={(id) => set('calendar', id === 'all' ? null : id)}
          options={[
            { value: 'all', label: 'All calendars' },
            ...calendars.map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
        />
        <DatePicker
          label="From date"
          hideLabel
          placeholder="From date"
          today={today}
          value={input.from ?? null}
          onChange={(day) => set('from', day)}
          className="w-36"
        />
        <DatePicker
          label="To date"
          hideLabel
          placeholder="To date"
          today={today}
          value={input.to ?? null}
          onChange={(day) => set('to', day)}
          className="w-36"
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-2">
        {found.rows.length === 0 && (
          <EmptyState icon={<SearchX aria-hidden />} title="No events found">
            Try fewer words, another calendar or other dates.
          </EmptyState>
        )}
        <ul aria-label="Events found" className="divide-y divide-hairline">
          {found.rows.map((row) => (
            <li key={`${row.kind} ${writeEventKey(row)}`}>
              <FoundLine row={row} snippet={row.snippet} words={input.q} zone={zone} />
            </li>
          ))}
        </ul>
        <Pagination label="Events found" {...found} onPage={(page) => set('page', String(page))} />
      </div>
    </div>
  );
}

const termsIn = (query: string) =>
  plainWords(query)
    .split(' ')
    .filter(Boolean)
    .map((words) => ({ words, whole: false }));

interface FoundLineProps {
  row: Occurrence;
  snippet: readonly { text: string; hit: boolean }[];
  words: string;
  zone: string;
}

function FoundLine({ row, snippet, words, zone }: FoundLineProps) {
  const href =
    row.kind === 'task'
      ? `/tasks?task=${row.eventId}`
      : `${viewHref('week', row.startDay)}?event=${writeEventKey(row)}`;
  const start = wallTime(row.startsAt, zone);
  const look = lookOf(row);
  return (
    <Link
      href={href}
      data-color={row.color}
      aria-label={`${row.title}, ${fullDay(row.startDay)}`}
      className="flex items-center gap-4 rounded-control px-2 py-1.5 hover:bg-foreground/4"
    >
      <span className="w-9 shrink-0 text-right text-[20px] tabular-nums">{dateNumber(row.startDay)}</span>
      <span className="w-24 shrink-0 font-medium text-[11px] text-foreground-muted uppercase leading-tight">
        {monthDay(row.startDay).slice(0, 3)} {row.startDay.slice(0, 4)}
        <br />
        {weekdayName(row.startDay)}
      </span>
      <span
        aria-hidden
        className={cx(
          'size-3 shrink-0 rounded-full border-2 border-(--event)',
          look === 'solid' && 'bg-(--event)',
          look === 'hatched' && 'bg-(--event)/45',
        )}
      />
      <span className="w-32 shrink-0 text-foreground-muted text-small tabular-nums">
        {row.allDay ? 'All day' : timeRange(start.minutes, wallTime(row.endsAt, zone).minutes)}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block truncate font-medium', look === 'declined' && 'line-through')}>
          <Highlighted segments={highlight(row.title, termsIn(words))} />
        </span>
        {snippet.length > 0 && (
          <span className="block truncate text-foreground-muted text-small">
            <Highlighted segments={snippet} />
          </span>
        )}
      </span>
      {row.location && snippet.length === 0 && (
        <span className="max-w-60 truncate text-foreground-muted text-small">{row.location}</span>
      )}
    </Link>
  );
}
