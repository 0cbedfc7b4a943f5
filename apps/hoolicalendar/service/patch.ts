import { addDays } from '#kit/time.ts';
import { videoCode } from '../rules/video.ts';
import { DAY_MS } from '../rules/wall-time.ts';
import type { Event } from '../schema/events.ts';
import { type EventInput, plainTitle, type TimeInput, type Timing, timingOf } from './event-input.ts';
import type { EventValues } from './event-store.ts';
import type { Slot } from './slots.ts';

export type EventChanges = Partial<EventInput>;

const PLAIN = [
  ...['kind', 'location', 'description', 'color', 'busy', 'visibility', 'reminders'],
  ...['guestsCanModify', 'guestsCanInvite', 'guestsCanSeeList', 'declineConflicts'],
] as const;

/** What changes beside time, repetition and guests. */
export function plainPatch(event: Event, changes: EventChanges): Partial<EventValues> {
  const patch: Partial<EventValues> = {};
  for (const field of PLAIN)
    if (changes[field as keyof EventChanges] !== undefined)
      Object.assign(patch, { [field]: changes[field as keyof EventChanges] });
  if (changes.title !== undefined) patch.title = plainTitle(changes.title);
  if (changes.video !== undefined) patch.videoCode = changes.video ? videoCode(event.uid) : null;
  return patch;
}

/** The new times of the occurrence that was edited; undefined when they stay. */
export function newTiming(slot: Slot, changes: EventChanges): Timing | undefined {
  const wanted = { ...timesOf(slot), ...definedTimes(changes) };
  const timing = timingOf(wanted);
  const { event, start } = slot;
  const isSame =
    timing.allDay === event.allDay &&
    timing.start === start &&
    timing.lastsMs === event.lastsMs &&
    timing.zone === event.zone;
  return isSame ? undefined : timing;
}

const TIMES = ['allDay', 'startsAt', 'endsAt', 'startDay', 'endDay', 'zone'] as const;

const definedTimes = (changes: EventChanges): Partial<TimeInput> =>
  Object.fromEntries(
    TIMES.filter((name) => changes[name] !== undefined).map((name) => [name, changes[name]]),
  );

function timesOf({ event, start, startsAt, endsAt }: Slot): TimeInput {
  const { allDay, zone, lastsMs } = event;
  return allDay
    ? { allDay, zone, startsAt: 0, endsAt: 0, startDay: start, endDay: addDays(start, lastsMs / DAY_MS) }
    : { allDay, zone, startsAt, endsAt, startDay: '', endDay: '' };
}
