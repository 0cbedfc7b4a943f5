import type { Almanac } from '../almanac.ts';
import { type Day, dayAt, minuteMs, minutesOf, momentOf } from '../calendar.ts';
import type { Diary } from '../diary.ts';
import type { EventOf, LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';
import type { RandomStream, Rng } from '../rng.ts';
import { createDeck } from '../text/deck.ts';
import { factsOf } from '../text/facts.ts';
import { createNarrator } from '../text/narrator.ts';

type Meeting = Persona['work']['meetings'][number];
type Held = EventOf<'meeting.held'>;

/** The workday before, between these minutes of the day. */
function eveOf(day: Day, almanac: Almanac, { from, roll }: { from: number; roll: number }): number {
  let eve = day.subtract({ days: 1 });
  for (let back = 0; back < 6 && !almanac.isWorkday(eve); back++) eve = eve.subtract({ days: 1 });
  return momentOf(eve, from, almanac.span.zone) + Math.floor(roll * 50 * 60) * 1000;
}

/** One of a series that does not take place is called off some days before. */
export function cancelMeeting(
  { id, organizer, at }: Meeting,
  day: Day,
  { almanac, scheduledAt }: { almanac: Almanac; scheduledAt: number },
): LifeEvent {
  const was = momentOf(day, minutesOf(at), almanac.span.zone);
  const told = eveOf(day.subtract({ days: 3 }), almanac, { from: 10 * 60 + 10, roll: (day.day % 10) / 10 });
  const holiday = almanac.holidayOn(day);
  const why = holiday ?? (almanac.isAway(day) ? 'Out of the office' : 'Not this time');
  return {
    ...{ id: `changed.${id}.${day}`, at: Math.max(told, scheduledAt + 20 * minuteMs) },
    ...{ type: 'meeting.cancelled', meeting: `scheduled.${id}`, was, by: organizer, why },
  };
}

interface Due {
  due: readonly Held[];
  isHeld: ReadonlySet<Held>;
  /** When the owner is in a meeting, by its id. */
  engaged: Diary;
  meeting: Meeting;
  rng: Rng;
}

/**
 * Of those that are held, some are moved to another hour of their day, and some get a note of their own. Drawn for
 * each that is due, so that a trip moves nothing after it.
 */
export function varyMeetings(
  persona: Persona,
  almanac: Almanac,
  { due, isHeld, engaged, meeting, rng }: Due,
): LifeEvent[] {
  const random = rng(`meeting.${meeting.id}`);
  const note = createNotes(meeting, rng(`meeting.${meeting.id}.words`));
  return due.flatMap((event) => {
    const varied = vary(event, meeting, { persona, almanac, engaged, random, note });
    return isHeld.has(event) ? varied : [];
  });
}

interface World {
  persona: Persona;
  almanac: Almanac;
  engaged: Diary;
  random: RandomStream;
  note: ReturnType<typeof createNotes>;
}

function vary(
  event: Held,
  meeting: Meeting,
  { persona, almanac, engaged, random, note }: World,
): LifeEvent[] {
  const [isMoved, isNoted] = [random.chance(meeting.movedShare), random.chance(meeting.noteShare)];
  const rolls = { to: random.next(), moved: random.next(), noted: random.next() };
  const day = dayAt(event.at, almanac.span.zone);
  const about = { meeting: `scheduled.${meeting.id}`, was: event.at };
  const told = isNoted ? note(event, persona) : undefined;
  const clock = meeting.movedTo[Math.floor(rolls.to * meeting.movedTo.length)];
  const lasts = (event.until ?? event.at) - event.at;
  const wished = isMoved && clock ? momentOf(day, minutesOf(clock), almanac.span.zone) : undefined;
  const to = wished && engaged.fits(stretchAt(event.id, wished, lasts), 0) ? wished : undefined;
  if (to) engaged.reserve(stretchAt(event.id, to, lasts));
  const reason = meeting.reasons[Math.floor(rolls.moved * meeting.reasons.length)];
  const prepared = { id: `prepared.${meeting.id}.${day}`, ...about };
  const changed = { id: `changed.${meeting.id}.${day}`, ...about, by: meeting.organizer };
  return [
    { ...event, ...(to && { at: to, until: to + lasts }) },
    ...(told
      ? [
          {
            ...{ ...prepared, at: eveOf(day, almanac, { from: 15 * 60 + 50, roll: rolls.noted }) },
            ...{ type: 'meeting.prepared' as const, note: told },
          },
        ]
      : []),
    ...(to
      ? [
          {
            ...{ ...changed, at: eveOf(day, almanac, { from: 13 * 60 + 40, roll: rolls.moved }) },
            ...{ type: 'meeting.moved' as const, to, ...(reason && { why: reason }) },
          },
        ]
      : []),
  ];
}

const stretchAt = (id: string, from: number, lasts: number) => ({ from, until: from + lasts, place: id });

function createNotes({ id, notes, phrases }: Meeting, random: RandomStream) {
  const narrator = createNarrator({ name: `meeting.${id}`, phrases }, random);
  const deal = createDeck(notes, random);
  return (event: Held, persona: Persona): string | undefined => {
    if (notes.length === 0) return undefined;
    narrator.turnPage();
    return narrator.tell(deal(), factsOf(event, persona));
  };
}
