import {
  type Cell,
  columnName,
  head,
  type SheetCell,
  title as titleCell,
  type Workbook,
} from './formats/workbook.ts';

/**
 * A table as people keep it: lines of comma-separated cells under a line of names. Amounts under a name that ends in
 * `_usd` are money; a line that begins with "Total" adds up where its amounts are what stands above.
 */
export function readTable(csv: string, { title, author }: { title: string; author: string }): Workbook {
  const [names = [], ...lines] = csv.trim().split('\n').map(splitLine);
  const first = 4;
  const rows = lines.map((line, y) =>
    line.map((text, x) =>
      isTotal(line) ? totalCell(lines, { x, y, text, names, first }) : cellOf(text, names[x]),
    ),
  );
  const shown = names.map((name) => name.replace(/_usd$/, ' (USD)').replaceAll('_', ' '));
  const capital = shown.map((name) => name.charAt(0).toUpperCase() + name.slice(1));
  return {
    ...{ title, author },
    sheets: [
      {
        name: 'Sheet1',
        widths: widthsOf([capital, ...lines]),
        rows: [[titleCell(title)], [], head(...capital), ...rows],
      },
    ],
  };
}

const isTotal = (line: readonly string[]) => /^total\b/i.test(line[0] ?? '');

function cellOf(text: string, name = ''): SheetCell {
  if (text === '') return null;
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return { value: text, as: 'date' };
  if (!/^-?\d+(\.\d+)?$/.test(text)) return text;
  return name.endsWith('_usd') ? { value: Number(text), as: 'money' } : Number(text);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly names: readonly string[];
  readonly first: number;
}

function totalCell(lines: readonly (readonly string[])[], { x, y, text, names, first }: Place): SheetCell {
  const cell = cellOf(text, names[x]);
  if (typeof cell !== 'object' || cell === null || typeof cell.value !== 'number')
    return cell === null ? null : { value: text, bold: true };
  const above = lines.slice(0, y).map((line) => Math.round(Number(line[x] || 0) * 100));
  const adds = above.reduce((sum, cents) => sum + cents, 0) === Math.round(cell.value * 100);
  const column = columnName(x);
  const total: Cell = { ...cell, bold: true };
  return adds ? { ...total, formula: `SUM(${column}${first}:${column}${first + y - 1})` } : total;
}

const widthsOf = (rows: readonly (readonly string[])[]): number[] =>
  (rows[0] ?? []).map((_, x) => Math.min(46, 5 + Math.max(...rows.map((row) => (row[x] ?? '').length))));

/** Cells may be in quotes, in which a comma is no border and two quotes are one. */
function splitLine(line: string): string[] {
  const cells = line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g);
  return [...cells].map(([, quoted, plain]) => quoted?.replaceAll('""', '"') ?? plain ?? '');
}
