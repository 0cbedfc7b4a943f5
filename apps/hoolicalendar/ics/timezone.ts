import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import { icalTime } from '../rules/ical-time.ts';

/** Programs that need a zone spelled out look this far. */
const LAST_YEAR = 2037;

/** A VTIMEZONE with every change of the clocks since the year of the first event. */
export function writeTimezone(zone: string, firstYear: number): ICAL.Component {
  const component = new ICAL.Component('vtimezone');
  component.addPropertyWithValue('tzid', zone);
  const begin = Temporal.PlainDate.from({ year: firstYear - 1, month: 1, day: 1 }).toZonedDateTime(zone);
  const changes = new Map<string, Temporal.ZonedDateTime[]>([[ruleOf(begin, begin), [begin]]]);
  for (let at = next(begin); at && at.year <= LAST_YEAR; at = next(at)) {
    const rule = ruleOf(at.subtract({ nanoseconds: 1 }), at);
    changes.set(rule, [...(changes.get(rule) ?? []), at]);
  }
  const lowest = Math.min(...[...changes.values()].flat().map((at) => at.offsetNanoseconds));
  for (const group of changes.values())
    component.addSubcomponent(observance(group, group[0]?.offsetNanoseconds === lowest));
  return component;
}

const next = (at: Temporal.ZonedDateTime): Temporal.ZonedDateTime | null => at.getTimeZoneTransition('next');

const ruleOf = (before: Temporal.ZonedDateTime, after: Temporal.ZonedDateTime): string =>
  `${before.offset} ${after.offset}`;

/** The changes of one kind; their local times are those before the change. */
function observance(changes: readonly Temporal.ZonedDateTime[], isStandard: boolean): ICAL.Component {
  const component = new ICAL.Component(isStandard ? 'standard' : 'daylight');
  const [first, ...rest] = changes.map(localBefore);
  const [at] = changes;
  if (!first || !at) return component;
  component.addPropertyWithValue('dtstart', icalTime(first));
  component.addPropertyWithValue('tzoffsetfrom', ICAL.UtcOffset.fromString(before(at).offset));
  component.addPropertyWithValue('tzoffsetto', ICAL.UtcOffset.fromString(at.offset));
  component.addPropertyWithValue('tzname', nameOf(at));
  for (const each of rest) component.addPropertyWithValue('rdate', icalTime(each));
  return component;
}

const before = (at: Temporal.ZonedDateTime) => at.subtract({ nanoseconds: 1 });

const localBefore = (at: Temporal.ZonedDateTime): string =>
  before(at).toPlainDateTime().round('second').toString({ smallestUnit: 'second' });

const nameOf = (at: Temporal.ZonedDateTime): string =>
  at.toLocaleString('en-US', { timeZoneName: 'short' }).split(' ').at(-1) ?? at.offset;
