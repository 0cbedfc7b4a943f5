import type { EventOf, LifeEvent } from './events.ts';

type Change = EventOf<'meeting.moved' | 'meeting.cancelled' | 'meeting.prepared' | 'invitation.answered'>;

const isChange = (event: LifeEvent): event is Change =>
  event.type === 'meeting.moved' ||
  event.type === 'meeting.cancelled' ||
  event.type === 'meeting.prepared' ||
  event.type === 'invitation.answered';

/** What is arranged is arranged beforehand, changes concern what was arranged, and nobody meets in two rooms at once. */
export function faultsOfPromises(events: readonly LifeEvent[]): string[] {
  return [
    ...faultsOfOrder(events),
    ...faultsOfChanges(events),
    ...faultsOfMeetings(events),
    ...faultsOfTasks(events),
  ];
}

const faultsOfOrder = (events: readonly LifeEvent[]): string[] =>
  events.flatMap((event) => {
    if (
      event.type !== 'meeting.arranged' &&
      event.type !== 'appointment.made' &&
      event.type !== 'table.booked'
    )
      return [];
    return [
      ...(event.at < event.for ? [] : [`${event.id} is arranged after it begins.`]),
      ...(event.for % (5 * 60_000) === 0 ? [] : [`${event.id} is for an odd minute.`]),
    ];
  });

function faultsOfChanges(events: readonly LifeEvent[]): string[] {
  const arranged = new Map<string, LifeEvent>();
  return events.flatMap((event) => {
    if ('people' in event) arranged.set(event.id, event);
    if (!isChange(event)) return [];
    const known = arranged.get(event.meeting);
    if (!known) return [`${event.id} concerns ${event.meeting}, which nobody arranged before.`];
    const isOwn = 'organizer' in known && known.organizer === 'me';
    return [
      ...(event.type === 'invitation.answered' && isOwn
        ? [`${event.id} answers the owner's own invitation.`]
        : []),
      ...('was' in event && event.at >= event.was ? [`${event.id} comes after it has begun.`] : []),
      ...('to' in event && event.at >= event.to ? [`${event.id} moves it into the past.`] : []),
    ];
  });
}

/** The owner may stay at work during one, but holds one at a time; so do the others. */
function faultsOfMeetings(events: readonly LifeEvent[]): string[] {
  const busy = new Map<string, LifeEvent>();
  return events
    .filter((event) => event.type === 'meeting.held')
    .flatMap((event) =>
      ['me', ...event.people].flatMap((person) => {
        const last = busy.get(person);
        if (!last || last.until! < event.until!) busy.set(person, event);
        return last && last.until! > event.at
          ? [`${person} is in ${last.id} and in ${event.id} at once.`]
          : [];
      }),
    );
}

function faultsOfTasks(events: readonly LifeEvent[]): string[] {
  const noted = new Set<string>();
  return events.flatMap((event) => {
    if (event.type === 'task.noted') noted.add(event.task);
    return event.type === 'task.done' && !noted.has(event.task) ? [`${event.id} was never noted.`] : [];
  });
}
