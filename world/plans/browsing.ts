import type { Almanac } from '../almanac.ts';
import { type Day, dayAt, dayFrom, localMoment, minutesOf, momentOf } from '../calendar.ts';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { RandomStream, Rng } from '../rng.ts';

type Patterns = Persona['browsing_patterns'];
type Thread = Patterns['threads'][number];
type Page = Patterns['daily'][number]['pages'][number];

const impulse = 'impulse.';

/** What they look at every day, and the questions that keep them busy for some evenings. */
export function planBrowsing(
  { browsing_patterns, identity: { zone } }: Persona,
  almanac: Almanac,
  { lived, rng }: { lived: readonly LifeEvent[]; rng: Rng },
): LifeEvent[] {
  const boughtAt = new Map(
    lived.flatMap(({ id, at }): [string, number][] =>
      id.startsWith(impulse) ? [[id.slice(impulse.length), at]] : [],
    ),
  );
  return [
    ...browsing_patterns.daily.flatMap((pattern) =>
      browseDaily(pattern, almanac, rng(`browsing.${pattern.id}`)),
    ),
    ...browsing_patterns.threads.flatMap((thread) =>
      research(startedBefore(thread, boughtAt, zone), zone, rng(`browsing.${thread.id}`)),
    ),
  ];
}

function browseDaily(
  pattern: Patterns['daily'][number],
  { days, isAway, span }: Almanac,
  random: RandomStream,
): LifeEvent[] {
  const [opens, closes] = pattern.window.map(minutesOf) as [number, number];
  return days
    .filter(({ dayOfWeek }) => pattern.weekdays.includes(dayOfWeek))
    .flatMap((day) => {
      const count = random.int(...pattern.visits);
      const visits = Array.from({ length: count }, (_, index) => {
        const clock = random.int(opens, closes);
        const page = random.pick(pattern.pages);
        const at = momentOf(day, clock, span.zone) + random.int(0, 59_999);
        return visit(`visit.${pattern.id}.${day}.${index + 1}`, at, { page, day });
      });
      return isAway(day) ? visits.slice(0, 1) : visits;
    });
}

/** What leads to an impulse begins some evenings before it, whenever that was. */
function startedBefore(thread: Thread, boughtAt: ReadonlyMap<string, number>, zone: string): Thread {
  const at = thread.leadsTo && boughtAt.get(thread.leadsTo);
  if (!at) return thread;
  return { ...thread, from: `${dayAt(at, zone).subtract({ days: thread.evenings })}T20:10` };
}

/** Searches first, then the pages they found; the last of them on the evening it was decided. */
function research(thread: Thread, zone: string, random: RandomStream): LifeEvent[] {
  const first = dayFrom(thread.from.slice(0, 10));
  const clock = minutesOf(thread.from.slice(11, 16));
  const steps = thread.searches.flatMap((search, index) => [
    { search },
    ...thread.pages
      .filter((_, page) => page % thread.searches.length === index || random.chance(0.4))
      .map((page) => ({ page })),
  ]);
  const perEvening = Math.ceil(steps.length / thread.evenings);
  const start = localMoment(thread.from, zone);
  return steps.map((step, index): LifeEvent => {
    const day = first.add({ days: Math.floor(index / perEvening) });
    const minutes = clock + (index % perEvening) * 4 + random.int(0, 3);
    const at = Math.max(start, momentOf(day, minutes, zone)) + random.int(0, 50_000);
    const id = `research.${thread.id}.${index + 1}`;
    if ('page' in step) return { ...visit(id, at, { page: step.page, day }), thread: thread.id } as LifeEvent;
    const path = `/?q=${step.search.replaceAll(' ', '+')}`;
    const found = {
      title: `${step.search} – Hooli Search`,
      site: 'search.hooli.test',
      path,
      search: step.search,
    };
    return { id, at, type: 'page.visited', ...found, thread: thread.id };
  });
}

function visit(id: string, at: number, { page, day }: { page: Page; day: Day }): LifeEvent {
  const { title, site, app, path = '/' } = page;
  const named = title.replaceAll('{week}', String(day.weekOfYear ?? 0));
  return { id, at, type: 'page.visited', title: named, ...(site && { site }), ...(app && { app }), path };
}
