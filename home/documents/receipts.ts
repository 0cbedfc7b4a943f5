import { formatCents } from '#kit/money.ts';
import { minuteMs } from '#world/calendar.ts';
import { type BankCharge, isFor } from './bank.ts';
import type { Desk, DocumentKind, SavedFile } from './desk.ts';
import { writeOds } from './formats/ods.ts';
import { drawFacts, writePdfPages } from './formats/pdf-page.ts';
import { date, head, money, sumOf, title } from './formats/workbook.ts';
import { fileName, shortDay } from './wording.ts';

const WORTH_KEEPING_CENTS = 12_000;
const KEPT = 5;

/** Of larger things that were ordered: the latest receipts, and a list of all of them for the day something breaks. */
export const receipts: DocumentKind = async (desk) => {
  const bought = purchases(desk);
  if (bought.length === 0) return [];
  return [...bought.slice(-KEPT).map((each) => receipt(desk, each)), await inventory(desk, bought)];
};

interface Purchase {
  readonly items: readonly string[];
  readonly charge: BankCharge;
}

function purchases(desk: Desk): Purchase[] {
  const charges = desk.charges;
  return desk
    .eventsOf('thing.ordered')
    .filter(({ budgetCents, items }) => budgetCents >= WORTH_KEEPING_CENTS && items.length > 0)
    .flatMap((order) => {
      const charge = charges.find(isFor(order.id.replace(/^order\./, '')));
      return charge ? [{ items: order.items, charge }] : [];
    });
}

function receipt(desk: Desk, { items, charge }: Purchase): SavedFile {
  const atMs = desk.atDesk(charge.atMs + 5 * minuteMs);
  const { merchant, day, cents, account } = charge;
  const content = writePdfPages({ title: `Receipt, ${merchant}`, author: merchant, atMs }, (page) => {
    page.font('Helvetica-Bold').fontSize(20).fillColor('#222222').text(merchant, 54, 60);
    page
      .font('Helvetica')
      .fontSize(11)
      .fillColor('#666666')
      .text(`Receipt of ${shortDay(day)}`, 54, 88);
    const facts = [
      ['Sold to', desk.author],
      ...items.map((item) => ['Item', item] as const),
      ['Paid with account ending in', account],
      ['Total, tax included', formatCents(cents)],
    ] as const;
    const y = drawFacts(
      page,
      facts.map(([a, b]) => [a, b]),
      { x: 54, y: 126, width: 504, boldLast: true },
    );
    page
      .font('Helvetica')
      .fontSize(9)
      .fillColor('#777777')
      .text('Thank you. Returns within 30 days with this page.', 54, y + 12);
  });
  return { path: `Documents/Personal/Receipts/${fileName(`${day} ${merchant}`)}.pdf`, content, atMs };
}

async function inventory(desk: Desk, bought: readonly Purchase[]): Promise<SavedFile> {
  const atMs = desk.atDesk((bought.at(-1)?.charge.atMs ?? 0) + 26 * minuteMs);
  const rows = bought.map(({ items, charge }) => [
    items.join(', '),
    charge.merchant,
    date(charge.day),
    money(charge.cents),
  ]);
  const sheet = {
    ...{ name: 'Things', widths: [34, 28, 14, 14], frozenRows: 3 },
    rows: [
      [title('Things worth more than a dinner')],
      [],
      head('Thing', 'From', 'Bought', 'Paid'),
      ...rows,
      [
        { value: 'All of it', bold: true },
        null,
        null,
        sumOf(
          bought.map(({ charge }) => charge.cents),
          { column: 3, firstRow: 4 },
        ),
      ],
    ],
  };
  const content = await writeOds({ title: 'Home inventory', author: desk.author, sheets: [sheet] }, atMs);
  return { path: 'Documents/Personal/Home inventory.ods', content, atMs };
}
