const HOUR = 3600_000;
const DAY = 24 * HOUR;

/** Somebody outside who invites. */
export const from = { name: 'Robin Reyes', email: 'robin@elsewhere.test' };

export interface IcsEvent {
  method: 'REQUEST' | 'CANCEL' | 'REPLY';
  uid: string;
  title: string;
  startsAt: number;
  sequence: number;
}

const stamp = (at: number) => new Date(at).toISOString().replace(/[-:]|\.\d+/g, '');

/** An invitation to the owner, as another calendar writes it. */
export const icsOf = (owner: string, { method, uid, title, startsAt, sequence }: IcsEvent) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Elsewhere//Test//EN',
    `METHOD:${method}`,
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(startsAt - 10 * DAY)}`,
    `SEQUENCE:${sequence}`,
    `STATUS:${method === 'CANCEL' ? 'CANCELLED' : 'CONFIRMED'}`,
    `SUMMARY:${title}`,
    'LOCATION:The old quarry',
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(startsAt + HOUR)}`,
    `ORGANIZER;CN=${from.name}:mailto:${from.email}`,
    `ATTENDEE;CN=Me;PARTSTAT=NEEDS-ACTION;RSVP=TRUE:mailto:${owner}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');
