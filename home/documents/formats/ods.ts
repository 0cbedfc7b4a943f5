import { type OdsCellObject, OdsDocument } from 'odf-kit';
import { tidyZip } from './tidy-zip.ts';
import { asCell, type Cell, type SheetCell, type Workbook } from './workbook.ts';

export async function writeOds({ title, author, sheets }: Workbook, atMs: number): Promise<Uint8Array> {
  const document = new OdsDocument().setMetadata({ title, creator: author, creationDate: new Date(atMs) });
  for (const { name, widths, rows, frozenRows } of sheets) {
    const sheet = document.addSheet(name);
    widths.forEach((width, column) => {
      sheet.setColumnWidth(column, `${(width * 0.19).toFixed(2)}cm`);
    });
    if (frozenRows) sheet.freezeRows(frozenRows);
    for (const row of rows) sheet.addRow(row.map(writeCell));
  }
  return tidyZip(await document.save(), atMs);
}

function writeCell(cell: SheetCell): OdsCellObject | null {
  const content = asCell(cell);
  if (!content) return null;
  const { formula, bold, large, italic, fill, color } = content;
  return {
    ...typed(content),
    ...(formula && { formula: `=${openFormula(formula)}` }),
    ...{ ...(bold && { bold }), ...(italic && { italic }), ...(large && { fontSize: 15 }) },
    ...{ ...(fill && { backgroundColor: fill }), ...(color && { color }) },
  };
}

function typed({ value, as }: Cell): OdsCellObject {
  if (as === 'date')
    return { value: new Date(`${value}T00:00:00Z`), type: 'date', dateFormat: 'MM/DD/YYYY', align: 'left' };
  if (as === 'money') return { value, type: 'currency', numberFormat: 'currency:USD' };
  if (as === 'share') return { value, type: 'percentage', numberFormat: 'percentage:1' };
  return { value, type: typeof value === 'number' ? 'float' : 'string' };
}

/** `SUM(B2:B9)` and `'2025'!C4` in the notation of OpenDocument: `SUM([.B2:.B9])`, `[$'2025'.C4]`. */
const openFormula = (formula: string): string =>
  formula.replace(
    /(?:('[^']+'|\w+)!)?(\$?[A-Z]{1,2}\$?\d+)(?::(\$?[A-Z]{1,2}\$?\d+))?/g,
    (_, sheet: string | undefined, from: string, to: string | undefined) =>
      `[${sheet ? `$${sheet}` : ''}.${from}${to ? `:.${to}` : ''}]`,
  );
