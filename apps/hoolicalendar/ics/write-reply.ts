import ICAL from 'ical.js';
import type { Ctx } from '#kit/context.ts';
import type { Answer, Event } from '../schema/events.ts';
import { organizerOf } from '../service/show-event.ts';
import { writeCalendar, yearOf, zonesOf } from './write-calendar.ts';
import { addParty, addWall, attendeeParams, type Party, utc } from './write-event.ts';

/** What somebody answers to an invitation, as iTIP has it: who, and to what. */
export function writeReply(
  ctx: Ctx,
  event: Event,
  { attendee, answer, note }: { attendee: Party; answer: Answer; note: string },
): string {
  const component = new ICAL.Component('vevent');
  component.addPropertyWithValue('uid', event.uid);
  component.addPropertyWithValue('dtstamp', utc(ctx.now));
  addWall(component, 'dtstart', event.start, event.zone);
  if (event.recurrenceId) addWall(component, 'recurrence-id', event.recurrenceId, event.zone);
  component.addPropertyWithValue('summary', event.title);
  component.addPropertyWithValue('sequence', event.sequence);
  addParty(component, 'organizer', organizerOf(ctx, event), {});
  addParty(component, 'attendee', attendee, attendeeParams(answer, false));
  if (note) component.addPropertyWithValue('comment', note);
  return writeCalendar([component], {
    method: 'REPLY',
    zones: zonesOf(ctx, event),
    firstYear: yearOf(event),
  });
}
