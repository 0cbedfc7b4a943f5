import { type PdfPage, writePdfPages } from './pdf-page.ts';
import { type Block, headingSizePt, type Look, type RichText, type Run, type Runs } from './rich-text.ts';

const LEFT = 72;

/** A text printed to a file. */
export function writePdf({ title, author, blocks, look }: RichText, atMs: number): Uint8Array {
  return writePdfPages({ title, author, atMs, margin: LEFT }, (page) => {
    for (const block of blocks) writeBlock(page, block, look);
  });
}

function writeBlock(page: PdfPage, block: Block, look: Look): void {
  const size = look.sizePt - 0.5;
  switch (block.kind) {
    case 'heading': {
      const fontSize = headingSizePt(look, block.level);
      if (page.y > LEFT + 20) page.moveDown(block.level === 1 ? 0.2 : 0.6);
      page.fillColor(`#${look.headingColor}`);
      const align = look.centeredTitle && block.level === 1 ? 'center' : 'left';
      writeRuns(
        page,
        block.runs.map((run) => ({ ...run, bold: true })),
        { fontSize, look, align },
      );
      page.fillColor('#1c1c1c').moveDown(0.35);
      return;
    }
    case 'paragraph':
      writeRuns(page, block.runs, { fontSize: size, look, align: block.centered ? 'center' : 'left' });
      page.moveDown(0.6);
      return;
    case 'list':
      block.items.forEach((item, index) => {
        const mark: Run = { text: block.ordered ? `${index + 1}.  ` : '•  ' };
        writeRuns(page, [mark, ...item], { fontSize: size, look, indent: 14 });
        page.moveDown(0.25);
      });
      page.moveDown(0.35);
      return;
    case 'quote':
      block.lines.forEach((line, index) => {
        const indent = look.quoteCm[index === 0 ? 0 : 1] * 28.35;
        const runs = look.italicQuote ? line.map((run) => ({ ...run, italic: true })) : line;
        writeRuns(page, runs, { fontSize: size, look, indent });
      });
      page.moveDown(0.7);
      return;
    case 'table':
      page.font(fontOf(look.font)).fontSize(size - 1);
      page.table({
        defaultStyle: { border: 0.5, borderColor: '#b8c2cc', padding: 4 },
        data: [block.head, ...block.rows].map((row) => row.map(cellText)),
      });
      page.moveDown(0.7);
      return;
    case 'rule':
      page
        .moveTo(LEFT, page.y)
        .lineTo(page.page.width - LEFT, page.y)
        .lineWidth(0.7)
        .stroke('#aaaaaa');
      page.moveDown(0.8);
  }
}

const cellText = (runs: Runs): string => runs.map(({ text }) => text).join('');

interface Lines {
  readonly fontSize: number;
  readonly look: Look;
  readonly align?: 'left' | 'center';
  readonly indent?: number;
}

function writeRuns(page: PdfPage, runs: Runs, { fontSize, look, align = 'left', indent = 0 }: Lines): void {
  const width = page.page.width - 2 * LEFT - indent;
  page.fontSize(fontSize).x = LEFT + indent;
  runs.forEach((run, index) => {
    const continued = index < runs.length - 1;
    page.font(fontOf(look.font, run)).text(run.text, { width, align, continued, lineGap: 2.5 });
  });
  page.x = LEFT;
}

/** Fonts that every reader of PDF has, so that none need be enclosed. */
function fontOf(name: string, { bold = false, italic = false }: Partial<Run> = {}): string {
  if (name.includes('Serif'))
    return `Times-${bold && italic ? 'BoldItalic' : bold ? 'Bold' : italic ? 'Italic' : 'Roman'}`;
  const slant = bold && italic ? '-BoldOblique' : bold ? '-Bold' : italic ? '-Oblique' : '';
  return `${name.includes('Mono') ? 'Courier' : 'Helvetica'}${slant}`;
}
