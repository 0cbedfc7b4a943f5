import { addDays, dayOf, momentOf, timeOf } from './time.ts';
import { clockTimes } from './when/clock-times.ts';
import { namedDays } from './when/named-days.ts';
import type { ClockTime, NamedDays, PartOfDay, TextRange } from './when/words.ts';

/** A time as people name it: a day or a span of days, with or without an hour. */
export interface When {
  /** `2026-04-10`, in the zone it was read for. */
  readonly day: string;
  /** The same as `day` but for spans: "this weekend", "next week". */
  readonly lastDay: string;
  /** `19:00`; null when no hour was named. */
  readonly time: string | null;
  readonly untilTime: string | null;
  readonly part: PartOfDay | null;
  /** Of the hour, else of the part of the day, else of the day. */
  readonly startsAt: number;
  /** Null when no end was named. */
  readonly endsAt: number | null;
  /** Where it stands in the text. */
  readonly ranges: readonly TextRange[];
}

const PART_BEGINS: Record<PartOfDay, string> = {
  morning: '09:00',
  lunch: '12:00',
  afternoon: '14:00',
  evening: '18:30',
  night: '20:00',
};

/** Every time that a text names, in order. */
export function findTimes(text: string, at: { now: number; zone: string }): When[] {
  const today = dayOf(at.now, at.zone);
  const days = namedDays(text, today);
  const elapsed = elapsedTimes(text, at);
  const times = clockTimes(text, {
    taken: [...days, ...elapsed].flatMap(({ ranges }) => ranges),
    afterDay: days.flatMap(({ ranges }) => ranges),
  });
  return [...paired(days, times, at), ...elapsed].toSorted(
    (a, b) => (a.ranges[0]?.from ?? 0) - (b.ranges[0]?.from ?? 0),
  );
}

function paired(days: NamedDays[], times: ClockTime[], at: { now: number; zone: string }): When[] {
  const found: When[] = [];
  const free = new Set(times);
  for (const [index, day] of days.entries()) {
    const next = days[index + 1]?.ranges[0]?.from ?? Number.POSITIVE_INFINITY;
    const before = days[index - 1]?.ranges[0]?.to ?? -1;
    const [from, to] = [day.ranges[0]?.from ?? 0, day.ranges.at(-1)?.to ?? 0];
    const after = times.filter((time) => free.has(time) && time.from >= to && time.from < next);
    const ahead = times.filter((time) => free.has(time) && time.to <= from && time.from > before);
    const hours = after.some(({ time }) => time) ? after : [...ahead.slice(-1), ...after];
    const [part, ...clocks] = mergedTimes(hours);
    for (const time of hours) free.delete(time);
    if (clocks.length === 0) found.push(whenOf(day, part ?? null, at));
    for (const clock of clocks) found.push(whenOf(day, clock ?? null, at));
  }
  return [...found, ...dayless([...free], found, at)];
}

/** The part of the day first, or a hole; then the hours, which take the part's half of the clock. */
function mergedTimes(times: readonly ClockTime[]): (ClockTime | undefined)[] {
  const part = times.find(({ time }) => time === null);
  const clocks = times.filter(({ time }) => time !== null);
  return [part, ...clocks.map((clock) => (part ? { ...clock, part: clock.part ?? part.part } : clock))];
}

/** An hour without a day: of the day named before it, else the next such hour. */
function dayless(times: ClockTime[], found: readonly When[], at: { now: number; zone: string }): When[] {
  const today = dayOf(at.now, at.zone);
  const [part, ...clocks] = mergedTimes(times);
  const named = found.at(-1)?.day;
  return (clocks.length > 0 ? clocks : part ? [part] : []).map((clock) => {
    const ranges: TextRange[] = [];
    const on = (day: string) => whenOf({ day, lastDay: day, part: null, ranges }, clock ?? null, at);
    const first = on(named ?? today);
    return named || first.startsAt > at.now - 60_000 ? first : on(addDays(today, 1));
  });
}

function whenOf(days: NamedDays, clock: ClockTime | null, at: { now: number; zone: string }): When {
  const when = whenOn(days, clock, at);
  if (
    !days.isWeekday ||
    !(when.time ?? when.part) ||
    when.startsAt > at.now ||
    when.day < dayOf(at.now, at.zone)
  )
    return when;
  const later = addDays(days.day, 7);
  return whenOn({ ...days, day: later, lastDay: later }, clock, at);
}

function whenOn(days: NamedDays, clock: ClockTime | null, at: { now: number; zone: string }): When {
  const part = clock?.part ?? days.part;
  const { time, untilTime } = halfOfDay(clock, { part, isToday: days.day === dayOf(at.now, at.zone) }, at);
  const begins = time ?? (part ? PART_BEGINS[part] : '00:00');
  const startsAt = momentOf(days.day, begins, at.zone);
  const endDay = untilTime && time && untilTime <= time ? addDays(days.day, 1) : days.day;
  return {
    ...{ day: days.day, lastDay: days.lastDay, time, untilTime, part, startsAt },
    endsAt: untilTime ? momentOf(endDay, untilTime, at.zone) : null,
    ranges: [...days.ranges, ...(clock ? [{ from: clock.from, to: clock.to }] : [])].toSorted(
      (a, b) => a.from - b.from,
    ),
  };
}

const LATE_PARTS: readonly (PartOfDay | null)[] = ['afternoon', 'evening', 'night'];

/** "7" is seven in the morning or in the evening: what stands around it says which. */
function halfOfDay(
  clock: ClockTime | null,
  { part, isToday }: { part: PartOfDay | null; isToday: boolean },
  at: { now: number; zone: string },
): { time: string | null; untilTime: string | null } {
  if (!clock?.time) return { time: null, untilTime: null };
  if (!clock.isAmbiguous) return { time: clock.time, untilTime: clock.untilTime };
  const hour = Number(clock.time.slice(0, 2));
  const isGone = isToday && clock.time <= timeOf(at.now, at.zone);
  const isLate =
    LATE_PARTS.includes(part) ||
    (part === 'lunch' ? hour < 6 : part !== 'morning' && (clock.leansLate || isGone));
  const shift = isLate && hour < 12 ? 12 : 0;
  return { time: shifted(clock.time, shift), untilTime: clock.untilTime && endOf(clock, shift) };
}

/** The end lies after the beginning, in the same half of the day if it can. */
function endOf({ time, untilTime, isEndAmbiguous }: ClockTime, shift: number): string | null {
  if (!untilTime || !time || !isEndAmbiguous) return untilTime;
  const begins = shifted(time, shift);
  const same = shifted(untilTime, shift);
  return same > begins ? same : shifted(untilTime, 12);
}

const shifted = (time: string, hours: number): string =>
  `${String((Number(time.slice(0, 2)) + hours) % 24).padStart(2, '0')}${time.slice(2)}`;

const NUMBERS: Record<string, number> = {
  ...{ a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, 'a couple of': 2 },
  ...{ 'half an': 0.5, 'a few': 3, fifteen: 15, twenty: 20, thirty: 30 },
};

/** "in two hours", "in half an hour". */
function elapsedTimes(text: string, { now, zone }: { now: number; zone: string }): When[] {
  const pattern =
    /\bin (\d{1,3}|half an|a couple of|a few|an?|one|two|three|four|five|six|ten|fifteen|twenty|thirty) (minutes?|mins?|hours?|hrs?)\b/gi;
  return [...text.matchAll(pattern)].map((match) => {
    const [whole, amount = '', unit = ''] = match;
    const number = NUMBERS[amount.toLowerCase()] ?? Number(amount);
    const startsAt = now + number * (/^h/i.test(unit) ? 3600_000 : 60_000);
    const day = dayOf(startsAt, zone);
    return {
      ...{ day, lastDay: day, time: timeOf(startsAt, zone), untilTime: null, part: null, startsAt },
      endsAt: null,
      ranges: [{ from: match.index, to: match.index + whole.length }],
    };
  });
}
