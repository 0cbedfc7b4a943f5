import type { Ctx } from '#kit/context.ts';
import { DAY_MS } from '../rules/wall-time.ts';
import { type Slot, slotsBetween } from './slots.ts';

/** Takes the owner's time: declined, free and whole-day entries do not, days out of the office do. */
export const takesTime = ({ event }: Slot): boolean =>
  event.busy && event.answer !== 'declined' && (!event.allDay || event.kind === 'outOfOffice');

/** Those among slots (in order of start) that overlap another. */
export function conflictingSlots(slots: readonly Slot[]): Set<Slot> {
  const conflicting = new Set<Slot>();
  let longest: Slot | undefined;
  for (const slot of slots) {
    if (!takesTime(slot)) continue;
    if (longest && slot.startsAt < longest.endsAt) conflicting.add(slot).add(longest);
    if (!longest || slot.endsAt > longest.endsAt) longest = slot;
  }
  return conflicting;
}

const AHEAD_MS = 100 * DAY_MS;

/** Asked for many at once, e.g. by a page of invitations: the coming weeks are gone through once. */
function slotsAround(ctx: Ctx, { startsAt, endsAt }: Pick<Slot, 'startsAt' | 'endsAt'>): Slot[] {
  const from = Math.floor(ctx.now / DAY_MS) * DAY_MS;
  const isAhead = startsAt >= from && endsAt <= from + AHEAD_MS;
  return isAhead ? slotsBetween(ctx, from, from + AHEAD_MS) : slotsBetween(ctx, startsAt, endsAt);
}

/** What else the owner has at the time of a slot. */
export function conflictsWith(
  ctx: Ctx,
  slot: Pick<Slot, 'startsAt' | 'endsAt' | 'rootId' | 'event'>,
): Slot[] {
  if (slot.event.allDay && slot.event.kind !== 'outOfOffice') return [];
  return slotsAround(ctx, slot).filter(
    (other) =>
      takesTime(other) &&
      other.rootId !== slot.rootId &&
      other.startsAt < slot.endsAt &&
      other.endsAt > slot.startsAt,
  );
}
