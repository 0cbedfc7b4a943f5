import { momentOf } from '#kit/time.ts';
import type { EventOf } from '#world/events.ts';
import type { Desk, SavedFile } from './desk.ts';
import { date, head, money, type Sheet, sumOf, title } from './formats/workbook.ts';
import { writeXlsx } from './formats/xlsx.ts';

interface TaxYear {
  readonly year: number;
  readonly forms: readonly EventOf<'tax-form.received'>[];
  readonly folder: string;
}

/** Every paycheck of the year against the wage form, other income, and what can be deducted. */
export async function writeTaxWorkbook(desk: Desk, taxYear: TaxYear): Promise<SavedFile> {
  const { year, forms, folder } = taxYear;
  const last = Math.max(...forms.map(({ at }) => at));
  const atMs = desk.atDesk(momentOf(desk.dayOf(last), '20:31', desk.zone));
  const paychecks = paychecksSheet(desk, year);
  const sheets = [paychecks.sheet, summarySheet(desk, taxYear, paychecks)];
  const workbook = { title: `Tax ${year} worksheet`, author: desk.author, sheets };
  return { path: `${folder}/Tax ${year} worksheet.xlsx`, content: await writeXlsx(workbook, atMs), atMs };
}

interface Paychecks {
  readonly sheet: Sheet;
  readonly grossCents: number;
  readonly totalRow: number;
}

function paychecksSheet(desk: Desk, year: number): Paychecks {
  const wages = desk.eventsOf('wage.paid').filter(({ at }) => desk.dayOf(at).startsWith(String(year)));
  const rows = wages.map(({ at, grossCents, netCents, withheld }) => {
    const { federalCents, socialSecurityCents, medicareCents, stateCents, localCents, otherCents } = withheld;
    const amounts = [
      grossCents,
      federalCents,
      socialSecurityCents,
      medicareCents,
      stateCents,
      localCents,
      otherCents,
      netCents,
    ];
    return { day: desk.dayOf(at), amounts };
  });
  const firstRow = 4;
  const totals = (rows[0]?.amounts ?? []).map((_, index) =>
    sumOf(
      rows.map(({ amounts }) => amounts[index] ?? 0),
      { column: index + 1, firstRow, style: { fill: '#F4F1E6' } },
    ),
  );
  const names = [
    'Payday',
    'Gross',
    'Federal',
    'Social security',
    'Medicare',
    'State',
    'Local',
    'Other',
    'Net',
  ];
  return {
    grossCents: rows.reduce((sum, { amounts }) => sum + (amounts[0] ?? 0), 0),
    totalRow: firstRow + rows.length,
    sheet: {
      ...{ name: 'Paychecks', widths: [16, 13, 12, 15, 11, 11, 11, 11, 13], frozenRows: 3 },
      rows: [
        [title(`Paychecks ${year}`)],
        [`${wages.length} paydays, ${wages[0]?.employer ?? ''}`],
        head(...names),
        ...rows.map(({ day, amounts }) => [date(day), ...amounts.map((cents) => money(cents))]),
        [{ value: 'Total', bold: true, fill: '#F4F1E6' }, ...totals],
      ],
    },
  };
}

function summarySheet(desk: Desk, { year, forms }: TaxYear, { grossCents, totalRow }: Paychecks): Sheet {
  const { deductions } = desk.persona.tax_info;
  const firstForm = 4;
  const afterForms = firstForm + forms.length;
  const firstDeduction = afterForms + 7;
  const formCents = forms.map(({ amountCents }) => amountCents);
  const deductionCents = deductions.map(({ amountCents }) => amountCents);
  const wageRow = firstForm + forms.findIndex(({ form }) => form === 'W-2');
  const wageCents = forms.find(({ form }) => form === 'W-2')?.amountCents ?? 0;
  return {
    ...{ name: 'Summary', widths: [14, 38, 16, 16] },
    rows: [
      [title(`What came in, ${year}`)],
      [],
      head('Form', 'From', 'Amount', 'Arrived'),
      ...forms.map(({ form, payer, amountCents, at }) => [
        form,
        payer,
        money(amountCents),
        date(desk.dayOf(at)),
      ]),
      ['', { value: 'All forms', bold: true }, sumOf(formCents, { column: 2, firstRow: firstForm })],
      [],
      ['', 'Paychecks, gross', money(grossCents, { formula: `Paychecks!B${totalRow}` })],
      [
        '',
        'W-2 less paychecks (should be nothing)',
        money(wageCents - grossCents, { formula: `C${wageRow}-C${afterForms + 2}` }),
      ],
      [],
      head('Deduction', 'To', 'Amount', 'On'),
      ...deductions.map(({ what, payer, amountCents, on }) => [what, payer, money(amountCents), date(on)]),
      ...(deductions.length > 0
        ? [
            [
              '',
              { value: 'All deductions', bold: true },
              sumOf(deductionCents, { column: 2, firstRow: firstDeduction - 1 }),
            ],
          ]
        : []),
    ],
  };
}
