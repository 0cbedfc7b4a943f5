import { OdtDocument } from 'odf-kit';
import {
  type Block,
  columnWidthsCm,
  headingSizePt,
  type Look,
  type RichText,
  type Run,
  type Runs,
  type TableBlock,
} from './rich-text.ts';
import { tidyZip } from './tidy-zip.ts';

export async function writeOdt(text: RichText, atMs: number): Promise<Uint8Array> {
  const { title, author, blocks, look } = text;
  const document = new OdtDocument()
    .setMetadata({ title, creator: author, creationDate: new Date(atMs) })
    .setPageLayout({ width: '21.59cm', height: '27.94cm', ...MARGINS });
  if (blocks.length > 12) document.setFooter('###');
  for (const block of blocks) writeBlock(document, block, look);
  return tidyZip(await document.save(), atMs);
}

const MARGINS = { marginTop: '2.4cm', marginBottom: '2.2cm', marginLeft: '2.5cm', marginRight: '2.5cm' };

function writeBlock(document: OdtDocument, block: Block, look: Look): void {
  const body = { fontFamily: look.font, fontSize: look.sizePt };
  switch (block.kind) {
    case 'heading': {
      const align = look.centeredTitle && block.level === 1 ? 'center' : 'left';
      const format = {
        ...{ fontFamily: look.headingFont, fontSize: headingSizePt(look, block.level) },
        ...{ color: `#${look.headingColor}`, bold: true },
      };
      const spaceBefore = block.level === 1 ? '0cm' : '0.5cm';
      document.addHeading(addRuns(block.runs, format), block.level, { align, spaceBefore });
      return;
    }
    case 'paragraph':
      document.addParagraph(addRuns(block.runs, body), {
        ...{ spaceAfter: '0.25cm', lineHeight: 1.15, align: block.centered ? 'center' : 'left' },
      });
      return;
    case 'list':
      document.addList(
        (list) => {
          for (const item of block.items) list.addItem(addRuns(item, body));
        },
        { type: block.ordered ? 'numbered' : 'bullet' },
      );
      return;
    case 'quote':
      writeQuote(document, block.lines, look);
      return;
    case 'table':
      writeTable(document, block, look);
      return;
    case 'rule':
      document.addParagraph('', { borderBottom: '0.5pt solid #aaaaaa', spaceAfter: '0.3cm' });
  }
}

interface Format {
  readonly fontFamily: string;
  readonly fontSize: number;
  readonly color?: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
}

interface Builder {
  addText(text: string, format: Format): unknown;
  addLineBreak(): unknown;
}

const addRuns = (runs: Runs, format: Format) => (builder: Builder) => {
  for (const run of runs)
    for (const [index, line] of run.text.split('\n').entries()) {
      if (index > 0) builder.addLineBreak();
      if (line) builder.addText(line, { ...format, ...emphasisOf(run) });
    }
};

const emphasisOf = ({ bold, italic }: Run) => ({ ...(bold && { bold }), ...(italic && { italic }) });

function writeQuote(document: OdtDocument, lines: readonly Runs[], look: Look): void {
  const format = { fontFamily: look.font, fontSize: look.sizePt, italic: look.italicQuote };
  lines.forEach((line, index) => {
    const indentLeft = `${look.quoteCm[index === 0 ? 0 : 1]}cm`;
    const spaceAfter = index === lines.length - 1 ? '0.35cm' : '0cm';
    document.addParagraph(addRuns(line, format), { indentLeft, spaceAfter });
  });
}

function writeTable(document: OdtDocument, block: TableBlock, look: Look): void {
  const { head, rows } = block;
  const body = { fontFamily: look.font, fontSize: look.sizePt - 1 };
  const columnWidths = columnWidthsCm(block).map((width) => `${width.toFixed(2)}cm`);
  document.addTable(
    (table) => {
      table.addRow((row) => {
        for (const cell of head)
          row.addCell(addRuns(cell, { ...body, bold: true }), {
            backgroundColor: '#e8edf3',
            padding: '0.12cm',
          });
      });
      for (const cells of rows)
        table.addRow((row) => {
          for (const cell of cells) row.addCell(addRuns(cell, body), { padding: '0.12cm' });
        });
    },
    { columnWidths, border: '0.5pt solid #b8c2cc' },
  );
  document.addParagraph('');
}
