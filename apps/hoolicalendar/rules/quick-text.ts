import { findTimes, type When } from '#kit/when.ts';
import { type Recurrence, sundayBased } from './recurrence-rule.ts';

/** A sentence such as "Dinner with Holly Friday 7pm at Cooper's", taken apart. */
export interface QuickText {
  title: string;
  when: When | null;
  /** Minutes, when a length was named. */
  minutes: number | null;
  location: string;
  /** Names and addresses after "with". */
  guests: string[];
  recurrence: Recurrence | null;
}

export function readQuickText(text: string, at: { now: number; zone: string }): QuickText {
  const repeated = takeRecurrence(text.trim());
  const lasting = takeMinutes(repeated.rest);
  const when = findTimes(lasting.rest, at)[0] ?? null;
  const plain = tidy(cutOut(lasting.rest, when?.ranges ?? []));
  const { rest, location } = takeLocation(plain);
  return {
    title: tidy(rest),
    when,
    minutes: lasting.minutes,
    location,
    guests: guestsIn(rest),
    recurrence: repeated.rule && completed(repeated.rule, when),
  };
}

const cutOut = (text: string, ranges: readonly { from: number; to: number }[]): string =>
  [...ranges]
    .sort((a, b) => b.from - a.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)}\ue000${left.slice(to)}`, text);

/** Prepositions that stood before a time go with it. */
const tidy = (text: string): string =>
  text
    .replace(/\s*\b(?:on|at|from|by|in)\s*\ue000/gi, ' ')
    .replace(/\ue000/g, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;-]+|[\s,;-]+$/g, '');

function takeLocation(text: string): { rest: string; location: string } {
  const match = /^(.+?)\s+(?:at|@)\s+(?!\d+\s*$)(.+)$/i.exec(text);
  if (!match?.[1] || !match[2]) return { rest: text, location: '' };
  const [place, ...people] = match[2].split(/\s+(?=with\s)/i);
  return { rest: [match[1], ...people].join(' '), location: place ?? '' };
}

const guestsIn = (text: string): string[] => {
  const named = /\bwith\s+(.+)$/i.exec(text)?.[1] ?? '';
  const addresses = text.match(/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g) ?? [];
  const names = named.split(/\s*(?:,|&|\band\b)\s*/i).filter((name) => name && !name.includes('@'));
  return [...addresses, ...names];
};

function takeMinutes(text: string): { rest: string; minutes: number | null } {
  const match = /\bfor\s+(an|a|half an|\d+(?:\.\d+)?)\s*(hours?|hrs?|h|minutes?|mins?|min)\b/i.exec(text);
  if (!match?.[1] || !match[2]) return { rest: text, minutes: null };
  const amount = /^\d/.test(match[1]) ? Number(match[1]) : match[1].toLowerCase() === 'half an' ? 0.5 : 1;
  const minutes = Math.round(amount * (match[2].toLowerCase().startsWith('h') ? 60 : 1));
  return { rest: text.replace(match[0], ' '), minutes };
}

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const EVERY =
  /\bevery\s+(other\s+)?(day|weekday|week|month|year|(?:sun|mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?)(?:day)?s?)\b|\b(daily|weekly|monthly|yearly|annually)\b/i;

type Rule = Omit<Recurrence, 'ends' | 'monthlyBy'>;

/** The weekday of "every Friday" stays in the text: it also says when the first one is. */
function takeRecurrence(text: string): { rest: string; rule: Rule | null } {
  const match = EVERY.exec(text);
  if (!match) return { rest: text, rule: null };
  const interval = match[1] ? 2 : 1;
  const word = (match[2] ?? match[3] ?? '').toLowerCase();
  const weekday = WEEKDAYS.indexOf(word.slice(0, 3));
  const isNamedDay = weekday >= 0 && word !== 'weekday';
  const rest = text.replace(match[0], isNamedDay ? (match[2] ?? '').replace(/s$/i, '') : ' ');
  if (word === 'weekday') return { rest, rule: { frequency: 'weekly', interval, weekdays: [1, 2, 3, 4, 5] } };
  if (isNamedDay) return { rest, rule: { frequency: 'weekly', interval, weekdays: [weekday] } };
  const frequency = ({ d: 'daily', w: 'weekly', m: 'monthly' } as const)[word[0] ?? ''] ?? 'yearly';
  return { rest, rule: { frequency, interval, weekdays: [] } };
}

function completed(rule: Rule, when: When | null): Recurrence {
  const weekdays =
    rule.frequency === 'weekly' && rule.weekdays.length === 0 && when
      ? [sundayBased(when.day)]
      : rule.weekdays;
  return { ...rule, weekdays, monthlyBy: 'day', ends: { kind: 'never' } };
}
