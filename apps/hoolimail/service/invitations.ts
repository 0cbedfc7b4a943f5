import type { Ctx } from '#kit/context.ts';
import { AppError, refused } from '#kit/errors.ts';
import type { Attendance, Invitation } from '#kit/ports.ts';
import { sameAddress } from '../rules/addresses.ts';
import { calendarText } from '../rules/calendar-part.ts';
import type { InvitationTag, InvitationView } from '../rules/views.ts';
import type { Message } from '../schema/mail.ts';
import { findMessage, type NewFile } from './store.ts';

/** Invitations, updates, cancellations and answers go on to the calendar. One that it cannot read is a file like any. */
export function passOnInvitation(ctx: Ctx, files: readonly NewFile[]): void {
  const ics = calendarText(files);
  if (ics === null) return;
  try {
    ctx.ports.calendar.receive(ics);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
}

/** What the calendar says by now of the event that a mail is about. */
export function invitationOf(
  ctx: Ctx,
  { id, invitationUid }: Pick<Message, 'id' | 'invitationUid'>,
): InvitationView | null {
  const invitation = invitationUid ? ctx.ports.calendar.invitation(invitationUid) : null;
  return invitation && { ...invitation, messageId: id, canAnswer: canAnswer(ctx, invitation) };
}

const canAnswer = (ctx: Ctx, { cancelled, organizer }: Invitation): boolean =>
  !cancelled && !sameAddress(organizer.email, ctx.owner.email);

/** For lists: by conversation, the event that its newest mail about one speaks of, while it is still to come. */
export function comingInvitations(ctx: Ctx, shown: readonly Message[]): Map<number, InvitationTag> {
  const newest = new Map<number, Message>();
  for (const message of shown) if (message.invitationUid) newest.set(message.threadId, message);
  const tags = new Map<number, InvitationTag>();
  for (const [threadId, { id, invitationUid }] of newest) {
    const event = invitationUid ? eventOf(ctx, invitationUid) : null;
    if (event && event.endsAt > ctx.now) tags.set(threadId, { ...event, messageId: id });
  }
  return tags;
}

/** Without its conflicts, which the calendar looks up when they are read. */
const eventOf = (ctx: Ctx, uid: string) =>
  ctx.memo(`event ${uid}`, () => {
    const invitation = ctx.ports.calendar.invitation(uid);
    if (!invitation) return null;
    const { title, startsAt, endsAt, allDay, answer, cancelled } = invitation;
    return { title, startsAt, endsAt, allDay, answer, cancelled, canAnswer: canAnswer(ctx, invitation) };
  });

/** The owner's answer to the event that a mail is about; the organizer is told by the calendar. */
export function answerInvitation(
  ctx: Ctx,
  { messageId, answer, note }: { messageId: number; answer: Attendance; note: string },
): InvitationView {
  const message = findMessage(ctx, messageId);
  const invitation = invitationOf(ctx, message);
  if (!message.invitationUid || !invitation) throw refused('This mail holds no invitation to answer.');
  if (invitation.cancelled) throw refused(`"${invitation.title}" was canceled: there is nothing to answer.`);
  if (!invitation.canAnswer) throw refused(`"${invitation.title}" is your own event: its guests answer it.`);
  ctx.ports.calendar.answer(message.invitationUid, answer, note || undefined);
  return invitationOf(ctx, message) ?? invitation;
}
