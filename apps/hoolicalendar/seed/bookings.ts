import { and, eq, isNotNull } from 'drizzle-orm';
import type { Ctx } from '#kit/context.ts';
import { personById } from '#kit/people.ts';
import type { PutEntry } from '#kit/ports.ts';
import { addDays, dayOf, momentOf } from '#kit/time.ts';
import type { EventOf } from '#world/events.ts';
import { events } from '../schema/events.ts';
import { hours, PLAIN_EVENT, recordEvent, wholeDays } from '../service/create-event.ts';
import { NOTED, putEntry } from '../service/put-entry.ts';
import { lifeKey } from './meetings.ts';
import { calendarNamed } from './open-calendar.ts';

const TABLE_MS = 2 * 3600_000;

/** Notes a booking unless the app it was made with has put it already; if that app comes later, it takes this one over. */
function note(ctx: Ctx, entry: Omit<PutEntry, 'key'> & { id: string }, calendar: 'Personal' | 'Trips'): void {
  const { id, allDay = false, ...facts } = entry;
  const taken = ctx.db
    .select()
    .from(events)
    .where(and(isNotNull(events.key), eq(events.startsAt, facts.startsAt), eq(events.allDay, allDay)))
    .all();
  if (taken.some(({ title, key }) => title === facts.title || !key?.startsWith('life:'))) return;
  putEntry(ctx, { ...facts, allDay, key: `${NOTED}${id}` }, calendarNamed(ctx, calendar));
}

const emailsOf = (ctx: Ctx, people: readonly string[]): string[] =>
  people.map((person) => personById(ctx, person).email);

const lines = (...parts: (string | undefined | false)[]): string => parts.filter(Boolean).join('\n');

export function noteTable(ctx: Ctx, event: EventOf<'table.booked'>): void {
  const { id, restaurant, people, party, occasion, confirmation, meal } = event;
  const names = people.map((person) => personById(ctx, person).name.split(' ')[0]);
  const company = names.length > 0 && names.length < 4 ? ` with ${names.join(' and ')}` : '';
  note(
    ctx,
    {
      id,
      title: `${meal === 'lunch' ? 'Lunch' : 'Dinner'}${company} at ${restaurant}`,
      startsAt: event.for,
      endsAt: event.for + TABLE_MS,
      location: restaurant,
      description: lines(`Table for ${party}`, occasion, confirmation && `Confirmation ${confirmation}`),
      guests: emailsOf(ctx, people),
    },
    'Personal',
  );
}

export function noteLegs(ctx: Ctx, event: EventOf<'flight.booked' | 'passage.booked'>): void {
  for (const [index, leg] of event.legs.entries()) {
    const { from, to, departs, arrives, carrier, number, seat, by } = leg;
    const name = [carrier, number].filter(Boolean).join(' ');
    const kind = by === 'flight' ? 'Flight' : by[0]?.toUpperCase() + by.slice(1);
    note(
      ctx,
      {
        id: `${event.id}.${index}`,
        title: `${kind} to ${to}${name && ` (${name})`}`,
        startsAt: departs,
        endsAt: arrives,
        location: from,
        description: lines(
          `${from} → ${to}`,
          seat && `Seat ${seat}`,
          event.confirmation && `Confirmation ${event.confirmation}`,
        ),
        guests: emailsOf(ctx, event.people),
      },
      'Trips',
    );
  }
}

export function noteStay(ctx: Ctx, event: EventOf<'stay.booked'>): void {
  const { id, name, address, checkIn, checkOut, people, confirmation } = event;
  note(
    ctx,
    {
      ...{ id, title: `Stay at ${name}`, allDay: true, location: [name, address].join(', ') },
      startsAt: momentOf(dayOf(checkIn, ctx.zone), '00:00', ctx.zone),
      endsAt: momentOf(dayOf(checkOut, ctx.zone), '00:00', ctx.zone),
      description: lines(`Confirmation ${confirmation}`),
      guests: emailsOf(ctx, people),
    },
    'Trips',
  );
}

export function noteTrip(ctx: Ctx, event: EventOf<'trip.planned'>): void {
  const { id, destination, purpose, departs, returns, people } = event;
  recordEvent(
    ctx,
    {
      ...{ ...PLAIN_EVENT, title: destination, description: purpose, busy: false },
      ...wholeDays(departs.slice(0, 10), addDays(returns.slice(0, 10), 1), ctx.zone),
      guests: people.map((person) => personById(ctx, person)),
      calendarId: calendarNamed(ctx, 'Trips'),
    },
    { key: lifeKey(id) },
  );
}

export function noteAppointment(ctx: Ctx, event: EventOf<'appointment.made'>): void {
  const { id, title, lastsMs, venue, address, people, note: description = '' } = event;
  recordEvent(
    ctx,
    {
      ...{ ...PLAIN_EVENT, title, description, guests: people.map((person) => personById(ctx, person)) },
      ...hours(event.for, event.for + lastsMs, ctx.zone),
      location: [venue, address].filter(Boolean).join(', '),
      calendarId: calendarNamed(ctx, 'Personal'),
      reminders: [
        { minutes: 1440, method: 'notification' },
        { minutes: 60, method: 'notification' },
      ],
    },
    { key: lifeKey(id) },
  );
}
