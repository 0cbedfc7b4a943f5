import type { CalendarEntry } from '#kit/ports.ts';
import type { LifeEvent } from '#world/events.ts';
import type { WholeLife } from '#world/life.ts';
import type { WorldReader } from './world-reader.ts';

/** Something with a time of its own. `title` only where the calendar must use the same words. */
interface Expected {
  what: string;
  at: number;
  until?: number;
  title?: string;
}

/** What is booked or arranged for a time, in the life or by an app, and does not stand in the calendar at that minute. */
export function missingEntries(world: WorldReader, life: WholeLife): string[] {
  const owner = world.apps.find(({ provides }) => provides?.calendar);
  if (!owner) return [];
  const expected = [...arrangedIn(life), ...heldInSeries(life), ...bookedByApps(world)];
  const moments = expected.map(({ at }) => at);
  const [from, until] = [Math.min(...moments), Math.max(...moments)];
  const entries = world.contextOf(owner).ports.calendar.entries(from - 1, until + 1);
  const byStart = Map.groupBy(
    entries.filter(({ allDay }) => !allDay),
    ({ startsAt }) => startsAt,
  );
  return expected
    .filter((one) => !(byStart.get(one.at) ?? []).some((entry) => isFor(entry, one)))
    .map(({ what, at }) => `${what} is not in the calendar at ${new Date(at).toISOString().slice(0, 16)}Z.`);
}

const isFor = ({ title, endsAt }: CalendarEntry, expected: Expected): boolean =>
  (expected.title === undefined || expected.title === title) &&
  (expected.until === undefined || expected.until === endsAt);

const bookedByApps = (world: WorldReader): Expected[] =>
  world.apps.flatMap((app) => [...(app.accountability?.booked?.(world.contextOf(app)) ?? [])]);

/** As it was last settled: what was called off or declined is not asked for. */
function arrangedIn({ events }: WholeLife): Expected[] {
  const moved = new Map<string, number>();
  const off = new Set<string>();
  for (const event of events) {
    if (event.type === 'meeting.moved') moved.set(event.meeting, event.to);
    if (event.type === 'meeting.cancelled') off.add(event.meeting);
    if (event.type === 'invitation.answered' && event.answer === 'declined') off.add(event.meeting);
  }
  return events
    .filter(({ id }) => !off.has(id))
    .flatMap(momentsOf)
    .map(({ id, at, lastsMs, ...rest }) => {
      const begins = moved.get(id) ?? at;
      return { ...rest, what: id, at: begins, ...(lastsMs && { until: begins + lastsMs }) };
    });
}

function momentsOf(event: LifeEvent): { id: string; at: number; lastsMs?: number; title?: string }[] {
  switch (event.type) {
    case 'appointment.made':
    case 'meeting.arranged':
      return [{ id: event.id, at: event.for, lastsMs: event.lastsMs, title: event.title }];
    case 'table.booked':
      return [{ id: event.id, at: event.for }];
    case 'flight.booked':
    case 'passage.booked':
      return event.legs.map(({ departs, arrives }) => ({
        ...{ id: event.id, at: departs, lastsMs: arrives - departs },
      }));
    default:
      return [];
  }
}

/** Standing meetings, each time one was held. */
function heldInSeries({ events }: WholeLife): Expected[] {
  const series = new Set(
    events.flatMap((event) => (event.type === 'meeting.scheduled' ? [event.series] : [])),
  );
  return events.flatMap((event) =>
    event.type === 'meeting.held' && series.has(event.series)
      ? [{ what: event.id, at: event.at, title: event.title, ...(event.until && { until: event.until }) }]
      : [],
  );
}
