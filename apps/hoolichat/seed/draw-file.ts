import { fileType } from '../rules/file-type.ts';
import type { FilePart } from '../service/parts.ts';
import { pdfOf } from './pdf-of.ts';

/** A file that somebody sent, with what the story says is in it. */
export function drawFile({
  name,
  text,
  caption,
}: {
  name: string;
  text?: string;
  caption?: string;
}): FilePart {
  const content = text ?? caption ?? name;
  const bytes = /\.pdf$/i.test(name) ? pdfOf(content) : new TextEncoder().encode(`${content}\n`);
  return { filename: name, type: fileType(name, bytes), bytes, width: null, height: null };
}
