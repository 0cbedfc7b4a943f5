import { addDays, momentOf } from '#kit/time.ts';
import type { EventOf } from '#world/events.ts';
import { type BankCharge, isFor } from './bank.ts';
import type { Desk, DocumentKind, SavedFile } from './desk.ts';
import { date, head, money, sumOf, title } from './formats/workbook.ts';
import { writeXlsx } from './formats/xlsx.ts';
import { isForWork, plannedTrips, type Trip } from './trip-folder.ts';
import { fileName, shortDay } from './wording.ts';

interface Line {
  readonly what: string;
  readonly charge: BankCharge;
}

/**
 * What the employer pays back of each trip for work that is over. Where the owner wrote down the lines, these are the
 * ones; else the journeys, the nights and the meals. Each line is a charge that the bank knows.
 */
export const expenseReports: DocumentKind = (desk) => {
  const charges = desk.charges;
  const trips = plannedTrips(desk).filter(
    (trip) => isForWork(trip) && trip.returns < desk.dayOf(desk.life.referenceMs),
  );
  return Promise.all(trips.map((trip) => report(desk, trip, charges)));
};

export const expenseNotes = (desk: Desk, { place, departs }: Trip): EventOf<'document.written'> | undefined =>
  desk
    .eventsOf('document.written')
    .filter(
      ({ kind, title }) =>
        kind === 'sheet' && /expense/i.test(title) && title.includes(place.split(',')[0] ?? place),
    )
    .findLast(({ at }) => desk.dayOf(at) >= departs);

async function report(desk: Desk, trip: Trip, charges: readonly BankCharge[]): Promise<SavedFile> {
  const notes = expenseNotes(desk, trip);
  const lines = notes ? notedLines(desk, notes, charges) : tripLines(trip, charges);
  const atMs = notes?.at ?? desk.atDesk(momentOf(addDays(trip.returns, 1), '12:22', desk.zone));
  const city = trip.place.split(',')[0] ?? trip.place;
  const name = notes?.title ?? `Expense report ${city} ${trip.departs.slice(0, 7)}`;
  const { work } = desk.persona;
  const firstRow = 9;
  const sheet = {
    ...{ name: 'Report', widths: [16, 30, 34, 14, 12] },
    rows: [
      [title('Expense report')],
      [],
      [{ value: 'Employee', bold: true }, `${desk.author}, ${work.title}`],
      [{ value: 'Trip', bold: true }, `${trip.place}: ${trip.purpose}`],
      [{ value: 'Dates', bold: true }, `${shortDay(trip.departs)} to ${shortDay(trip.returns)}`],
      [{ value: 'Approver', bold: true }, work.boss ? desk.nameOf(work.boss) : ''],
      [],
      head('Date', 'What', 'Paid to', 'Amount', 'Account'),
      ...lines.map(({ what, charge }) => [
        date(charge.day),
        what,
        charge.merchant,
        money(charge.cents),
        `…${charge.account}`,
      ]),
      [
        { value: 'Total', bold: true },
        null,
        null,
        sumOf(
          lines.map(({ charge }) => charge.cents),
          { column: 3, firstRow, style: { fill: '#F4F1E6' } },
        ),
      ],
    ],
  };
  const workbook = { title: name, author: desk.author, sheets: [sheet] };
  return { path: `Documents/Work/${fileName(name)}.xlsx`, content: await writeXlsx(workbook, atMs), atMs };
}

function notedLines(
  desk: Desk,
  { text, title: name }: EventOf<'document.written'>,
  charges: readonly BankCharge[],
): Line[] {
  const [, ...lines] = text.trim().split('\n');
  return lines.map((line) => {
    const [day = '', what = '', amount = ''] = line.split(',');
    const cents = Math.round(Number(amount) * 100);
    const charge = charges.find((each) => each.day === day && each.cents === cents);
    if (!charge)
      throw new Error(
        `"${name}" of ${desk.author} lists ${what} for $${amount} on ${day}, which no account was charged.`,
      );
    return { what, charge };
  });
}

const MEALS: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner']);

function tripLines({ legs, stays, outings, purchases }: Trip, charges: readonly BankCharge[]): Line[] {
  const parts = [
    ...legs.map(({ id, booking, by, carrier }) => ({
      ids: [id, booking ?? id],
      what: carrier ?? (by === 'ride' ? 'Taxi' : by),
    })),
    ...stays.map(({ id }) => ({ ids: [id], what: 'Hotel' })),
    ...outings.filter(({ what }) => MEALS.has(what)).map(({ id, title: what }) => ({ ids: [id], what })),
    ...purchases
      .filter(({ category }) => category === 'dining')
      .map(({ id }) => ({ ids: [id], what: 'Meal' })),
  ];
  const found = parts.flatMap(({ ids, what }) =>
    charges.filter((charge) => ids.some((id) => isFor(id)(charge))).map((charge) => ({ what, charge })),
  );
  const once = new Map(found.map((line) => [line.charge, line]));
  return [...once.values()].sort((a, b) => a.charge.atMs - b.charge.atMs);
}
