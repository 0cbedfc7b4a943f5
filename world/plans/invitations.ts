import { localMoment, minuteMs, type Span } from '../calendar.ts';
import type { EventOf, LifeEvent } from '../events.ts';
import type { Persona } from '../persona.ts';

type Invitation = Persona['routines']['invitations'][number];

/** Meetings with a date of their own. The owner is at those they set up or accepted. */
export function planInvitations(persona: Persona, { first, zone }: Span): LifeEvent[] {
  const inRecord = persona.routines.invitations.filter(({ sentAt }) => sentAt > first.toString());
  return inRecord.flatMap((invitation) => {
    const arranged = arrangedEvent(invitation, zone);
    const { id, answer, answeredAt, excuse, organizer } = invitation;
    const answered: LifeEvent[] = answer
      ? [
          {
            ...{ id: `answered.${id}`, type: 'invitation.answered', meeting: arranged.id, answer },
            at: answeredAt ? localMoment(answeredAt, zone) : arranged.at + 7 * minuteMs,
            ...(excuse && { note: excuse }),
          },
        ]
      : [];
    const comes = organizer === 'me' || answer === 'accepted';
    return [arranged, ...answered, ...(comes ? [heldEvent(invitation, arranged, persona)] : [])];
  });
}

function arrangedEvent(invitation: Invitation, zone: string): EventOf<'meeting.arranged'> {
  const { id, title, setting, organizer, at, minutes, venue, remote, sentAt, note, silent } = invitation;
  const people = [...new Set([...(organizer === 'me' ? [] : [organizer]), ...invitation.people])];
  const where = typeof venue === 'string' ? { venue } : { venue: venue.place, address: venue.address };
  return {
    ...{ id: `arranged.${id}`, at: localMoment(sentAt, zone), type: 'meeting.arranged', title, setting },
    ...{ for: localMoment(at, zone), lastsMs: minutes * minuteMs, organizer, people },
    ...{ venue: where.venue, ...(where.address && { address: where.address }) },
    answers: people
      .filter((person) => !silent.includes(person))
      .map((by) => ({ by, answer: 'accepted' as const })),
    ...{ ...(note && { note }), ...(remote && { remote }) },
  };
}

function heldEvent(
  { id, setting, venue }: Invitation,
  arranged: EventOf<'meeting.arranged'>,
  { work }: Persona,
): LifeEvent {
  const { for: at, lastsMs, title, people } = arranged;
  const indoors = setting === 'work' ? work.place : 'home';
  const place = typeof venue === 'string' ? indoors : venue.place;
  const body = { at, until: at + lastsMs, place, title, people };
  if (setting === 'work')
    return { id: `meeting.${id}`, ...body, type: 'meeting.held', series: id, agenda: [] };
  return { id: `kept.${id}`, ...body, type: 'appointment.kept', appointment: arranged.id };
}
