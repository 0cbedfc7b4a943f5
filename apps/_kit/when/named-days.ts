import { addDays, addMonths, daysBetween, isDay, weekdayOf } from '../time.ts';
import { MONTHS, type NamedDays, overlaps, WEEKDAYS } from './words.ts';

type Reading = Pick<NamedDays, 'day' | 'lastDay' | 'part' | 'isWeekday'> | null;

/** How far back a date without a year still means the one just past. */
const JUST_PAST_DAYS = 14;

/** Days that a text names, in order of appearance. */
export function namedDays(text: string, today: string): NamedDays[] {
  const found: NamedDays[] = [];
  for (const { pattern, read } of FORMS)
    for (const match of text.matchAll(pattern)) {
      const range = { from: match.index, to: match.index + match[0].length };
      const reading = overlaps(
        range,
        found.flatMap(({ ranges }) => ranges),
      )
        ? null
        : read(match, today);
      if (reading) found.push({ ...reading, ranges: [range] });
    }
  return joined(
    found.toSorted((a, b) => (a.ranges[0]?.from ?? 0) - (b.ranges[0]?.from ?? 0)),
    text,
  );
}

/** "Friday, April 10" is one day: the date says which Friday. */
function joined(days: readonly NamedDays[], text: string): NamedDays[] {
  const kept: NamedDays[] = [];
  for (const day of days) {
    const last = kept.at(-1);
    const between = last && text.slice(last.ranges.at(-1)?.to, day.ranges[0]?.from);
    const isSame = between !== undefined && /^(?:,? ?\(?| the )$/.test(between);
    if (!last || !isSame || weekdayOf(last.day) !== weekdayOf(day.day)) kept.push(day);
    else kept[kept.length - 1] = oneDay(last, day);
  }
  return kept;
}

const oneDay = (a: NamedDays, b: NamedDays): NamedDays => ({
  ...(a.day > b.day ? a : b),
  part: a.part ?? b.part,
  ranges: [...a.ranges, ...b.ranges],
});

const single = (day: string, part: NamedDays['part'] = null) => ({ day, lastDay: day, part });

const MONTH = `(${MONTHS})[a-z]{0,6}\\.?`;
const NTH = '(\\d{1,2})(?:st|nd|rd|th)?';
const YEAR = '(?:,? (\\d{4})\\b)?';
const UNIT = '(?! ?(?:%|people|percent|dollars|bucks|minutes|mins|hours|am\\b|pm\\b|:\\d))';

/** The first form that fits a stretch of text wins. */
const FORMS: { pattern: RegExp; read: (match: RegExpExecArray, today: string) => Reading }[] = [
  {
    pattern: /\b(\d{4}-\d{2}-\d{2})\b/g,
    read: ([, day = '']) => (isDay(day) ? single(day) : null),
  },
  {
    pattern: new RegExp(`\\b(?:on )?(?:the )?${MONTH} ${NTH}${UNIT}\\b${YEAR}`, 'gi'),
    read: ([, month, day, year], today) => dateOf({ month, day, year }, today),
  },
  {
    pattern: new RegExp(`\\b(?:on )?(?:the )?${NTH}(?: of)? ${MONTH}(?![a-z])${YEAR}`, 'gi'),
    read: ([, day, month, year], today) => dateOf({ month, day, year }, today),
  },
  {
    pattern: /(?<![\d/$.])\b(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?\b(?![/%])/g,
    read: ([, month = '', day, year], today) =>
      Number(month) >= 1 && Number(month) <= 12
        ? dateOf({ month: MONTHS.split('|')[Number(month) - 1], day, year }, today)
        : null,
  },
  { pattern: /\b(?:the )?day after tomorrow\b/gi, read: (_, today) => single(addDays(today, 2)) },
  {
    pattern: /\b(?:tomorrow|tmrw|tmr|tomorow|tommorow|tommorrow) night\b/gi,
    read: (_, today) => single(addDays(today, 1), 'evening'),
  },
  {
    pattern: /\b(?:tomorrow|tmrw|tmr|tomorow|tommorow|tommorrow)\b/gi,
    read: (_, today) => single(addDays(today, 1)),
  },
  { pattern: /\b(?:tonight|tonite|this evening)\b/gi, read: (_, today) => single(today, 'evening') },
  { pattern: /\blast night\b/gi, read: (_, today) => single(addDays(today, -1), 'evening') },
  { pattern: /\b(?:today|this (?=morning|afternoon))\b/gi, read: (_, today) => single(today) },
  { pattern: /\byesterday\b/gi, read: (_, today) => single(addDays(today, -1)) },
  {
    pattern: new RegExp(
      `\\b(?:(?:on|by|for) )?(?:(this|next|last|coming) )?(${WEEKDAYS})s?( week)?( night)?\\b`,
      'gi',
    ),
    read: ([, which, name = '', week, night], today) => ({
      ...single(
        weekday(name.toLowerCase(), (which ?? (week ? 'next' : '')).toLowerCase(), today),
        night ? 'evening' : null,
      ),
      isWeekday: true,
    }),
  },
  {
    pattern:
      /\b(?:(this|next|last|on|by|for|until|til|before|coming|or|and) )(mon|tues?|weds?|thurs?|thu|fri|sat|sun)\b\.?(?! \w+ed\b)( night)?/gi,
    read: ([, which = '', name = '', night], today) => ({
      ...single(weekday(fullName(name), which.toLowerCase(), today), night ? 'evening' : null),
      isWeekday: true,
    }),
  },
  {
    pattern:
      /(?<!\bthe )\b(mon|tues?|weds?|thurs?|thu|fri|sat|sun)\b\.?(?=,? ?(?:at|@|around|\d|morning|noon|afternoon|eve|night|works?\b|instead|or\b|then\b|lunch|dinner|[?!.,;)]|$))( night)?/gi,
    read: ([, name = '', night], today) => ({
      ...single(weekday(fullName(name), '', today), night ? 'evening' : null),
      isWeekday: true,
    }),
  },
  {
    pattern: /\b(?:over |on |for )?(?:(this|next|the|last) )?weekend\b/gi,
    read: ([, which], today) => weekend((which ?? '').toLowerCase(), today),
  },
  { pattern: /\bnext week\b/gi, read: (_, today) => week(today, 1) },
  { pattern: /\b(?:later )?this week\b/gi, read: (_, today) => ({ ...week(today, 0), day: today }) },
  { pattern: /\bnext month\b/gi, read: (_, today) => monthAhead(today) },
  {
    pattern: /\bin (a|one|two|three|four|five|six|a few|a couple of|\d{1,2}) (days?|weeks?|months?)\b/gi,
    read: ([, count = '', unit = ''], today) => single(ahead(count.toLowerCase(), unit.toLowerCase(), today)),
  },
  {
    pattern: /\b(?:on )?the (\d{1,2})(?:st|nd|rd|th)\b(?! (?:floor|time|of|place|grade|row|street|avenue))/gi,
    read: ([, day], today) => dayOfMonth(Number(day), today),
  },
];

function dateOf(
  { month = '', day = '', year }: { month?: string; day?: string; year?: string },
  today: string,
): Reading {
  const number = MONTHS.split('|').indexOf(month.slice(0, 3).toLowerCase()) + 1;
  const rest = `${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const thisYear = Number(today.slice(0, 4));
  if (year) return existing(`${year.length === 2 ? `20${year}` : year}-${rest}`);
  const date = `${thisYear}-${rest}`;
  if (!isDay(date)) return existing(`${thisYear + 1}-${rest}`);
  return daysBetween(date, today) > JUST_PAST_DAYS ? existing(`${thisYear + 1}-${rest}`) : single(date);
}

const existing = (day: string): Reading => (isDay(day) ? single(day) : null);

const fullName = (short: string): string =>
  WEEKDAYS.split('|').find((name) => name.startsWith(short.slice(0, 3).toLowerCase())) ?? '';

function weekday(name: string, which: string, today: string): string {
  const wanted = WEEKDAYS.split('|').indexOf(name) + 1;
  const distance = (wanted - weekdayOf(today) + 7) % 7;
  if (which === 'last') return addDays(today, distance === 0 ? -7 : distance - 7);
  if (which === 'next') return addDays(today, wanted - weekdayOf(today) + 7);
  return addDays(today, distance);
}

function weekend(which: string, today: string): Reading {
  const saturday = addDays(today, 6 - weekdayOf(today));
  const shift = which === 'next' ? 7 : which === 'last' ? -7 : 0;
  const first = addDays(saturday, shift);
  const isSunday = weekdayOf(today) === 7 && shift === 0;
  return { day: isSunday ? today : first, lastDay: isSunday ? today : addDays(first, 1), part: null };
}

function week(today: string, ahead: number): { day: string; lastDay: string; part: null } {
  const monday = addDays(today, 1 - weekdayOf(today) + 7 * ahead);
  return { day: monday, lastDay: addDays(monday, 6), part: null };
}

function monthAhead(today: string): Reading {
  const first = `${addMonths(`${today.slice(0, 7)}-01`, 1)}`;
  return { day: first, lastDay: addDays(addMonths(first, 1), -1), part: null };
}

const COUNTS: Record<string, number> = {
  ...{ a: 1, one: 1, two: 2, 'a couple of': 2, three: 3, 'a few': 3, four: 4, five: 5, six: 6 },
};

function ahead(count: string, unit: string, today: string): string {
  const number = COUNTS[count] ?? Number(count);
  if (unit.startsWith('month')) return addMonths(today, number);
  return addDays(today, unit.startsWith('week') ? number * 7 : number);
}

function dayOfMonth(day: number, today: string): Reading {
  const inMonth = (month: string) => existing(`${month}-${String(day).padStart(2, '0')}`);
  const here = inMonth(today.slice(0, 7));
  return here && here.day >= today ? here : inMonth(addMonths(`${today.slice(0, 7)}-01`, 1).slice(0, 7));
}
