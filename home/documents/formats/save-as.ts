import { writeDocx } from './docx.ts';
import { writeOds } from './ods.ts';
import { writeOdt } from './odt.ts';
import { writePdf } from './pdf.ts';
import { writePlain } from './plain.ts';
import { writePptx } from './pptx.ts';
import type { RichText } from './rich-text.ts';
import type { Workbook } from './workbook.ts';
import { writeXlsx } from './xlsx.ts';

type Content = Promise<Uint8Array> | Uint8Array | string;

const TEXTS: Readonly<Record<string, (text: RichText, atMs: number) => Content>> = {
  docx: writeDocx,
  odt: writeOdt,
  pdf: writePdf,
  pptx: writePptx,
  txt: writePlain,
};

const WORKBOOKS: Readonly<Record<string, (workbook: Workbook, atMs: number) => Content>> = {
  xlsx: writeXlsx,
  ods: writeOds,
};

const extensionOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);

export const isWorkbook = (path: string): boolean => extensionOf(path) in WORKBOOKS;

/** In the format that the name of the file asks for. */
export function saveText(path: string, text: RichText, atMs: number): Content {
  const write = TEXTS[extensionOf(path)];
  if (!write) throw new Error(`"${path}": texts are saved as ${Object.keys(TEXTS).join(', ')} or md.`);
  return write(text, atMs);
}

export function saveWorkbook(path: string, workbook: Workbook, atMs: number): Content {
  const write = WORKBOOKS[extensionOf(path)];
  if (!write) throw new Error(`"${path}": tables are saved as ${Object.keys(WORKBOOKS).join(' or ')}.`);
  return write(workbook, atMs);
}
