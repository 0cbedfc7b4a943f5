import type { Desk, DocumentKind } from './desk.ts';
import { writeOdt } from './formats/odt.ts';
import { type Block, LOOKS } from './formats/rich-text.ts';
import { lastArrangedAt, plannedTrips, type Trip, tripFolder } from './trip-folder.ts';
import { clock, longDay, shortDay } from './wording.ts';

/** The plan of each trip that needed one, on a page or two to print. */
export const itineraries: DocumentKind = (desk) => {
  const trips = plannedTrips(desk).filter(({ legs, stays }) =>
    [...legs, ...stays].some(({ confirmation }) => confirmation),
  );
  return Promise.all(
    trips.map(async (trip) => {
      const atMs = desk.atDesk(lastArrangedAt(desk, trip) + 24 * 60_000);
      const title = `${trip.place}: ${shortDay(trip.departs)} to ${shortDay(trip.returns)}`;
      const text = { title, author: desk.author, look: LOOKS.office, blocks: blocksOf(desk, trip, title) };
      return { path: `${tripFolder(desk, trip)}/Itinerary.odt`, content: await writeOdt(text, atMs), atMs };
    }),
  );
};

const paragraph = (text: string, bold = false): Block => ({ kind: 'paragraph', runs: [{ text, bold }] });

function blocksOf(desk: Desk, trip: Trip, title: string): Block[] {
  const company = trip.people.map((id) => desk.nameOf(id));
  return [
    { kind: 'heading', level: 1, runs: [{ text: title }] },
    paragraph([trip.purpose, company.length > 0 ? `With ${company.join(' and ')}` : 'Alone'].join('. ')),
    { kind: 'heading', level: 2, runs: [{ text: 'Codes to have ready' }] },
    codes(trip),
    ...daysOf(trip).flatMap((day) => dayBlocks(trip, day)),
  ];
}

function codes({ legs, stays, outings }: Trip): Block {
  const booked = [
    ...legs.map(({ carrier, confirmation }) => [carrier ?? '', confirmation] as const),
    ...stays.map(({ name, confirmation }) => [name, confirmation] as const),
    ...outings.map(({ place, confirmation }) => [place, confirmation] as const),
  ];
  const lines = new Set(booked.flatMap(([name, code]) => (code ? [`${name}: ${code}`] : [])));
  return { kind: 'list', ordered: false, items: [...lines].map((text) => [{ text }]) };
}

interface Entry {
  readonly at: string;
  readonly what: string;
}

const daysOf = (trip: Trip): string[] =>
  [...new Set(entriesOf(trip).map(({ at }) => at.slice(0, 10)))].sort();

function entriesOf({ legs, stays, outings }: Trip): Entry[] {
  return [
    ...legs.map((leg) => ({ at: leg.departsAt, what: describeLeg(leg) })),
    ...stays.map(({ checkIn, name, address }) => ({ at: checkIn, what: `Check in: ${name}, ${address}` })),
    ...stays.map(({ checkOut, name }) => ({ at: checkOut, what: `Check out of ${name}` })),
    ...outings.map(({ at, title, place }) => ({ at, what: `${title} (${place})` })),
  ].sort((a, b) => (a.at < b.at ? -1 : 1));
}

const VERBS = {
  flight: 'Fly',
  car: 'Drive',
  bus: 'Bus',
  train: 'Train',
  ferry: 'Ferry',
  ride: 'Ride',
} as const;

function describeLeg({ by, from, to, carrier, number, seat, arrivesAt }: Trip['legs'][number]): string {
  const ticket = [carrier, number, seat && `seat ${seat}`].filter(Boolean).join(', ');
  return `${VERBS[by]} from ${from} to ${to}, there at ${clock(arrivesAt.slice(11))}${ticket ? ` (${ticket})` : ''}`;
}

function dayBlocks(trip: Trip, day: string): Block[] {
  const entries = entriesOf(trip).filter(({ at }) => at.startsWith(day));
  const rows = entries.map(({ at, what }) => [[{ text: clock(at.slice(11)) }], [{ text: what }]]);
  return [
    { kind: 'heading', level: 2, runs: [{ text: longDay(day) }] },
    { kind: 'table', head: [[{ text: 'When' }], [{ text: 'What' }]], widths: [3, 13.5], rows },
  ];
}
