import ICAL from 'ical.js';
import type { Ctx } from '#kit/context.ts';
import type { Event } from '../schema/events.ts';
import { remindersOf } from '../service/alarms.ts';
import { exceptionsOf, findEvent, guestsOf } from '../service/event-store.ts';
import { organizerOf } from '../service/show-event.ts';
import { writeTimezone } from './timezone.ts';
import { writeEvent } from './write-event.ts';

export type Method = 'PUBLISH' | 'REQUEST' | 'CANCEL' | 'REPLY';

/** An iCalendar object: the zones its events are in, then the events; CRLF and folded, as RFC 5545 asks. */
export function writeCalendar(
  components: readonly ICAL.Component[],
  {
    method,
    zones,
    name,
    firstYear,
  }: { method?: Method; zones: Iterable<string>; name?: string; firstYear: number },
): string {
  const calendar = new ICAL.Component('vcalendar');
  calendar.addPropertyWithValue('prodid', '-//Hooli//HooliCalendar//EN');
  calendar.addPropertyWithValue('version', '2.0');
  calendar.addPropertyWithValue('calscale', 'GREGORIAN');
  if (method) calendar.addPropertyWithValue('method', method);
  if (name) calendar.addPropertyWithValue('x-wr-calname', name);
  for (const zone of new Set(zones))
    if (zone !== 'UTC') calendar.addSubcomponent(writeTimezone(zone, firstYear));
  for (const component of components) calendar.addSubcomponent(component);
  return `${calendar.toString()}\r\n`;
}

/** A series with its exceptions, or a single event. */
export function writeFamily(ctx: Ctx, root: Event, { alarms = true } = {}): ICAL.Component[] {
  const exceptions = root.seriesId === null ? exceptionsOf(ctx, root.id) : [];
  const deleted = exceptions.filter(({ deletedAt }) => deletedAt !== null);
  const rows = [root, ...exceptions.filter(({ deletedAt }) => deletedAt === null)];
  return rows.map((event) =>
    writeEvent({
      event,
      guests: guestsOf(ctx, event.id),
      organizer: organizerOf(ctx, event),
      owner: ctx.owner,
      reminders: alarms ? remindersOf(ctx, event) : [],
      deleted: event === root ? deleted.map(({ recurrenceId }) => recurrenceId ?? '') : [],
      seriesZone: seriesZoneOf(ctx, root),
      stamp: ctx.now,
    }),
  );
}

const seriesZoneOf = (ctx: Ctx, { seriesId, zone }: Event): string =>
  seriesId === null ? zone : findEvent(ctx, seriesId).zone;

/** The zones that the times of a family are told in. */
export const zonesOf = (ctx: Ctx, root: Event): string[] => {
  const rows = [root, ...exceptionsOf(ctx, root.id)].filter(({ allDay }) => !allDay);
  return [...rows.map(({ zone }) => zone), ...(root.allDay ? [] : [seriesZoneOf(ctx, root)])];
};

export const yearOf = ({ start }: Event): number => Number(start.slice(0, 4));

/** One event as an attachment or a file. */
export const writeOne = (
  ctx: Ctx,
  root: Event,
  { method, alarms }: { method?: Method; alarms: boolean },
): string =>
  writeCalendar(writeFamily(ctx, root, { alarms }), {
    ...(method && { method }),
    zones: zonesOf(ctx, root),
    firstYear: yearOf(root),
  });
