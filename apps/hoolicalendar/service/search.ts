import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { excerpt, type Segment } from '#kit/search/highlight.ts';
import { asksNothing, inColumn, parseSearch, termsOf } from '#kit/search/parse-search.ts';
import { searchRows } from '#kit/search/search-rows.ts';
import { momentOf } from '#kit/time.ts';
import { startsBetween } from '../rules/recurrence.ts';
import { dayAt } from '../rules/wall-time.ts';
import { type Event, eventSearch, events } from '../schema/events.ts';
import { exceptedStarts } from './event-store.ts';
import { zoneOf } from './event-times.ts';
import { type Occurrence, showSlots } from './occurrences.ts';
import { readSettings } from './settings.ts';
import { isRepeating, occurrenceSlot, type Slot, slotOf } from './slots.ts';

const PAGE_SIZE = 25;
const MOST_ROWS = 400;
const YEAR_MS = 366 * 24 * 3600_000;

interface Question {
  q: string;
  calendarId?: number | undefined;
  from?: string | undefined;
  to?: string | undefined;
  page: number;
}

export type Hit = Occurrence & { snippet: Segment[] };

/** What fits, a series once: what is to come first, the soonest on top; then what was, the latest on top. */
export function searchEvents(ctx: Ctx, { q, calendarId, from, to, page }: Question) {
  const query = parseSearch(q, {
    prefix: 'last',
    operators: { with: inColumn('people'), at: inColumn('location') },
  });
  if (asksNothing(query) && !from && !to && !calendarId)
    return { rows: [] as Hit[], total: 0, page, pageSize: PAGE_SIZE };
  const live = and(
    isNull(events.deletedAt),
    eq(events.status, 'confirmed'),
    calendarId ? eq(events.calendarId, calendarId) : undefined,
  );
  const { ids } = searchRows(ctx, query, {
    index: eventSearch,
    ...(live && { where: live }),
    limit: MOST_ROWS,
    offset: 0,
  });
  const slots = onceEach(soonestFirst(slotsOf(ctx, ids, windowOf(ctx, { from, to })), ctx.now), ids);
  const rows = slots.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  const terms = termsOf(query);
  const shown = showSlots(ctx, rows).map((occurrence, index) => ({
    ...occurrence,
    snippet: excerpt(textOf(rows[index]?.event), terms),
  }));
  return { rows: shown, total: slots.length, page, pageSize: PAGE_SIZE };
}

const textOf = (event: Event | undefined): string =>
  event?.description || event?.location || event?.people || '';

interface Window {
  from: number;
  until: number;
}

function windowOf(ctx: Ctx, { from, to }: { from: string | undefined; to: string | undefined }): Window {
  const { zone } = readSettings(ctx);
  return {
    from: from ? momentOf(from, '00:00', zone) : ctx.now - 3 * YEAR_MS,
    until: to ? momentOf(to, '00:00', zone) : ctx.now + YEAR_MS,
  };
}

function slotsOf(ctx: Ctx, ids: readonly number[], window: Window): Slot[] {
  const rows = ctx.db
    .select()
    .from(events)
    .where(inArray(events.id, [...ids]))
    .all();
  const slots = rows.flatMap((event) =>
    event.seriesId !== null || !isRepeating(event) ? [slotOf(ctx, event)] : nearest(ctx, event, window),
  );
  return slots.filter(({ startsAt, endsAt }) => startsAt < window.until && endsAt > window.from);
}

/** The next occurrence of a series, or else its latest. */
function nearest(ctx: Ctx, series: Event, { from, until }: Window): Slot[] {
  const own = new Set(exceptedStarts(ctx, series.id));
  const wall = (moment: number) => dayAt(moment, zoneOf(ctx, series));
  const starts = (first: number, end: number) =>
    startsBetween(series, wall(first), wall(end)).filter((start) => !own.has(start));
  const ahead = starts(Math.max(from, ctx.now), until)[0];
  const start = ahead ?? starts(from, Math.min(until, ctx.now)).at(-1);
  return start === undefined ? [] : [occurrenceSlot(ctx, series, start)];
}

/** A series that fits is one hit; where only exceptions fit, each of them is. */
function onceEach(slots: readonly Slot[], ids: readonly number[]): Slot[] {
  const fits = new Set(ids);
  const seen = new Set<number>();
  return slots.filter(({ rootId }) => {
    if (!fits.has(rootId)) return true;
    return !seen.has(rootId) && seen.add(rootId);
  });
}

const soonestFirst = (slots: readonly Slot[], now: number): Slot[] => [
  ...slots.filter(({ endsAt }) => endsAt > now).sort((a, b) => a.startsAt - b.startsAt),
  ...slots.filter(({ endsAt }) => endsAt <= now).sort((a, b) => b.startsAt - a.startsAt),
];
