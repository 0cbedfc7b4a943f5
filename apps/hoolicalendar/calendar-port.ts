import type { Ctx } from '#kit/context.ts';
import type { CalendarPort } from '#kit/ports.ts';
import { putEntry, removeEntry } from './service/put-entry.ts';
import { receiveInvitation } from './service/receive-invitation.ts';
import { answerByUid, entriesBetween, showInvitation } from './service/show-invitation.ts';

/** How other apps reach the calendar: bookings put entries, the mailbox passes invitations on. */
export const calendar = (ctx: Ctx): CalendarPort => ({
  put: (entry) => {
    putEntry(ctx, entry);
  },
  remove: (key) => removeEntry(ctx, key),
  receive: (ics) => receiveInvitation(ctx, ics),
  invitation: (uid) => showInvitation(ctx, uid),
  answer: (uid, answer, note = '') => answerByUid(ctx, uid, { answer, note }),
  entries: (from, until) => entriesBetween(ctx, from, until),
});
