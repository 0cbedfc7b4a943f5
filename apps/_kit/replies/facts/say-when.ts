import { addDays, dayOf, daysBetween, timeOf, weekdayOf } from '../../time.ts';
import { MONTHS } from '../../when/words.ts';
import type { When } from '../../when.ts';

const WEEKDAY_NAMES = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
const MONTH_NAMES: Record<string, string> = {
  ...{ jan: 'January', feb: 'February', mar: 'March', apr: 'April', may: 'May', jun: 'June' },
  ...{ jul: 'July', aug: 'August', sep: 'September', oct: 'October', nov: 'November', dec: 'December' },
};

/** `19:00` → "7", `19:30` → "7:30", `12:00` → "noon"; with its half of the day where "7" alone would mislead. */
function sayTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  if (hour === 12 && minute === 0) return 'noon';
  if (time === '23:59') return 'midnight';
  const spoken = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  const isPlain = hour >= 12 ? hour < 22 && (hour - 12 < 9 || hour === 12) : hour >= 9;
  return isPlain ? spoken : `${spoken} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

export const sayDate = (day: string): string => {
  const [, month = 1, date = 1] = day.split('-').map(Number);
  return `${MONTH_NAMES[MONTHS.split('|')[month - 1] ?? 'jan']} ${date}`;
};

/** When one speaks, and the words one answers: whoever is asked about Friday does not speak of tomorrow. */
export interface Speaking {
  readonly now: number;
  readonly zone: string;
  readonly echo?: string;
}

/** A day as one names it in passing: "tomorrow", "Friday", "April 17". */
export function sayDay(day: string, today: string, echo = ''): string {
  const distance = daysBetween(today, day);
  const name = WEEKDAY_NAMES[weekdayOf(day) - 1] ?? day;
  if (distance >= 0 && distance < 7 && new RegExp(`\\b${name.slice(0, 3)}`, 'i').test(echo)) return name;
  if (distance === 0) return 'today';
  if (distance === 1) return 'tomorrow';
  if (distance === -1) return 'yesterday';
  if (distance > 1 && distance < 7) return WEEKDAY_NAMES[weekdayOf(day) - 1] ?? day;
  if (distance < 0 && distance > -7) return `last ${WEEKDAY_NAMES[weekdayOf(day) - 1]}`;
  return distance > 0 && distance < 14
    ? `${WEEKDAY_NAMES[weekdayOf(day) - 1]} the ${nth(Number(day.slice(8)))}`
    : sayDate(day);
}

const nth = (day: number): string => {
  const ending = day > 10 && day < 20 ? 'th' : (['th', 'st', 'nd', 'rd'][day % 10] ?? 'th');
  return `${day}${ending}`;
};

export const sayMoment = (moment: number, { now, zone, echo }: Speaking): string => {
  const day = dayOf(moment, zone);
  const time = timeOf(moment, zone);
  const today = dayOf(now, zone);
  const spoken = sayDay(day, today, echo);
  if (spoken === 'today' && time >= '17:00') return `tonight at ${sayTime(time)}`;
  return `${spoken} at ${sayTime(time)}`;
};

/** "Friday at 7", "tomorrow evening", "this weekend". */
export function sayWhen(when: When, at: Speaking): string {
  const today = dayOf(at.now, at.zone);
  if (when.lastDay !== when.day) return saySpan(when, today);
  if (when.time) return sayMoment(when.startsAt, at);
  const day = sayDay(when.day, today, at.echo);
  if (!when.part) return day;
  if (day === 'today')
    return when.part === 'evening' || when.part === 'night' ? 'tonight' : `this ${when.part}`;
  return `${day} ${when.part === 'lunch' ? 'at lunch' : when.part}`;
}

function saySpan({ day, lastDay }: When, today: string): string {
  if (weekdayOf(day) === 6 && addDays(day, 1) === lastDay)
    return daysBetween(today, day) < 7 ? 'this weekend' : 'next weekend';
  return daysBetween(today, day) > 0 ? 'next week' : 'this week';
}
