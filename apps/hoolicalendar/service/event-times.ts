import type { Ctx } from '#kit/context.ts';
import { lastStart } from '../rules/recurrence.ts';
import { DAY_MS, momentOfWall, plusDays, type Wall } from '../rules/wall-time.ts';
import type { Event } from '../schema/events.ts';

type Zoned = Pick<Event, 'allDay' | 'zone'>;
type Timing = Pick<Event, 'allDay' | 'start' | 'zone' | 'lastsMs' | 'rrule' | 'exdates' | 'rdates'>;

/** Whole days are the owner's, wherever they are; times are of the event's zone. */
export const zoneOf = (ctx: Ctx, { allDay, zone }: Zoned): string => (allDay ? ctx.zone : zone);

export const momentOfStart = (ctx: Ctx, event: Zoned, start: Wall): number =>
  momentOfWall(start, zoneOf(ctx, event));

/** Days end at midnight also when one of them has 23 hours; hours are counted exactly (RFC 5545, 3.8.5.3). */
export const momentOfEnd = (ctx: Ctx, event: Zoned & Pick<Event, 'lastsMs'>, start: Wall): number =>
  event.allDay
    ? momentOfWall(plusDays(start, event.lastsMs / DAY_MS), ctx.zone)
    : momentOfStart(ctx, event, start) + event.lastsMs;

/** Between which moments an event can have occurrences. */
export function boundsOf(ctx: Ctx, timing: Timing): Pick<Event, 'startsAt' | 'lastsUntil'> {
  const last = lastStart(timing);
  return {
    startsAt: momentOfStart(ctx, timing, [timing.start, ...timing.rdates].sort()[0] ?? timing.start),
    lastsUntil: last === null ? null : momentOfEnd(ctx, timing, last),
  };
}
