import { formatCents } from '#kit/money.ts';
import { momentOf } from '#kit/time.ts';
import type { EventOf } from '#world/events.ts';
import type { Desk, DocumentKind, SavedFile } from './desk.ts';
import { drawTaxForm } from './tax-form.ts';
import { writeTaxWorkbook } from './tax-workbook.ts';
import { fileName, shortDay } from './wording.ts';

/** The folder of a tax year: the forms that came, the slips for what was given, and the sheet that adds them up. */
export const taxFolder: DocumentKind = async (desk) => {
  const { year } = desk.persona.tax_info;
  const forms = desk.eventsOf('tax-form.received').filter((form) => form.year === year);
  if (forms.length === 0) return [];
  const folder = `Documents/Tax_${year}`;
  return [
    ...forms.map((form) => filedForm(desk, form, folder)),
    ...desk.persona.tax_info.deductions.map((deduction) => slip(desk, deduction, folder)),
    await writeTaxWorkbook(desk, { year, forms, folder }),
    ...desk
      .eventsOf('tax-return.filed')
      .filter((filed) => filed.year < year)
      .map((filed) => receipt(desk, filed)),
  ];
};

function filedForm(desk: Desk, form: EventOf<'tax-form.received'>, folder: string): SavedFile {
  const atMs = desk.atDesk(momentOf(desk.dayOf(form.at), '19:25', desk.zone));
  const { form: name, payer, year, amountCents, withheld } = form;
  const boxes: [string, string][] =
    name === 'W-2' && withheld
      ? [
          ['1  Wages, tips, other compensation', formatCents(amountCents)],
          ['2  Federal income tax withheld', formatCents(withheld.federalCents)],
          ['3  Social security wages', formatCents(amountCents)],
          ['4  Social security tax withheld', formatCents(withheld.socialSecurityCents)],
          ['5  Medicare wages and tips', formatCents(amountCents)],
          ['6  Medicare tax withheld', formatCents(withheld.medicareCents)],
          ['14  Other', formatCents(withheld.otherCents)],
          ['16  State wages', formatCents(amountCents)],
          ['17  State income tax', formatCents(withheld.stateCents)],
          ['19  Local income tax', formatCents(withheld.localCents)],
        ]
      : [[BOXES[name] ?? 'Amount', formatCents(amountCents)]];
  const content = drawTaxForm({
    ...{ name, year, payer, owner: desk.life.owner, boxes, atMs },
    title: TITLES[name] ?? 'Statement',
  });
  return {
    path: `${folder}/${fileName(`${name} ${year} ${payer.split(/[ ,]/).slice(0, 2).join(' ')}`)}.pdf`,
    content,
    atMs,
  };
}

const TITLES: Readonly<Record<string, string>> = {
  'W-2': 'Wage and Tax Statement',
  '1099-NEC': 'Nonemployee Compensation',
  '1099-INT': 'Interest Income',
  '1099-DIV': 'Dividends and Distributions',
  '1099-B': 'Proceeds From Broker Transactions',
  '1099-MISC': 'Miscellaneous Information',
};

const BOXES: Readonly<Record<string, string>> = {
  '1099-NEC': '1  Nonemployee compensation',
  '1099-INT': '1  Interest income',
  '1099-DIV': '1a  Total ordinary dividends',
  '1099-B': '1d  Proceeds',
  '1099-MISC': '3  Other income',
};

type Deduction = Desk['persona']['tax_info']['deductions'][number];

function slip(desk: Desk, { what, payer, amountCents, on }: Deduction, folder: string): SavedFile {
  const atMs = desk.atDesk(momentOf(on, '19:10', desk.zone));
  const isInterest = /interest/i.test(what);
  const content = drawTaxForm({
    ...{
      name: isInterest ? '1098' : 'Receipt',
      year: desk.persona.tax_info.year,
      payer,
      owner: desk.life.owner,
      atMs,
    },
    title: isInterest ? 'Mortgage Interest Statement' : 'Acknowledgment of a gift',
    boxes: [
      [isInterest ? '1  Mortgage interest received' : what, formatCents(amountCents)],
      ['Date', shortDay(on)],
    ],
  });
  const name = isInterest ? `1098 ${payer}` : `Receipt ${payer}`;
  return { path: `${folder}/${fileName(name)}.pdf`, content, atMs };
}

function receipt(desk: Desk, { at, year, refundCents, preparer }: EventOf<'tax-return.filed'>): SavedFile {
  const atMs = desk.atDesk(at + 9 * 60_000);
  const outcome: [string, string] =
    refundCents >= 0 ? ['Refund', formatCents(refundCents)] : ['Amount due', formatCents(-refundCents)];
  const content = drawTaxForm({
    ...{
      name: 'Filed',
      year,
      payer: preparer,
      owner: desk.life.owner,
      atMs,
      title: `Your ${year} return was accepted`,
    },
    boxes: [
      ['Tax year', String(year)],
      ['Filing status', 'Single'],
      ['Filed on', shortDay(desk.dayOf(at))],
      outcome,
    ],
  });
  return { path: `Documents/Tax_${year}/${fileName(`${year} return accepted`)}.pdf`, content, atMs };
}
