import ICAL from 'ical.js';
import { daysBetween } from '#kit/time.ts';
import { icalTime } from './ical-time.ts';
import { addToWall, compact, dayPart, isWholeDay, type Wall } from './wall-time.ts';

/** When something repeats. All of it on the wall of one zone. */
export interface Series {
  readonly start: Wall;
  /** RFC 5545; empty when `start` is all there is besides `rdates`. */
  readonly rrule: string;
  readonly exdates: readonly Wall[];
  readonly rdates: readonly Wall[];
}

/** No rule that a person means goes this long without an occurrence. */
const LONGEST_SEARCH = 11_000;
/** Beyond this, a rule counts as without end. */
export const MOST_COUNTED = 2000;
const LAST_YEAR = 2200;

/** The starts of a series from `from` until before `until`, in order. */
export function startsBetween({ start, rrule, rdates, exdates }: Series, from: Wall, until: Wall): Wall[] {
  const byRule = ruleStartsBetween({ start, rrule }, from, until);
  if (rdates.length === 0 && exdates.length === 0) return byRule;
  const starts = new Set(byRule);
  for (const each of rdates) if (each >= from && each < until) starts.add(each);
  for (const each of exdates) starts.delete(each);
  return [...starts].sort();
}

const MOST_KEPT = 5000;
const kept = new Map<string, Wall[]>();

/** Kept by all that it depends on: grids ask for the same weeks again and again. */
function ruleStartsBetween(
  { start, rrule }: Pick<Series, 'start' | 'rrule'>,
  from: Wall,
  until: Wall,
): Wall[] {
  const key = `${start} ${rrule} ${from} ${until}`;
  const known = kept.get(key);
  if (known) return [...known];
  const starts: Wall[] = [];
  for (const each of ruleStarts({ start, rrule }, from)) {
    if (each >= until) break;
    if (each >= from) starts.push(each);
  }
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, starts);
  return [...starts];
}

/** The first start at or after `from`. */
export function nextStart(series: Series, from: Wall): Wall | undefined {
  const added = series.rdates.filter((start) => start >= from && !series.exdates.includes(start)).sort()[0];
  for (const start of ruleStarts(series, from)) {
    if (start < from || series.exdates.includes(start)) continue;
    return added !== undefined && added < start ? added : start;
  }
  return added;
}

/** `~` sorts after every character of a time. */
export const nextAfter = (series: Series, start: Wall): Wall | undefined => nextStart(series, `${start}~`);

export const hasStart = (series: Series, start: Wall): boolean =>
  startsBetween(series, start, addToWall(start, { days: 1 }))[0] === start;

/** How many starts the rule has before `until`; for splitting what is counted. */
export function countBefore({ start, rrule }: Series, until: Wall): number {
  let count = 0;
  for (const each of ruleStarts({ start, rrule }, start)) {
    if (each >= until || count >= MOST_COUNTED) break;
    count++;
  }
  return count;
}

/** The last start, or null for a series without end. */
export function lastStart({ start, rrule, rdates }: Series): Wall | null {
  if (rrule && !isBounded(rrule)) return null;
  let last: Wall = start;
  for (const each of ruleStarts({ start, rrule }, start)) last = each;
  return [last, ...rdates].sort().at(-1) ?? last;
}

const isBounded = (rrule: string): boolean => /(?:^|;)(?:COUNT|UNTIL)=/.test(rrule);

/**
 * Goes through the starts by the rule, beginning shortly before `from`. The start itself always counts (3.8.5.3).
 * Dates that do not exist are left out and not counted (3.3.10), which ical.js does for months but not for years.
 */
function* ruleStarts({ start, rrule }: Pick<Series, 'start' | 'rrule'>, from: Wall): Generator<Wall> {
  if (!rrule) {
    yield start;
    return;
  }
  const rule = ICAL.Recur.fromString(rrule);
  const { count } = rule;
  rule.count = null as unknown as number;
  let counted = 0;
  let last = '';
  for (const each of iterate(rule, count ? start : fastForward(rule, start, from))) {
    if (counted === 0 && each > start && (count || from <= start)) {
      counted++;
      yield start;
      if (counted === count) return;
    }
    if (each <= last || !existsIn(rule, start, each)) continue;
    last = each;
    counted++;
    yield each;
    if (counted === count) return;
  }
  if (counted === 0) yield start;
}

function* iterate(rule: ICAL.Recur, start: Wall): Generator<Wall> {
  const iterator = rule.iterator(icalTime(start));
  guardSearch(iterator);
  try {
    for (let time = iterator.next(); time; time = iterator.next()) {
      if (time.year > LAST_YEAR) return;
      yield time.toString();
    }
  } catch (error) {
    if (!(error instanceof EndlessSearch)) throw error;
  }
}

class EndlessSearch extends Error {}

/** ical.js looks forever for dates that never come, e.g. the 30th of February by days. */
function guardSearch(iterator: ICAL.RecurIterator): void {
  const guarded = iterator as unknown as { check_contracting_rules(): boolean };
  const check = guarded.check_contracting_rules.bind(iterator);
  let inVain = 0;
  guarded.check_contracting_rules = () => {
    const fits = check();
    inVain = fits ? 0 : inVain + 1;
    if (inVain > LONGEST_SEARCH) throw new EndlessSearch();
    return fits;
  };
}

/** A later day on which the same rule, started there, goes on in the same way: whole periods away from the start. */
function fastForward(rule: ICAL.Recur, start: Wall, from: Wall): Wall {
  const periodDays = { DAILY: 1, WEEKLY: 7 }[String(rule.freq)];
  if (!periodDays || from <= start) return start;
  const away = daysBetween(dayPart(start), dayPart(from));
  const step = periodDays * rule.interval;
  const periods = Math.floor(away / step) - 1;
  return periods > 0 ? addToWall(start, { days: periods * step }) : start;
}

/** Whether a yearly date is the one the rule names, and not the day after a February that was too short. */
function existsIn(rule: ICAL.Recur, start: Wall, each: Wall): boolean {
  if (rule.freq !== 'YEARLY') return true;
  const parts = rule.parts as Record<string, number[] | undefined>;
  if (parts.BYDAY || parts.BYYEARDAY || parts.BYWEEKNO) return true;
  const days = parts.BYMONTHDAY ?? [Number(start.slice(8, 10))];
  const month = Number(each.slice(5, 7));
  const months = parts.BYMONTH ?? (parts.BYMONTHDAY ? [month] : [Number(start.slice(5, 7))]);
  return (
    months.includes(month) && (days.includes(Number(each.slice(8, 10))) || days.some((each) => each < 0))
  );
}

/** Ends a rule before a start of its; counted rules as well as dated ones. */
export function endBefore(rrule: string, start: Wall): string {
  const until = isWholeDay(start) ? addToWall(start, { days: -1 }) : addToWall(start, { seconds: -1 });
  return `${withoutEnd(rrule)};UNTIL=${compact(until)}`;
}

/** The rest of a counted rule after `used` of its starts; other rules as they are. */
export function withoutUsed(rrule: string, used: number): string {
  const count = /(?:^|;)COUNT=(\d+)/.exec(rrule)?.[1];
  return count ? `${withoutEnd(rrule)};COUNT=${Math.max(1, Number(count) - used)}` : rrule;
}

const withoutEnd = (rrule: string): string =>
  rrule
    .split(';')
    .filter((part) => !/^(COUNT|UNTIL)=/.test(part))
    .join(';');

/** The first date by the rule at or after `start`; undefined when it never comes true. */
export function firstByRule(rrule: string, start: Wall): Wall | undefined {
  const rule = ICAL.Recur.fromString(rrule);
  for (const each of iterate(rule, start)) if (each >= start && existsIn(rule, start, each)) return each;
  return undefined;
}
