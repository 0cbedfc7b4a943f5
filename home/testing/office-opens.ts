import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { expect } from 'vitest';
import { listFiles } from './list-files.ts';

const program = readFileSync(join(import.meta.dirname, 'open_in_office.py'), 'utf8');

/** Runs a command in a home folder as its owner, on a machine that has LibreOffice and Python, and answers what it printed. */
export type RunInPc = (command: readonly string[]) => Promise<string>;

type Report = Readonly<Record<string, string | Shown | null>>;

const OFFICE_FILE = /\.(docx|odt|xlsx|ods|pptx|odp|csv|txt)$/;

/**
 * LibreOffice opens every document of a home folder as it is, shows all of its text, and comes to the values that its
 * formulas claim. `dir` is the same folder, where this process reads it; `home` is where the command finds it.
 */
export async function expectOfficeOpens(
  run: RunInPc,
  { dir, home }: { dir: string; home: string },
): Promise<void> {
  const paths = listFiles(dir).filter(
    (path) => /^(Desktop|Documents|Downloads|Templates)\//.test(path) && OFFICE_FILE.test(path),
  );
  const asked = JSON.stringify(paths.map((path) => join(home, path)));
  const report: Report = JSON.parse(await run(['python3', '-c', program, asked]));
  const problems = paths.flatMap((path) =>
    problemsOf(path, readFileSync(join(dir, path)), report[join(home, path)]),
  );
  expect(problems).toEqual([]);
  expect(paths.flatMap((path) => formulasOf(path, readFileSync(join(dir, path)))).length).toBeGreaterThan(0);
}

function problemsOf(path: string, bytes: Uint8Array, shown: Report[string] | undefined): string[] {
  if (shown === null || shown === undefined) return [`${path} does not open`];
  const text = typeof shown === 'string' ? shown : Object.values(shown).flat(2).join('\n');
  const lost = passages(path, bytes).filter((passage) => !squeeze(text).includes(squeeze(passage)));
  const wrong = typeof shown === 'string' ? [] : wrongFormulas(path, bytes, shown);
  return [...lost.map((passage) => `${path} does not show "${passage}"`), ...wrong];
}

/** Quotes and spaces may be told in several ways. */
const squeeze = (text: string): string => text.replaceAll(/[\s\u00a0"]+/g, '');

const TEXT_PARTS = /^(word\/document|content|xl\/sharedStrings|ppt\/slides\/slide\d+)\.xml$/;

/** Texts of some length, as the file itself holds them. */
function passages(path: string, bytes: Uint8Array): string[] {
  if (!/\.(docx|odt|xlsx|ods|pptx|odp)$/.test(path)) {
    const lines = Buffer.from(bytes).toString('utf8').split(/\r?\n/);
    return path.endsWith('.csv') ? [] : lines.map((line) => line.trim()).filter((line) => line.length > 8);
  }
  const parts = Object.entries(unzipSync(bytes)).filter(([name]) => TEXT_PARTS.test(name));
  return parts
    .flatMap(([, part]) => strFromU8(part).split(/<[^>]+>/))
    .map(unescapeXml)
    .filter((text) => text.trim().length > 8 && !/^\d{4}-\d\d-\d\d/.test(text));
}

const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => NAMED[name] ?? '').trim();

interface Formula {
  readonly sheet: string;
  readonly cell: string;
  /** What the file says that it comes to. */
  readonly value: number;
}

/** By the name of the sheet; a program that writes only one does not name it. */
type Shown = Readonly<Record<string, readonly string[][]>>;

function wrongFormulas(path: string, bytes: Uint8Array, shown: Shown): string[] {
  return formulasOf(path, bytes)
    .filter(({ sheet, value }) => {
      const cells = (shown[sheet] ?? Object.values(shown)[0] ?? []).flat();
      return !cells.some((cell) => Math.abs(Number(cell.replaceAll(/[$,]/g, '')) - value) < 0.006);
    })
    .map(
      ({ sheet, cell, value }) => `${path} claims ${value} for ${sheet}!${cell}, which is not what comes out`,
    );
}

function formulasOf(path: string, bytes: Uint8Array): Formula[] {
  if (!/\.(xlsx|ods)$/.test(path)) return [];
  const parts = unzipSync(bytes);
  const part = (name: string) => strFromU8(parts[name] ?? new Uint8Array());
  if (path.endsWith('.ods'))
    return part('content.xml')
      .split('<table:table ')
      .slice(1)
      .flatMap((table) => odsFormulas(table, /table:name="([^"]*)"/.exec(table)?.[1] ?? ''));
  const names = [...part('xl/workbook.xml').matchAll(/<sheet\b[^>]*\bname="([^"]+)"/g)];
  return names.flatMap(([, name = ''], index) =>
    xlsxFormulas(part(`xl/worksheets/sheet${index + 1}.xml`), name),
  );
}

const xlsxFormulas = (xml: string, sheet: string): Formula[] =>
  [...xml.matchAll(/<c r="([A-Z]+\d+)"[^>]*><f>[^<]*<\/f>(?:<v>([^<]*)<\/v>)?/g)].map(
    ([, cell = '', value = '']) => ({ sheet, cell, value: Number.parseFloat(value) }),
  );

const odsFormulas = (xml: string, sheet: string): Formula[] =>
  [...xml.matchAll(/<table:table-cell [^>]*table:formula="of:=([^"]*)"[^>]*>/g)].map(
    ([tag, formula = '']) => ({
      ...{ sheet, cell: formula, value: Number.parseFloat(/office:value="([^"]*)"/.exec(tag)?.[1] ?? '') },
    }),
  );
