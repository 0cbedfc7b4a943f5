import writeExcelFile, { type CellObject } from 'write-excel-file/node';
import { tidyZip } from './tidy-zip.ts';
import { asCell, type Cell, columnName, type Sheet, type SheetCell, type Workbook } from './workbook.ts';

const FORMATS = { money: '"$"#,##0.00;[Red]-"$"#,##0.00', date: 'mmm d, yyyy', share: '0.0%' } as const;

export async function writeXlsx({ sheets }: Workbook, atMs: number): Promise<Uint8Array> {
  const file = writeExcelFile(
    sheets.map(({ name, widths, rows, frozenRows }) => ({
      ...{ sheet: name, data: rows.map((row) => row.map(writeCell)) },
      ...{ columns: widths.map((width) => ({ width })), ...(frozenRows && { stickyRowsCount: frozenRows }) },
      ...(isWide(widths) && { orientation: 'landscape' as const }),
    })),
    { fontFamily: 'Liberation Sans', fontSize: 10 },
  );
  const bytes = await file.toBuffer();
  const values = sheets.map(formulaValues);
  return tidyZip(bytes, atMs, (name, xml) => {
    const sheet = /^xl\/worksheets\/sheet(\d+)\.xml$/.exec(name);
    return sheet ? withValues(xml, values[Number(sheet[1]) - 1] ?? new Map()) : xml;
  });
}

/** Wider than a sheet of paper held upright. */
const isWide = (widths: readonly number[]): boolean => widths.reduce((sum, width) => sum + width, 0) > 84;

function writeCell(cell: SheetCell): CellObject | null {
  const content = asCell(cell);
  if (!content) return null;
  const { value, as, formula, bold, large, italic, fill, color } = content;
  return {
    ...(formula ? { value: formula, type: 'Formula' } : typed(content)),
    ...(as && { format: FORMATS[as] }),
    ...(bold && { fontWeight: 'bold' }),
    ...(italic && { fontStyle: 'italic' }),
    ...(large && { fontSize: 15 }),
    ...(fill && { backgroundColor: fill }),
    ...(color && { textColor: color }),
    ...{ align: typeof value === 'number' ? 'right' : 'left' },
  };
}

const typed = ({ value, as }: Cell): CellObject =>
  as === 'date'
    ? { value: new Date(`${value}T00:00:00Z`), type: Date }
    : { value, type: typeof value === 'number' ? Number : String };

/** The library writes formulas without what they come to; readers that do not calculate would see nothing. */
function formulaValues({ rows }: Sheet): Map<string, number | string> {
  const values = new Map<string, number | string>();
  for (const [y, row] of rows.entries())
    for (const [x, cell] of row.entries()) {
      const content = asCell(cell);
      if (content?.formula) values.set(`${columnName(x)}${y + 1}`, content.value);
    }
  return values;
}

const withValues = (xml: string, values: ReadonlyMap<string, number | string>): string =>
  xml.replace(
    /(<c r="([A-Z]+\d+)"[^>]*>)(<f>[^<]*<\/f>)/g,
    (whole, open: string, at: string, formula: string) => {
      const value = values.get(at);
      return value === undefined ? whole : `${open}${formula}<v>${value}</v>`;
    },
  );
