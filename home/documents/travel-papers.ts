import { formatCents } from '#kit/money.ts';
import { minuteMs } from '#world/calendar.ts';
import type { BookedLeg } from '#world/events/plans.ts';
import type { EventOf } from '#world/events.ts';
import { isFor } from './bank.ts';
import { drawBoardingPass } from './boarding-pass.ts';
import { drawConfirmation } from './confirmation.ts';
import type { Desk, DocumentKind, SavedFile } from './desk.ts';
import { fileName, longDay, shortDay } from './wording.ts';

/** What carriers and hotels send: a receipt for each booking, a boarding pass for each flight once it could be printed. */
export const travelPapers: DocumentKind = (desk) => [
  ...flightBookings(desk).flatMap((booking) => [ticketReceipt(desk, booking), ...passes(desk, booking)]),
  ...desk
    .eventsOf('stay.booked')
    .filter(({ budgetCents }) => budgetCents > 0)
    .map((stay) => stayConfirmation(desk, stay)),
];

type FlightBooking = EventOf<'flight.booked' | 'passage.booked'>;

const flightBookings = ({ life }: Desk): FlightBooking[] =>
  life.events.filter((event): event is FlightBooking => event.type === 'flight.booked');

const DAY_MS = 24 * 60 * minuteMs;

function ticketReceipt(desk: Desk, booking: FlightBooking): SavedFile {
  const { legs, confirmation = '', at } = booking;
  const carrier = legs[0]?.carrier ?? 'Airline';
  const paid = desk.charges.find(isFor(booking.id.replace(/^booked\./, '')));
  const atMs = desk.atDesk(at + 6 * minuteMs);
  const content = drawConfirmation({
    ...{ atMs, author: carrier, title: 'Your trip is booked', code: confirmation, from: carrier },
    lines: legs.map((leg) => describeFlight(desk, leg)),
    facts: [
      ['Passengers', [desk.author, ...booking.people.map((id) => desk.nameOf(id))].join(', ')],
      ['Booked on', shortDay(desk.dayOf(at))],
      ...(paid
        ? ([
            ['Card', `ending in ${paid.account}`],
            ['Total paid', formatCents(paid.cents)],
          ] as const)
        : []),
    ],
  });
  return {
    path: `Downloads/${fileName(`${carrier.split(' ')[0]} e-ticket ${confirmation}`)}.pdf`,
    content,
    atMs,
  };
}

function describeFlight(desk: Desk, leg: BookedLeg): [string, string] {
  const plan = legOfTrip(desk, leg);
  const day = plan?.departsAt.slice(0, 10) ?? desk.dayOf(leg.departs);
  const times = [
    plan?.departsAt.slice(11) ?? desk.timeOf(leg.departs),
    plan?.arrivesAt.slice(11) ?? desk.timeOf(leg.arrives),
  ];
  const seat = leg.seat ? `, seat ${leg.seat}` : '';
  return [`${leg.number ?? ''}  ${leg.from} – ${leg.to}`, `${longDay(day)}, ${times.join(' – ')}${seat}`];
}

/** The persona tells times on the clocks of the places; events tell moments. */
const legOfTrip = (desk: Desk, { number, from, departs }: BookedLeg) =>
  desk.persona.trips
    .flatMap(({ legs }) => legs)
    .find(
      (leg) =>
        leg.number === number &&
        leg.from === from &&
        Math.abs(desk.moment(leg.departsAt) - departs) < DAY_MS / 2,
    );

function passes(desk: Desk, { legs, confirmation = '', trip }: FlightBooking): SavedFile[] {
  return legs
    .filter(({ departs }) => departs < desk.life.referenceMs)
    .map((leg, index) => {
      const atMs = desk.atDesk(leg.departs - (index === 0 ? 22 : 20) * 60 * minuteMs);
      const plan = legOfTrip(desk, leg);
      const content = drawBoardingPass({
        ...{
          leg,
          confirmation,
          passenger: desk.author,
          atMs,
          sequence: 10 + ((trip.length * 7 + index * 13) % 80),
        },
        day: plan?.departsAt.slice(0, 10) ?? desk.dayOf(leg.departs),
        departs: plan?.departsAt.slice(11) ?? desk.timeOf(leg.departs),
        arrives: plan?.arrivesAt.slice(11) ?? desk.timeOf(leg.arrives),
      });
      return {
        path: `Downloads/${fileName(`boarding-pass-${(leg.number ?? '').replace(' ', '')}-${desk.dayOf(leg.departs)}`)}.pdf`,
        content,
        atMs,
      };
    });
}

function stayConfirmation(desk: Desk, stay: EventOf<'stay.booked'>): SavedFile {
  const plan = desk.persona.trips
    .flatMap(({ stays }) => stays)
    .find(({ confirmation }) => confirmation === stay.confirmation);
  const [checkIn, checkOut] = [plan?.checkIn ?? '', plan?.checkOut ?? ''];
  const paid = desk.charges.find(isFor(stay.id.replace(/^stay\./, '')));
  const nights = Math.round((stay.checkOut - stay.checkIn) / DAY_MS);
  const atMs = desk.atDesk(stay.at + 4 * minuteMs);
  const content = drawConfirmation({
    ...{ atMs, author: stay.name, title: 'Reservation confirmed', code: stay.confirmation, from: stay.name },
    lines: [
      ['Arrival', `${longDay(checkIn.slice(0, 10))}, from ${checkIn.slice(11)}`],
      ['Departure', `${longDay(checkOut.slice(0, 10))}, until ${checkOut.slice(11)}`],
    ],
    facts: [
      ['Guest', desk.author],
      ['Address', stay.address],
      ['Nights', String(nights)],
      ['Total', formatCents(paid && paid.atMs <= atMs + DAY_MS ? paid.cents : stay.budgetCents)],
    ],
  });
  return { path: `Downloads/${fileName(`Confirmation ${stay.confirmation}`)}.pdf`, content, atMs };
}
