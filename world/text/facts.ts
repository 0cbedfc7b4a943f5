import { Temporal } from 'temporal-polyfill';
import type { LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';

export const formatCents = (cents: number): string =>
  `$${Math.floor(Math.abs(cents) / 100).toLocaleString('en-US')}.${String(Math.abs(cents) % 100).padStart(2, '0')}`;

const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ');

/** A moment in the words people use: `date` is "Saturday, March 28", `time` is "7:30 p.m.". */
export function momentFacts(at: number, zone: string): Record<string, string> {
  const local = Temporal.Instant.fromEpochMilliseconds(at).toZonedDateTimeISO(zone);
  const { hour, minute } = local;
  const month = months[local.month - 1]!;
  const weekday = weekdays[local.dayOfWeek - 1]!;
  const clock = `${hour % 12 || 12}${minute ? `:${String(minute).padStart(2, '0')}` : ''}`;
  return {
    weekday,
    month,
    monthNumber: String(local.month),
    year: String(local.year),
    day: `${month} ${local.day}`,
    date: `${weekday}, ${month} ${local.day}`,
    clock,
    time: `${clock} ${hour < 12 ? 'a.m.' : 'p.m.'}`,
    lastMonth: months[(local.month + 10) % 12]!,
    nextMonth: months[local.month % 12]!,
  };
}

/** What can be quoted of an event: its moment, money, place, people, and every plain field by its own name. */
export function factsOf(event: LifeEvent, { contacts, identity }: Persona): Record<string, string> {
  const facts: Record<string, string> = momentFacts(
    'for' in event && typeof event.for === 'number' ? event.for : event.at,
    identity.zone,
  );
  for (const [key, value] of Object.entries(event)) {
    if (key.endsWith('Cents') && typeof value === 'number')
      facts[key.slice(0, -'Cents'.length)] = formatCents(value);
    else if (typeof value === 'string' && !['id', 'type', 'with'].includes(key)) facts[key] = value;
  }
  const people = 'people' in event && event.people ? event.people : [];
  const names = people.map((id) => contacts.find((contact) => contact.id === id)?.name.split(' ')[0] ?? id);
  if (names.length > 0) facts.people = joinNames(names);
  if ('items' in event) facts.items = joinNames(event.items) || 'a few things';
  return facts;
}

const joinNames = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
