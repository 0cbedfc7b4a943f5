import type { Ctx } from '#kit/context.ts';
import type { Event } from '../schema/events.ts';
import { aim, type Target } from './aim.ts';
import { answerEvent } from './answer-event.ts';
import { requireWritable } from './calendars.ts';
import { changeEvent } from './event-store.ts';
import { ensureException, splitSeries } from './series.ts';
import type { Slot } from './slots.ts';
import { tellGuests } from './tell-guests.ts';
import { KEPT_DAYS } from './trash.ts';
import { recordUndo } from './undo.ts';

const DAY_MS = 24 * 3600_000;

/** Puts an event, one of a series, or the rest of one in the trash. Guests hear of it; so does the host of an invitation. */
export function deleteEvent(
  ctx: Ctx,
  { notify, ...target }: Target & { notify: boolean },
): { undoId: string } {
  const { root, slot, scope } = aim(ctx, target);
  requireWritable(ctx, root.calendarId);
  return recordUndo(ctx, { rootIds: [root.id], told: notify }, () => {
    const isOpenInvitation = slot.event.answer !== null && slot.event.answer !== 'declined';
    if (notify && isOpenInvitation) answerEvent(ctx, { ...target, scope, answer: 'declined', note: '' });
    const doomed = whatGoes(ctx, { root, slot, scope });
    const gone = changeEvent(ctx, doomed, { deletedAt: ctx.now });
    if (notify) tellGuests(ctx, { kind: 'cancelled', event: gone });
    ctx.schedule(ctx.now + KEPT_DAYS * DAY_MS, 'emptyTrash', {});
    return { answer: {}, rootIds: [root.id, gone.seriesId ?? gone.id] };
  });
}

function whatGoes(
  ctx: Ctx,
  { root, slot, scope }: { root: Event; slot: Slot; scope: Target['scope'] },
): Event {
  switch (scope) {
    case 'this':
      return ensureException(ctx, root, slot);
    case 'following':
      return splitSeries(ctx, root, slot.occurrence);
    case 'all':
      return root;
  }
}
