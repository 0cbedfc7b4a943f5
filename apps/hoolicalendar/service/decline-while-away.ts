import type { Ctx } from '#kit/context.ts';
import type { Event } from '../schema/events.ts';
import { answerEvent } from './answer-event.ts';
import { keyOf } from './find-slot.ts';
import { type Slot, slotsBetween } from './slots.ts';

const LOOKAHEAD_MS = 366 * 24 * 3600_000;

const isOpenInvitation = ({ event, endsAt }: Slot, now: number): boolean =>
  event.answer !== null && event.answer !== 'declined' && endsAt > now;

const overlaps = (a: Slot, b: Slot): boolean => a.startsAt < b.endsAt && b.startsAt < a.endsAt;

function decline(ctx: Ctx, invitation: Slot, away: Slot): void {
  answerEvent(ctx, {
    ...keyOf(invitation),
    scope: 'this',
    answer: 'declined',
    note: away.event.title,
  });
}

/** Declines the invitations that fall into time out of the office. */
export function declineWhileAway(ctx: Ctx, away: Event): void {
  const rootId = away.seriesId ?? away.id;
  const until = Math.min(away.lastsUntil ?? Number.POSITIVE_INFINITY, ctx.now + LOOKAHEAD_MS);
  const slots = slotsBetween(ctx, Math.max(away.startsAt, ctx.now), until);
  const absences = slots.filter((slot) => slot.rootId === rootId);
  for (const slot of slots) {
    const absence = isOpenInvitation(slot, ctx.now) && absences.find((each) => overlaps(each, slot));
    if (absence) decline(ctx, slot, absence);
  }
}

/** Declines an invitation that came in for a time when the owner is away. */
export function declineIfAway(ctx: Ctx, invitation: Event): void {
  const rootId = invitation.seriesId ?? invitation.id;
  const until = Math.min(invitation.lastsUntil ?? Number.POSITIVE_INFINITY, ctx.now + LOOKAHEAD_MS);
  const slots = slotsBetween(ctx, Math.max(invitation.startsAt, ctx.now), until);
  const absences = slots.filter(({ event }) => event.kind === 'outOfOffice' && event.declineConflicts);
  for (const slot of slots) {
    const isMine = slot.rootId === rootId && isOpenInvitation(slot, ctx.now);
    const absence = isMine && absences.find((each) => overlaps(each, slot));
    if (absence) decline(ctx, slot, absence);
  }
}
