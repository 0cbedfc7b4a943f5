import PDFDocument from 'pdfkit';

export type PdfPage = InstanceType<typeof PDFDocument>;

export interface PdfOptions {
  readonly title: string;
  readonly author: string;
  readonly atMs: number;
  readonly landscape?: boolean;
  readonly margin?: number;
}

/** A document on letter paper, drawn by `draw`. The same drawing at the same world time always gives the same bytes. */
export function writePdfPages(
  { title, author, atMs, landscape = false, margin = 54 }: PdfOptions,
  draw: (page: PdfPage) => void,
): Uint8Array {
  const document = new PDFDocument({
    ...{ size: 'LETTER', layout: landscape ? 'landscape' : 'portrait', margin, bufferPages: true },
    info: { Title: title, Author: author, CreationDate: new Date(atMs), ModDate: new Date(atMs) },
  });
  draw(document);
  document.end();
  const bytes: Buffer | null = document.read();
  if (!bytes) throw new Error(`"${title}" gave no PDF.`);
  return new Uint8Array(bytes);
}

/** Lines of a name and its value, the value at the right edge. Returns where the next thing may start. */
export function drawFacts(
  page: PdfPage,
  facts: readonly (readonly [string, string])[],
  { x, y, width, boldLast = false }: { x: number; y: number; width: number; boldLast?: boolean },
): number {
  facts.forEach(([name, value], index) => {
    const top = y + index * 20;
    const isBold = boldLast && index === facts.length - 1;
    page
      .font(isBold ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(10)
      .fillColor('#222222');
    page.text(name, x, top, { width: width * 0.55, lineBreak: false });
    page.text(value, x + width * 0.45, top, { width: width * 0.55, align: 'right', lineBreak: false });
    page
      .moveTo(x, top + 15)
      .lineTo(x + width, top + 15)
      .lineWidth(0.5)
      .stroke('#d8d8d8');
  });
  return y + facts.length * 20 + 8;
}
