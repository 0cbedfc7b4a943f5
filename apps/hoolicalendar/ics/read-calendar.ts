import ICAL from 'ical.js';
import { refused } from '#kit/errors.ts';
import { type ReadEvent, readEvent } from './read-event.ts';
import { type ReadTask, readTask } from './read-task.ts';
import { type Unreadable, UnreadablePart } from './unreadable.ts';
import { type ZoneReader, zoneNamed } from './zones.ts';

export type { ReadEvent } from './read-event.ts';

export interface ReadCalendar {
  method: string;
  name: string;
  events: ReadEvent[];
  tasks: ReadTask[];
  problems: Unreadable[];
}

const MOST_COMPONENTS = 20_000;

/** Reads an iCalendar object. What cannot be read is told, with its reason; the rest is read. */
export function readCalendar(text: string, ownZone: string): ReadCalendar {
  const calendars = parse(text);
  const parts = calendars.flatMap((calendar) => calendar.getAllSubcomponents());
  if (parts.length > MOST_COMPONENTS)
    throw refused(`The file holds ${parts.length} parts; at most ${MOST_COMPONENTS} can be read at once.`);
  const read: ReadCalendar = {
    method: String(calendars[0]?.getFirstPropertyValue('method') ?? '').toUpperCase(),
    name: String(calendars[0]?.getFirstPropertyValue('x-wr-calname') ?? ''),
    ...{ events: [], tasks: [], problems: [] },
  };
  const zone = zoneReader(parts, ownZone);
  for (const part of parts) {
    try {
      if (part.name === 'vevent') read.events.push(readEvent(part, zone));
      if (part.name === 'vtodo') read.tasks.push(readTask(part, zone));
    } catch (error) {
      if (!(error instanceof UnreadablePart)) throw error;
      read.problems.push({ title: titleOf(part), reason: error.message });
    }
  }
  return read;
}

function parse(text: string): ICAL.Component[] {
  const unwrapped = text.replace(/^\uFEFF/, '').trim();
  if (!/^BEGIN:VCALENDAR/im.test(unwrapped))
    throw refused('This is not a calendar file: it has no VCALENDAR. Choose a file that ends in .ics.');
  try {
    const jcal: unknown = ICAL.parse(unwrapped);
    const list = Array.isArray(jcal) && typeof jcal[0] === 'string' ? [jcal] : (jcal as unknown[][]);
    return list.map((each) => new ICAL.Component(each as [string, object[], object[]]));
  } catch (error) {
    throw refused(`The calendar file is damaged: ${error instanceof Error ? error.message : error}.`);
  }
}

const titleOf = (part: ICAL.Component): string =>
  String(part.getFirstPropertyValue('summary') ?? '').slice(0, 120) || '(No title)';

/** Finds each name once. */
function zoneReader(parts: readonly ICAL.Component[], ownZone: string): ZoneReader {
  const described = new Map(
    parts
      .filter(({ name }) => name === 'vtimezone')
      .map((part) => [String(part.getFirstPropertyValue('tzid') ?? ''), part]),
  );
  const known = new Map<string, string | null>();
  return (tzid) => {
    if (!tzid) return ownZone;
    if (!known.has(tzid)) known.set(tzid, zoneNamed(tzid, described.get(tzid), ownZone));
    const zone = known.get(tzid);
    if (!zone) throw new UnreadablePart(`its time zone "${tzid}" is unknown`);
    return zone;
  };
}
