import { dayAt, momentOf } from '#world/calendar.ts';
import { CAME_BY, type Visit } from './visits.ts';

const DAY_MS = 86_400_000;
const DECAY = Math.LN2 / 30;
const SAMPLED_VISITS = 10;
const ORIGIN_DAYS = 90;
const WEIGHTS = { high: 100, medium: 50 };

/**
 * How much a page matters to the address bar: the day on which what its latest visits are worth has decayed to one. As
 * CALCULATE_FRECENCY of Firefox ESR 153 has it; what differs is computed anew there, while the owner waits.
 */
export function pageFrecency(visits: readonly Visit[], bookmarkedMs: number | undefined): number {
  const samples = visits
    .slice(-SAMPLED_VISITS)
    .map((visit) => ({ day: Math.floor(visit.atMs / DAY_MS), weight: weightOf(visit) }));
  if (samples.length === 0 && bookmarkedMs)
    samples.push({ day: Math.floor(bookmarkedMs / DAY_MS), weight: WEIGHTS.high });
  const reference = Math.max(...samples.map(({ day }) => day));
  const score = samples.reduce(
    (sum, { day, weight }) => sum + weight * Math.exp(-DECAY * (reference - day)),
    0,
  );
  const total = (score / samples.length) * Math.max(visits.length, samples.length);
  return reference + Math.trunc(Math.log(total) / DECAY);
}

const weightOf = ({ by, search }: Visit): number =>
  by === CAME_BY.bookmark || (by === CAME_BY.typed && !search) ? WEIGHTS.high : WEIGHTS.medium;

/** The mean of its pages, each time one was typed, times the days on which that happened of late. */
export function originFrecency(
  pages: readonly { frecency: number; visits: readonly Visit[] }[],
  { referenceMs, zone }: { referenceMs: number; zone: string },
): number {
  const since = momentOf(dayAt(referenceMs, zone).subtract({ days: ORIGIN_DAYS }), 0, zone);
  const typed = pages.flatMap(({ frecency, visits }) =>
    visits
      .filter(({ by, atMs }) => by === CAME_BY.typed && atMs > since)
      .map(({ atMs }) => ({ frecency, day: Math.floor(atMs / DAY_MS) })),
  );
  if (typed.length === 0) return 1;
  const mean = typed.reduce((sum, { frecency }) => sum + frecency, 0) / typed.length;
  return Math.trunc(mean * new Set(typed.map(({ day }) => day)).size);
}

/** Origins above it are completed while their name is typed: the lower half's best. */
export function frecencyThreshold(frecencies: readonly number[]): number {
  const known = frecencies.filter((frecency) => frecency > 1).sort((one, other) => one - other);
  return known[Math.ceil(known.length / 2) - 1] ?? 2;
}
