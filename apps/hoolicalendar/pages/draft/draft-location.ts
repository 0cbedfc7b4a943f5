import { isDay } from '#kit/time.ts';
import { parseTime } from '#kit/ui/parse-time.ts';

/** What is being made, as the address says it: `new=event&from=2026-04-02T09:00&to=2026-04-02T10:00`. */
export type NewKind = 'event' | 'task' | 'outOfOffice' | 'focus';

export interface NewWhen {
  allDay: boolean;
  /** `2026-04-02T09:00`, or `2026-04-02`; `to` of whole days is the day after the last. */
  from: string;
  to: string;
}

const KINDS: readonly string[] = ['event', 'task', 'outOfOffice', 'focus'];

export const readKind = (text: string | null): NewKind | null =>
  text !== null && KINDS.includes(text) ? (text as NewKind) : null;

export function readWhen(query: URLSearchParams): NewWhen | null {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  if (isDay(from) && isDay(to) && from < to) return { allDay: true, from, to };
  if (isWall(from) && isWall(to) && from < to) return { allDay: false, from, to };
  return null;
}

function isWall(text: string): boolean {
  const [day = '', time = ''] = text.split('T');
  return isDay(day) && /^\d{2}:\d{2}$/.test(time) && typeof parseTime(time) === 'string';
}
