/** What the address says, in the words of the API: read by the server before a page is painted, and by the page. */

export type View = 'day' | 'week' | 'month' | 'agenda';

export interface EventKey {
  eventId: number;
  /** Original start of one occurrence of a repeating event; empty for a single event. */
  occurrence: string;
}

/** `12` or `12_2026-04-02T09:30:00`: an event's place in an address. */
export const writeEventKey = ({ eventId, occurrence }: EventKey): string =>
  occurrence ? `${eventId}_${occurrence}` : String(eventId);

export function readEventKey(text: string | null | undefined): EventKey | null {
  const match = /^(\d{1,12})(?:_([\dT:-]{1,20}))?$/.exec(text ?? '');
  return match ? { eventId: Number(match[1]), occurrence: match[2] ?? '' } : null;
}

export interface SearchInput {
  q: string;
  calendarId?: number;
  from?: string;
  to?: string;
  page: number;
}

const whole = (text: string | undefined): number | undefined =>
  text && /^\d{1,9}$/.test(text) ? Number(text) : undefined;

export const readSearch = (query: Record<string, string>): SearchInput => ({
  q: query.q ?? '',
  ...(whole(query.calendar) && { calendarId: whole(query.calendar) }),
  ...(query.from && { from: query.from }),
  ...(query.to && { to: query.to }),
  page: Math.max(1, whole(query.page) ?? 1),
});
