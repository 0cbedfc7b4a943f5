import type { Ctx } from '#kit/context.ts';
import { refused } from '#kit/errors.ts';
import { addDays, daysBetween } from '#kit/time.ts';
import { firstByRule, hasStart } from '../rules/recurrence.ts';
import { moveRule, sundayBased } from '../rules/recurrence-rule.ts';
import { dayPart, timePart, type Wall } from '../rules/wall-time.ts';
import type { Event } from '../schema/events.ts';
import { changeGuests } from './change-guests.ts';
import { repeatFrom, type Timing } from './event-input.ts';
import { changeEvent, type EventValues, eraseRows, exceptionsOf, guestsOf } from './event-store.ts';
import { type EventChanges, newTiming, plainPatch } from './patch.ts';
import { isRepeating, type Slot } from './slots.ts';

/** A single event or all of a series. Exceptions keep what they had changed themselves and follow in the rest. */
export function changeAll(
  ctx: Ctx,
  root: Event,
  slot: Slot,
  changes: EventChanges,
): { event: Event; occurrence: string } {
  const timing = newTiming(slot, changes);
  const rhythm = newRhythm(root, slot, { timing, changes });
  const patch: Partial<EventValues> = {
    ...plainPatch(root, changes),
    ...(changes.calendarId !== undefined && { calendarId: changes.calendarId }),
    ...rhythm.patch,
  };
  const event = changeEvent(ctx, root, patch);
  adjustExceptions(ctx, { before: root, after: event, patch, moved: rhythm.moved });
  adjustGuests(ctx, root, changes);
  const occurrence = isRepeating(event) ? rhythm.moved(slot.occurrence || event.start) : '';
  return { event, occurrence: isRepeating(event) && !hasStart(event, occurrence) ? event.start : occurrence };
}

interface Rhythm {
  patch: Partial<EventValues>;
  /** Where an original start goes. */
  moved: (start: Wall) => Wall;
}

const stays = (start: Wall): Wall => start;

function newRhythm(
  root: Event,
  slot: Slot,
  { timing, changes }: { timing: Timing | undefined; changes: EventChanges },
): Rhythm {
  const wanted = timing ?? { ...timingIn(root), start: slot.start };
  if (changes.recurrence === null) {
    const alone = { ...timingIn(root), ...wanted, rrule: '', exdates: [], rdates: [] };
    return { patch: root.rrule || timing ? alone : {}, moved: stays };
  }
  if (!isRepeating(root)) {
    const repeated = changes.recurrence ? repeatFrom(changes.recurrence, wanted.start) : {};
    return { patch: { ...timing, ...repeated }, moved: stays };
  }
  if (!timing && !changes.recurrence) return { patch: {}, moved: stays };
  const moved = timing ? mover(root, slot, timing) : stays;
  const { rrule, start } = changes.recurrence
    ? repeatFrom(changes.recurrence, moved(root.start))
    : movedRule(root, slot, { timing: wanted, moved });
  return {
    patch: {
      ...{ allDay: wanted.allDay, zone: wanted.zone, lastsMs: wanted.lastsMs, rrule, start },
      exdates: root.exdates.map(moved),
      rdates: root.rdates.map(moved),
    },
    moved,
  };
}

const timingIn = ({ allDay, start, zone, lastsMs }: Event): Timing => ({ allDay, start, zone, lastsMs });

/**
 * Dragging one occurrence moves the series by as many days and to that time of day. In a week with several days, the
 * others stay on theirs.
 */
function mover(root: Event, slot: Slot, timing: Timing): (start: Wall) => Wall {
  const days = daysBetween(dayPart(slot.start), dayPart(timing.start));
  const isWeekly = root.rrule.includes('FREQ=WEEKLY');
  const weekday = sundayBased(dayPart(slot.occurrence || slot.start));
  return (start) => {
    const stays = days === 0 || (isWeekly && sundayBased(dayPart(start)) !== weekday);
    const day = stays ? dayPart(start) : addDays(dayPart(start), days);
    return timing.allDay ? day : `${day}T${timePart(timing.start)}`;
  };
}

function movedRule(
  root: Event,
  slot: Slot,
  { timing, moved }: { timing: Timing; moved: (start: Wall) => Wall },
): { rrule: string; start: Wall } {
  const from = slot.occurrence || slot.start;
  const rrule = root.rrule && moveRule(root.rrule, { from, to: moved(from) });
  if (rrule === null)
    throw refused(
      `"${root.title}" repeats by a rule of its own and cannot move to another day as a whole. Move this event alone, or choose how it repeats.`,
      'scope',
    );
  const start = moved(root.start);
  return { rrule, start: (rrule && firstByRule(rrule, start)) || (rrule ? timing.start : start) };
}

interface Adjustment {
  before: Event;
  after: Event;
  patch: Partial<EventValues>;
  moved: (start: Wall) => Wall;
}

function adjustExceptions(ctx: Ctx, { before, after, patch, moved }: Adjustment): void {
  const { rrule, exdates, rdates, start, lastsMs, allDay, zone, ...plain } = patch;
  const taken = new Set<string>();
  for (const exception of exceptionsOf(ctx, before.id)) {
    const recurrenceId = moved(exception.recurrenceId ?? '');
    if (!isRepeating(after) || taken.has(recurrenceId) || !hasStart(after, recurrenceId)) {
      eraseRows(ctx, [exception]);
      continue;
    }
    taken.add(recurrenceId);
    const followsTime = exception.start === exception.recurrenceId && exception.lastsMs === before.lastsMs;
    const timing = { start: recurrenceId, lastsMs: after.lastsMs, allDay: after.allDay, zone: after.zone };
    changeEvent(ctx, exception, {
      ...unchangedSince(exception, before, plain),
      recurrenceId,
      ...(followsTime && timing),
    });
  }
}

/** The part of a patch that concerns what an exception still had from its series. */
const unchangedSince = (exception: Event, series: Event, patch: Partial<EventValues>): Partial<EventValues> =>
  Object.fromEntries(
    Object.entries(patch).filter(([name]) => {
      const field = name as keyof Event;
      return JSON.stringify(exception[field]) === JSON.stringify(series[field]);
    }),
  );

/** Whoever joins or leaves a series joins or leaves its exceptions. */
function adjustGuests(ctx: Ctx, root: Event, { guests }: EventChanges): void {
  if (!guests) return;
  const before = new Set(guestsOf(ctx, root.id).map(({ email }) => email));
  changeGuests(ctx, root, guests);
  const after = guestsOf(ctx, root.id);
  const leaving = new Set([...before].filter((email) => !after.some((guest) => guest.email === email)));
  const joining = after.filter(({ email }) => !before.has(email));
  for (const exception of exceptionsOf(ctx, root.id)) {
    const staying = guestsOf(ctx, exception.id).filter(({ email }) => !leaving.has(email));
    changeGuests(ctx, exception, [...staying, ...joining]);
  }
}
