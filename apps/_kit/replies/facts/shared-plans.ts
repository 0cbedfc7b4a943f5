import type { Ctx } from '../../context.ts';
import type { Person } from '../../people.ts';
import type { CalendarEntry } from '../../ports.ts';

const DAY_MS = 24 * 3600_000;
/** How far ahead somebody thinks of when a plan is mentioned without its date. */
const AHEAD_MS = 45 * DAY_MS;

const isGuest = ({ guests }: CalendarEntry, person: Person): boolean =>
  guests.some(
    ({ email, attendance }) =>
      attendance !== 'declined' && email.toLowerCase() === person.email.toLowerCase(),
  );

const ownEntries = (ctx: Ctx, from: number, until: number): CalendarEntry[] =>
  ctx.ports.calendar.entries(from, until);

/** What the owner's calendar has with this person, in order. */
export const plansWith = (
  ctx: Ctx,
  person: Person,
  { from, until }: { from: number; until: number },
): CalendarEntry[] => ownEntries(ctx, from, until).filter((entry) => isGuest(entry, person));

const WORD = /\p{L}{4,}/gu;
const VAGUE = new Set([
  'with',
  'that',
  'this',
  'what',
  'when',
  'time',
  'where',
  'meet',
  'will',
  'going',
  'there',
  'about',
  'your',
  'have',
  'dinner',
]);

/** The plan a text speaks of: at the hour it names, else on that day, else by its words. */
export function planMeant(
  ctx: Ctx,
  person: Person,
  { body, startsAt, isWholeDay }: { body: string; startsAt: number | null; isWholeDay: boolean },
): { entry: CalendarEntry; isGuest: boolean } | null {
  const entries = ownEntries(ctx, ctx.now - DAY_MS, ctx.now + AHEAD_MS).filter(
    ({ endsAt }) => endsAt > ctx.now,
  );
  const near = startsAt === null ? [] : entries.filter((entry) => isNear(entry, startsAt, isWholeDay));
  const meant =
    byWords(startsAt === null ? entries : near, body) ??
    near.find((entry) => isGuest(entry, person) && !entry.allDay);
  return meant ? { entry: meant, isGuest: isGuest(meant, person) } : null;
}

const isNear = ({ startsAt }: CalendarEntry, wanted: number, isWholeDay: boolean): boolean =>
  isWholeDay ? startsAt >= wanted && startsAt < wanted + DAY_MS : Math.abs(startsAt - wanted) <= 30 * 60_000;

function byWords(entries: readonly CalendarEntry[], body: string): CalendarEntry | undefined {
  const words = new Set(body.toLowerCase().match(WORD));
  const score = ({ title }: CalendarEntry) => {
    const named = title.toLowerCase().match(WORD) ?? [];
    return named.filter((word) => words.has(word)).reduce((sum, word) => sum + (VAGUE.has(word) ? 1 : 2), 0);
  };
  const best = entries
    .map((entry) => ({ entry, points: score(entry) }))
    .toSorted((a, b) => b.points - a.points)[0];
  return best && best.points > 0 ? best.entry : undefined;
}

/** Those among `names` who are not on the guest list. */
export const missingGuests = (entry: CalendarEntry, people: readonly Person[]): Person[] =>
  people.filter(
    (person) => !entry.guests.some(({ email }) => email.toLowerCase() === person.email.toLowerCase()),
  );
