/** Tables with numbers, whatever format they are saved in. */
export interface Workbook {
  readonly title: string;
  readonly author: string;
  readonly sheets: readonly Sheet[];
}

export interface Sheet {
  readonly name: string;
  /** In characters, as spreadsheets measure columns. */
  readonly widths: readonly number[];
  readonly rows: readonly (readonly SheetCell[])[];
  readonly frozenRows?: number;
}

export type SheetCell = Cell | string | number | null;

export interface Cell {
  /** Of a formula: what it comes to. */
  readonly value: string | number;
  /** `date`: the value is `2026-03-04`. `money`: in dollars. `share`: 0.112 is 11.2 %. */
  readonly as?: 'money' | 'date' | 'share';
  /** Without the equals sign, e.g. `SUM(C5:C9)` or `'2025'!B14`. */
  readonly formula?: string;
  readonly bold?: boolean;
  readonly large?: boolean;
  readonly italic?: boolean;
  readonly fill?: string;
  readonly color?: string;
}

export const money = (cents: number, style: Partial<Cell> = {}): Cell => ({
  ...{ value: cents / 100, as: 'money', ...style },
});

export const date = (day: string): Cell => ({ value: day, as: 'date' });

export const title = (text: string): Cell => ({ value: text, bold: true, large: true, color: '#1F3A5F' });

export const head = (...names: readonly string[]): Cell[] =>
  names.map((value) => ({ value, bold: true, fill: '#E8EDF3' }));

/** `columnName(27)` is `AB`. */
export const columnName = (index: number): string =>
  index < 26
    ? String.fromCharCode(65 + index)
    : `${columnName(Math.floor(index / 26) - 1)}${columnName(index % 26)}`;

/** Of a column, from one row to another, counted from 1 as they are shown. */
export const sumOf = (
  cents: readonly number[],
  { column, firstRow, style = {} }: { column: number; firstRow: number; style?: Partial<Cell> },
): Cell => {
  const name = columnName(column);
  const total = cents.reduce((sum, each) => sum + each, 0);
  return money(total, {
    formula: `SUM(${name}${firstRow}:${name}${firstRow + cents.length - 1})`,
    bold: true,
    ...style,
  });
};

export const asCell = (cell: SheetCell): Cell | null =>
  cell === null || typeof cell === 'object' ? cell : { value: cell };
