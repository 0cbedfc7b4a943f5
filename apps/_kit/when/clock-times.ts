import { type ClockTime, overlaps, type PartOfDay, type TextRange } from './words.ts';

type Reading = Omit<ClockTime, 'from' | 'to' | 'leansLate'> | null;

/** Hours and parts of the day that a text names. A bare number counts only where it can be nothing else. */
export function clockTimes(
  text: string,
  { taken, afterDay }: { taken: readonly TextRange[]; afterDay: readonly TextRange[] },
): ClockTime[] {
  const found: ClockTime[] = [];
  const leansLate = leansLateOf(text);
  for (const { pattern, read, onlyAfterDay } of FORMS)
    for (const match of text.matchAll(pattern)) {
      const range = { from: match.index, to: match.index + match[0].length };
      if (overlaps(range, [...taken, ...found])) continue;
      if (onlyAfterDay && !afterDay.some(({ to }) => /^[ ,]*$/.test(text.slice(to, range.from)))) continue;
      const reading = read(match);
      if (reading)
        found.push({ ...range, ...reading, leansLate: leansLate(Number(reading.time?.slice(0, 2))) });
    }
  return found.toSorted((a, b) => a.from - b.from);
}

const EARLY_WORDS = /\b(breakfast|brunch|stand-?up|gym|run|jog|sunrise|a\.?m\.?)\b/i;
const DAY_WORDS =
  /\b(meeting|call|review|huddle|interview|appointment|training|class|office|coffee|conference|1:1|one-on-one)\b/i;
const NIGHT_WORDS =
  /\b(dinner|drinks?|beers?|movie|film|party|show|concert|game|supper|karaoke|bar|tonight|evening|night)\b/i;

function leansLateOf(text: string): (hour: number) => boolean {
  if (EARLY_WORDS.test(text)) return (hour) => hour < 5;
  if (NIGHT_WORDS.test(text)) return (hour) => hour < 12;
  if (DAY_WORDS.test(text)) return (hour) => hour < 7;
  return (hour) => hour < 9;
}

const HOUR = '(\\d{1,2})(?:[:.]([0-5]\\d))?';
const HALF = '\\s?([ap])\\.?\\s?m?\\b\\.?';
const LEAD =
  "(?:at|@|around|about|by|from|til|till|until|before|after|say|like|to|for|make it|let's do|how about)";
const NO_UNIT =
  '(?![\\d/:%]|\\.\\d| ?(?:%|people|of us|guests|percent|dollars|bucks|minutes?|mins?|min|hours?|hrs?|days?|weeks?|months?|years?|miles|times|x|pages|copies|reams|boxes|cases|st\\b|nd\\b|rd\\b|th\\b|more|or so|places|seats|tickets|things|k\\b|am\\b|pm\\b|a\\.m|p\\.m|percent|[a-z]+ (?:street|avenue|ave|st)\\b))';

const FORMS: { pattern: RegExp; read: (match: RegExpExecArray) => Reading; onlyAfterDay?: boolean }[] = [
  {
    pattern: new RegExp(
      `(?<![\\d$.])\\b(?:from )?${HOUR}\\s?(?:${HALF})?\\s?(?:-|–|—|to|until|till)\\s?${HOUR}${HALF}`,
      'gi',
    ),
    read: ([, h1, m1, half1, h2, m2, half2]) => range({ h1, m1, half1, h2, m2, half2 }),
  },
  {
    pattern: new RegExp(
      `(?<![\\d$.])\\bfrom ${HOUR}\\s?(?:-|–|—|to|until|till)\\s?${HOUR}\\b${NO_UNIT}`,
      'gi',
    ),
    read: ([, h1, m1, h2, m2]) => range({ h1, m1, h2, m2 }),
  },
  {
    pattern: new RegExp(`(?<![\\d$.])\\b(?:${LEAD} )?${HOUR}\\s?([ap])\\.?m\\b\\.?`, 'gi'),
    read: ([, hour, minute, half]) => clock(hour, minute, half),
  },
  {
    pattern:
      /\b(?:at )?(half past|quarter past|quarter to) (\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b/gi,
    read: ([, which = '', hour = '']) => quarter(which.toLowerCase(), hour.toLowerCase()),
  },
  {
    pattern: /\b(?:at |by |around |before |until |till |til )?(noon|midday|midnight)\b/gi,
    read: ([, name = '']) => exact(name.toLowerCase() === 'midnight' ? '23:59' : '12:00'),
  },
  {
    pattern: /(?<![\d$.:])\b(?:at |from |by |around |@ ?)?([01]?\d|2[0-3]):([0-5]\d)\b(?!:)/gi,
    read: ([, hour, minute]) => clock(hour, minute),
  },
  {
    pattern: /\b(\d{1,2}) ?o'?clock\b|(?<![\d$.])\b(\d{1,2}) ?-?ish\b/gi,
    read: ([, hour, ish]) => clock(hour ?? ish),
  },
  {
    pattern: new RegExp(`\\b(?:at|@) ?(\\d{1,2})\\b${NO_UNIT}`, 'gi'),
    read: ([, hour]) => clock(hour),
  },
  {
    pattern:
      /\b(?:at|around|by|to|until|till) (one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)(?:[ -](thirty|fifteen|forty-five))?\b(?! (?:people|of|minutes|hours|days|weeks|more|times|the|things|tickets|seats|\w+s\b))/gi,
    read: ([, hour = '', minute = '']) => clock(String(wordNumber(hour)), MINUTE_WORDS[minute.toLowerCase()]),
  },
  {
    pattern: new RegExp(`\\b${LEAD} (\\d{1,2})\\b${NO_UNIT}`, 'gi'),
    read: ([, hour]) => clock(hour),
  },
  {
    pattern: new RegExp(`(?<![\\d$.])\\b(\\d{1,2})\\b${NO_UNIT}`, 'g'),
    read: ([, hour]) => clock(hour),
    onlyAfterDay: true,
  },
  { pattern: /\b(?:first thing|(?:early |late |in the |this )?mornings?)\b/gi, read: () => part('morning') },
  { pattern: /\b(?:at |around |over |during )?(?:lunch ?time|lunch hour)\b/gi, read: () => part('lunch') },
  { pattern: /\b(?:early |late |in the |this )?afternoon\b/gi, read: () => part('afternoon') },
  { pattern: /\bafter work\b/gi, read: () => exact('17:30') },
  {
    pattern: /\b(?:by )?(?:the )?(?:end of (?:the )?day|eod|close of business|cob)\b/gi,
    read: () => exact('17:00'),
  },
  { pattern: /\b(?:early |late |in the |this )?evening\b/gi, read: () => part('evening') },
  { pattern: /\b(?:at|in the) night\b/gi, read: () => part('night') },
];

const part = (name: PartOfDay): Reading => ({
  ...{ time: null, untilTime: null, part: name, isAmbiguous: false, isEndAmbiguous: false },
});

const exact = (time: string): Reading => ({
  ...{ time, untilTime: null, part: null, isAmbiguous: false, isEndAmbiguous: false },
});

function clock(hourText = '', minute = '00', half?: string): Reading {
  const time = timeFrom(hourText, minute, half);
  return time ? { ...time, untilTime: null, part: null, isEndAmbiguous: false } : null;
}

function timeFrom(
  hourText: string,
  minute: string,
  half?: string,
): { time: string; isAmbiguous: boolean } | null {
  const hour = Number(hourText);
  const most = half ? 12 : 23;
  if (!Number.isInteger(hour) || hour > most || (hour === 0 && (half || hourText === '0'))) return null;
  const in24 = half ? (hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : hour;
  const isAmbiguous = !half && hour >= 1 && hour < 12 && !hourText.startsWith('0');
  return { time: `${String(in24).padStart(2, '0')}:${minute}`, isAmbiguous };
}

interface RangeWords {
  h1?: string;
  m1?: string;
  half1?: string;
  h2?: string;
  m2?: string;
  half2?: string;
}

/** "7-9pm": the first hour takes the half of the second unless it would then come after it. */
function range({ h1 = '', m1 = '00', half1, h2 = '', m2 = '00', half2 }: RangeWords): Reading {
  const ends = timeFrom(h2, m2, half2);
  const begins = timeFrom(h1, m1, half1 ?? half2);
  if (!ends || !begins) return null;
  const earlier = timeFrom(h1, m1, 'a');
  const isCrossing = !half1 && half2 && begins.time > ends.time && earlier;
  return {
    time: isCrossing ? earlier.time : begins.time,
    untilTime: ends.time,
    part: null,
    isAmbiguous: begins.isAmbiguous,
    isEndAmbiguous: ends.isAmbiguous,
  };
}

const HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|');
const MINUTE_WORDS: Record<string, string> = { thirty: '30', fifteen: '15', 'forty-five': '45' };

const wordNumber = (word: string): number => HOURS.indexOf(word.toLowerCase()) + 1 || Number(word);

function quarter(which: string, hourText: string): Reading {
  const hour = wordNumber(hourText);
  if (hour < 1 || hour > 12) return null;
  const before = hour === 1 ? 12 : hour - 1;
  if (which === 'quarter to') return clock(String(before), '45');
  return clock(String(hour), which === 'half past' ? '30' : '15');
}
