import type { Almanac } from '../almanac.ts';
import { type Day, dayAt, dayFrom, minuteMs, momentOf } from '../calendar.ts';
import type { Decided } from './decide.ts';

/** When an engagement was set up, answered and changed: in this order, at hours at which people do such things. */
export interface Moments {
  readonly arranged: number;
  readonly answered: number;
  readonly changed: number;
}

const latestBeforeMs = 45 * minuteMs;

/** Absent when there was no time to set it up. */
export function momentsOf({ draft, from, movedFrom }: Decided, almanac: Almanac): Moments | undefined {
  const { luck, day, noticeDays, engagement } = draft;
  const was = Math.min(from, movedFrom ?? from);
  const hours = engagement.setting === 'work' ? ([9 * 60 + 5, 460] as const) : ([18 * 60 + 20, 170] as const);
  const isFit = (candidate: Day) =>
    engagement.setting === 'work' ? almanac.isWorkday(candidate) : !almanac.isAway(candidate);
  const clock = (on: Day, roll: number) => drawn(momentOf(on, hours[0], almanac.span.zone), hours[1], roll);
  const arranged = latestOn(day.subtract({ days: noticeDays }), almanac, (on) => {
    const at = isFit(on) ? clock(on, luck.arranged) : Number.POSITIVE_INFINITY;
    return at <= was - latestBeforeMs ? at : undefined;
  });
  if (arranged === undefined) return undefined;
  const answered = answeredAt(arranged, { was, roll: luck.answered, almanac });
  return { arranged, answered, changed: changedAt(answered, { was, roll: luck.changed, almanac }) };
}

const drawn = (from: number, minutes: number, roll: number): number =>
  from + Math.floor(roll * minutes * 60) * 1000;

/** On that day, or on one before it that suits; never before the record begins. */
function latestOn(
  latest: Day,
  { span }: Almanac,
  momentOn: (day: Day) => number | undefined,
): number | undefined {
  for (let back = 0; back < 12; back++) {
    const day = dayFrom(latest.subtract({ days: back }).toString());
    if (day.toString() < span.first.toString()) return undefined;
    const moment = momentOn(day);
    if (moment !== undefined) return moment;
  }
  return undefined;
}

/** Mostly within the hour; sometimes the next day at the same time of day. */
function answeredAt(
  arranged: number,
  { was, roll, almanac }: { was: number; roll: number; almanac: Almanac },
): number {
  const soon = arranged + Math.floor((2 + roll * 70) * 60) * 1000;
  const nextDay = arranged + 24 * 60 * minuteMs - Math.floor(roll * 40) * minuteMs;
  const isHome = !almanac.isAway(dayAt(nextDay, almanac.span.zone));
  const wished = roll < 0.65 || !isHome ? soon : nextDay;
  return wished < was - 15 * minuteMs ? wished : arranged + 2 * minuteMs;
}

/** On the afternoon before, or soon after it was answered. */
function changedAt(
  answered: number,
  { was, roll, almanac }: { was: number; roll: number; almanac: Almanac },
): number {
  const { zone } = almanac.span;
  const eve = dayFrom(dayAt(was, zone).subtract({ days: 1 }).toString());
  const afternoon = drawn(momentOf(eve, 14 * 60 + 30, zone), 130, roll);
  const isGood = afternoon > answered + 10 * minuteMs && !almanac.isAway(eve);
  return isGood ? afternoon : answered + Math.floor(3 + roll * 9) * minuteMs;
}
