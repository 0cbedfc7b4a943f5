import type { Ctx } from '../context.ts';
import type { Person } from '../people.ts';
import type { Attendance } from '../ports.ts';
import type { Said } from './said.ts';

/** Whether somebody will answer, and when. Depends on the world and the message alone. */
export function planAnswer(
  _ctx: Ctx,
  person: Person,
  _said: Said,
): { afterMs: number; typingMs: number } | null {
  return { afterMs: person.contact.personality.answersAfterMinutes * 1000, typingMs: 2000 };
}

/** What they say, with the facts as they are by then. */
export function composeAnswer(
  _ctx: Ctx,
  _person: Person,
  _said: Said,
): { text: string; reaction?: string } | null {
  return { text: 'Okay.' };
}

/** How somebody answers an invitation to an event. */
export function answerInvitation(
  _ctx: Ctx,
  _person: Person,
  _event: { title: string; startsAt: number; endsAt: number; location: string },
): { attendance: Attendance; note: string; afterMs: number } {
  return { attendance: 'accepted', note: '', afterMs: 20_000 };
}
