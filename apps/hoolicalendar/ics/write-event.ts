import ICAL from 'ical.js';
import { addDays } from '#kit/time.ts';
import { icalTime } from '../rules/ical-time.ts';
import type { Reminder } from '../rules/reminders.ts';
import { videoLink } from '../rules/video.ts';
import { compact, DAY_MS, isWholeDay, momentOfWall, type Wall, wallOfMoment } from '../rules/wall-time.ts';
import type { Answer, Event, Guest } from '../schema/events.ts';

export interface Party {
  name: string;
  email: string;
}

/** An event row with what hangs on it, ready to be written. */
export interface WrittenEvent {
  event: Event;
  guests: readonly Guest[];
  organizer: Party;
  owner: Party;
  reminders: readonly Reminder[];
  /** Original starts that were deleted. */
  deleted: readonly Wall[];
  /** Of the series; original starts are told in it. */
  seriesZone: string;
  stamp: number;
}

export function writeEvent({
  event,
  guests,
  organizer,
  owner,
  reminders,
  deleted,
  seriesZone,
  stamp,
}: WrittenEvent) {
  const component = new ICAL.Component('vevent');
  const add = (name: string, value: string | number | ICAL.Time | undefined) => {
    if (value !== undefined && value !== '') component.addPropertyWithValue(name, value);
  };
  add('uid', event.uid);
  add('dtstamp', utc(stamp));
  addWall(component, 'dtstart', event.start, event.zone);
  addEnd(component, event);
  if (event.rrule) component.addProperty(ruleProperty(event));
  for (const start of [...event.exdates, ...deleted].sort()) addWall(component, 'exdate', start, event.zone);
  for (const start of event.rdates) addWall(component, 'rdate', start, event.zone);
  if (event.recurrenceId) addWall(component, 'recurrence-id', event.recurrenceId, seriesZone);
  add('summary', event.title);
  add('description', event.description);
  add('location', event.location);
  add('status', event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED');
  add('transp', event.busy ? 'OPAQUE' : 'TRANSPARENT');
  add('class', { default: undefined, public: 'PUBLIC', private: 'PRIVATE' }[event.visibility]);
  add('sequence', event.sequence);
  add('created', utc(event.createdAt));
  add('last-modified', utc(event.updatedAt));
  add('url', event.videoCode === null ? undefined : videoLink(event.videoCode));
  add('color', event.color ?? undefined);
  add('x-hooli-kind', event.kind === 'event' ? undefined : event.kind);
  if (guests.length > 0 || event.organizerEmail !== null) {
    addParty(component, 'organizer', organizer, {});
    if (event.answer) addParty(component, 'attendee', owner, attendeeParams(event.answer, false));
    for (const guest of guests)
      addParty(component, 'attendee', guest, attendeeParams(guest.answer, guest.optional));
  }
  for (const reminder of reminders) component.addSubcomponent(alarm(reminder, event, owner));
  return component;
}

export const utc = (moment: number): ICAL.Time => icalTime(`${wallOfMoment(moment, 'UTC')}Z`);

export function addWall(component: ICAL.Component, name: string, wall: Wall, zone: string): void {
  const property = new ICAL.Property(name, component);
  if (isWholeDay(wall)) property.resetType('date');
  else if (zone !== 'UTC') property.setParameter('tzid', zone);
  property.setValue(icalTime(!isWholeDay(wall) && zone === 'UTC' ? `${wall}Z` : wall));
  component.addProperty(property);
}

function addEnd(component: ICAL.Component, { start, allDay, zone, lastsMs }: Event): void {
  const end = allDay
    ? addDays(start, lastsMs / DAY_MS)
    : wallOfMoment(momentOfWall(start, zone) + lastsMs, zone);
  addWall(component, 'dtend', end, zone);
}

/** UNTIL of a start with a zone is in UTC (3.3.10). */
function ruleProperty({ rrule, start, zone }: Event): ICAL.Property {
  const until = /UNTIL=(\d{8}T\d{6})$|UNTIL=(\d{8}T\d{6})(?=;)/.exec(rrule);
  const wall = until?.[1] ?? until?.[2];
  const text =
    wall && !isWholeDay(start)
      ? rrule.replace(wall, `${compact(wallOfMoment(momentOfWall(spread(wall), zone), 'UTC'))}Z`)
      : rrule;
  return ICAL.Property.fromString(`RRULE:${text}`);
}

/** `20260402T093000` → `2026-04-02T09:30:00`. */
export const spread = (text: string): Wall =>
  text.replace(
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})Z?)?$/,
    (_, year, month, day, hour, minute, second) =>
      `${year}-${month}-${day}${hour ? `T${hour}:${minute}:${second}` : ''}`,
  );

const PARTSTAT: Record<Answer, string> = {
  accepted: 'ACCEPTED',
  declined: 'DECLINED',
  tentative: 'TENTATIVE',
  unanswered: 'NEEDS-ACTION',
};

export const attendeeParams = (answer: Answer, optional: boolean): Record<string, string> => ({
  cutype: 'INDIVIDUAL',
  role: optional ? 'OPT-PARTICIPANT' : 'REQ-PARTICIPANT',
  partstat: PARTSTAT[answer],
  ...(answer === 'unanswered' && { rsvp: 'TRUE' }),
});

export function addParty(
  component: ICAL.Component,
  name: string,
  party: Party,
  params: Record<string, string>,
): void {
  const property = new ICAL.Property(name, component);
  if (party.name && party.name !== party.email) property.setParameter('cn', party.name);
  for (const [param, value] of Object.entries(params)) property.setParameter(param, value);
  property.setValue(`mailto:${party.email}`);
  component.addProperty(property);
}

function alarm({ minutes, method }: Reminder, event: Event, owner: Party): ICAL.Component {
  const component = new ICAL.Component('valarm');
  component.addPropertyWithValue('action', method === 'email' ? 'EMAIL' : 'DISPLAY');
  component.addPropertyWithValue('description', event.title);
  if (method === 'email') {
    component.addPropertyWithValue('summary', event.title);
    addParty(component, 'attendee', owner, {});
  }
  component.addPropertyWithValue('trigger', ICAL.Duration.fromSeconds(-minutes * 60));
  return component;
}
