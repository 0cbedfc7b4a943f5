import { dayAt } from '../calendar.ts';

/** Things by the day they begin on, each day's in order of time. */
export function groupByDay<T extends { at: number }>(things: readonly T[], zone: string): Map<string, T[]> {
  const days = new Map<string, T[]>();
  let known = { name: '', from: 0, until: 0 };
  for (const thing of things.toSorted((a, b) => a.at - b.at)) {
    if (thing.at >= known.until || thing.at < known.from) {
      const day = dayAt(thing.at, zone);
      const start = day.toZonedDateTime(zone).epochMilliseconds;
      known = {
        name: day.toString(),
        from: start,
        until: day.add({ days: 1 }).toZonedDateTime(zone).epochMilliseconds,
      };
    }
    const list = days.get(known.name);
    if (list) list.push(thing);
    else days.set(known.name, [thing]);
  }
  return days;
}
