import { type Day, minuteMs, minutesOf, momentOf } from './calendar.ts';
import type { Occupation } from './life.ts';
import type { Persona } from './persona.ts';
import type { RandomStream } from './rng.ts';
import { createDeck } from './text/deck.ts';

type Contact = Persona['contacts'][number];

interface Pastime {
  what: string;
  weekdays: readonly number[];
  window: readonly [string, string];
  minutes: number;
}

const workweek = [1, 2, 3, 4, 5];
const weekend = [6, 7];

const ofTheirOwn: readonly Pastime[] = [
  { what: 'Dentist', weekdays: workweek, window: ['08:15', '16:00'], minutes: 60 },
  { what: 'Doctor', weekdays: workweek, window: ['08:30', '15:30'], minutes: 60 },
  { what: 'Eye exam', weekdays: workweek, window: ['09:00', '16:00'], minutes: 45 },
  { what: 'Haircut', weekdays: [2, 3, 4, 5, 6], window: ['16:30', '18:00'], minutes: 45 },
  { what: 'Car in the shop', weekdays: workweek, window: ['07:45', '08:30'], minutes: 60 },
  { what: 'Plumber coming', weekdays: workweek, window: ['08:00', '10:00'], minutes: 120 },
  { what: 'Dinner with friends', weekdays: [4, 5, 6], window: ['18:30', '19:30'], minutes: 150 },
  { what: 'Dinner with family', weekdays: [5, 6, 7], window: ['17:00', '18:30'], minutes: 150 },
  { what: 'Movie', weekdays: [2, 5, 6], window: ['19:00', '20:15'], minutes: 130 },
  { what: 'Birthday party', weekdays: weekend, window: ['13:00', '17:00'], minutes: 180 },
  { what: 'Concert', weekdays: [4, 5, 6], window: ['19:30', '20:00'], minutes: 165 },
  { what: 'Helping someone move', weekdays: weekend, window: ['09:00', '10:30'], minutes: 240 },
  { what: 'Yard work', weekdays: weekend, window: ['09:30', '13:00'], minutes: 150 },
  { what: 'Phone call with a friend', weekdays: [1, 2, 3, 7], window: ['19:00', '21:00'], minutes: 60 },
];

const ofBusiness: readonly Pastime[] = [
  { what: 'Quarterly review', weekdays: workweek, window: ['09:00', '14:00'], minutes: 120 },
  { what: 'Supplier visit', weekdays: workweek, window: ['10:00', '14:30'], minutes: 90 },
  { what: 'Budget meeting', weekdays: workweek, window: ['09:30', '15:00'], minutes: 90 },
  { what: 'Site visit', weekdays: workweek, window: ['08:30', '13:00'], minutes: 150 },
  { what: 'Interviewing candidates', weekdays: workweek, window: ['10:00', '14:00'], minutes: 120 },
  { what: 'Training day', weekdays: [2, 3, 4], window: ['09:00', '09:30'], minutes: 360 },
  { what: 'Out of the office', weekdays: workweek, window: ['12:30', '13:30'], minutes: 210 },
];

/** People one knows from their business have their business on; the others a life. */
const isBusiness = ({ relationship }: Contact): boolean =>
  /\b(client|vendor|boss|liaison|dentist|preparer|landlord|supplier|accountant|lawyer)\b/.test(relationship);

/** Things of their own, about once a week, at the hours such things are at; each before any comes again. */
export function drawPastimes(
  contact: Contact,
  days: readonly Day[],
  { zone, random }: { zone: string; random: RandomStream },
): Occupation[] {
  const known = isBusiness(contact) ? ofBusiness : ofTheirOwn;
  const deal = createDeck(known, random);
  return days.flatMap((day) => {
    const happens = random.chance(0.2);
    const along = random.next();
    if (!happens) return [];
    const { what, weekdays, window, minutes } = deal();
    if (!weekdays.includes(day.dayOfWeek)) return [];
    const [opens, closes] = [minutesOf(window[0]), minutesOf(window[1])];
    const at = momentOf(day, opens + Math.floor(((closes - opens) * along) / 15) * 15, zone);
    return [{ person: contact.id, at, until: at + minutes * minuteMs, what }];
  });
}
