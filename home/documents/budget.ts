import { categoryLabel, isSpendingCategory } from '#apps/gringotts/rules/categories.ts';
import { momentOf, monthOf } from '#kit/time.ts';
import type { Desk, DocumentKind } from './desk.ts';
import { columnName, head, money, type Sheet, type SheetCell, sumOf, title } from './formats/workbook.ts';
import { writeXlsx } from './formats/xlsx.ts';

interface Row {
  at: number;
  category: string;
  amount_cents: number;
}

/** A year of money by category and month, its recurring bills, and a first page that compares the years. */
export const budget: DocumentKind = async (desk) => {
  const thisYear = Number(desk.dayOf(desk.life.referenceMs).slice(0, 4));
  const spent = readSpending(desk);
  const years = [thisYear - 1, thisYear].map((year) => yearSheet(spent, String(year)));
  const sheets = [comparison(years), ...years.map(({ sheet }) => sheet), billsSheet(desk)];
  const lastMonth = monthOf(desk.dayOf(desk.life.referenceMs - 86_400_000 * 3));
  const atMs = Math.min(
    desk.atDesk(momentOf(`${lastMonth}-28`, '20:17', desk.zone)),
    desk.life.referenceMs - 7_200_000,
  );
  const workbook = { title: `Budget ${thisYear}`, author: desk.author, sheets };
  return [
    { path: `Documents/Personal/Budget ${thisYear}.xlsx`, content: await writeXlsx(workbook, atMs), atMs },
  ];
};

type Spending = ReadonlyMap<string, number>;

/** By `2026-03 dining`, of whole months only: the month that is not over yet is not in the books. */
function readSpending(desk: Desk): Spending {
  const rows = desk.rows<Row>(`
    select t.at, t.category, t.amount_cents from gringotts_transactions t
    join gringotts_accounts a on a.id = t.account_id
    join gringotts_customers c on c.id = a.customer_id and c.is_owner = 1
    where a.kind in ('checking', 'credit') and t.kind <> 'opening'`);
  const sums = new Map<string, number>();
  const thisMonth = monthOf(desk.dayOf(desk.life.referenceMs));
  for (const { at, category, amount_cents } of rows) {
    const month = monthOf(desk.dayOf(at));
    if (!isSpendingCategory(category) || month >= thisMonth) continue;
    const key = `${month} ${category}`;
    sums.set(key, (sums.get(key) ?? 0) - amount_cents);
  }
  return sums;
}

interface Year {
  readonly name: string;
  readonly sheet: Sheet;
  readonly months: number;
  readonly totalCents: number;
  readonly totalCell: string;
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function yearSheet(spent: Spending, year: string): Year {
  const keys = [...spent.keys()].filter((key) => key.startsWith(year));
  const months = [...new Set(keys.map((key) => key.slice(0, 7)))].sort();
  const categories = [...new Set(keys.map((key) => key.slice(8)))].sort();
  const cents = categories.map((category) => months.map((month) => spent.get(`${month} ${category}`) ?? 0));
  const firstRow = 4;
  const last = columnName(months.length);
  const sum = (row: readonly number[]) => row.reduce((total, each) => total + each, 0);
  const lines = categories.map((category, y): SheetCell[] => [
    categoryLabel(category),
    ...(cents[y] ?? []).map((each) => money(each)),
    money(sum(cents[y] ?? []), { bold: true, formula: `SUM(B${firstRow + y}:${last}${firstRow + y})` }),
  ]);
  const columns = [...months.map((_, x) => cents.map((row) => row[x] ?? 0)), cents.map(sum)];
  const totals = columns.map((column, x) =>
    sumOf(column, { column: x + 1, firstRow, style: { fill: '#F4F1E6' } }),
  );
  return {
    ...{ name: year, months: months.length, totalCents: sum(cents.map(sum)) },
    totalCell: `${columnName(months.length + 1)}${firstRow + categories.length}`,
    sheet: {
      ...{ name: year, widths: [24, ...months.map(() => 12), 13], frozenRows: 3 },
      rows: [
        [title(`Where it went, ${year}`)],
        [],
        head('Category', ...months.map((month) => MONTHS[Number(month.slice(5)) - 1] ?? month), 'Year'),
        ...lines,
        [{ value: 'Total', bold: true, fill: '#F4F1E6' }, ...totals],
      ],
    },
  };
}

function comparison(years: readonly Year[]): Sheet {
  const lines = years.map(({ name, months, totalCents, totalCell }, index): SheetCell[] => {
    const row = 4 + index;
    const total = money(totalCents, { formula: `'${name}'!${totalCell}` });
    const average = months > 0 ? Math.round(totalCents / months) : 0;
    return [name, months, total, money(average, { formula: `ROUND(C${row}/B${row},2)` })];
  });
  return {
    ...{ name: 'Overview', widths: [20, 16, 18, 22] },
    rows: [
      [title('Spending by year')],
      [],
      head('Year', 'Months counted', 'Spent', 'Average a month'),
      ...lines,
    ],
  };
}

function billsSheet(desk: Desk): Sheet {
  const paid = new Map(desk.eventsOf('bill.paid').map((bill) => [bill.payee, bill]));
  const bills = [...paid.values()].sort((a, b) => (a.payee < b.payee ? -1 : 1));
  const firstRow = 4;
  return {
    ...{ name: 'Bills', widths: [34, 16, 14, 12] },
    rows: [
      [title('Bills, the latest of each')],
      [],
      head('Payee', 'Last paid', 'Amount', 'Autopay'),
      ...bills.map(({ payee, at, amountCents, autopay }) => [
        payee,
        { value: desk.dayOf(at), as: 'date' as const },
        money(amountCents),
        autopay ? 'yes' : 'by hand',
      ]),
      [
        { value: 'A month', bold: true },
        null,
        sumOf(
          bills.map(({ amountCents }) => amountCents),
          { column: 2, firstRow },
        ),
      ],
    ],
  };
}
