import {
  AlignmentType,
  BorderStyle,
  Document,
  type FileChild,
  Footer,
  LevelFormat,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import {
  type Block,
  columnWidthsCm,
  headingSizePt,
  type Look,
  type RichText,
  type Runs,
  type TableBlock,
} from './rich-text.ts';
import { tidyZip } from './tidy-zip.ts';

const twips = (cm: number) => Math.round(cm * 567);

export async function writeDocx(text: RichText, atMs: number): Promise<Uint8Array> {
  const { title, author, blocks, look } = text;
  const document = new Document({
    ...{ title, creator: author, lastModifiedBy: author, revision: 3 },
    styles: {
      default: {
        document: { run: { font: look.font, size: look.sizePt * 2 } },
        ...headingStyles(look),
      },
    },
    numbering: { config: [{ reference: 'steps', levels: [STEP] }] },
    sections: [
      {
        properties: { page: { size: { width: 12240, height: 15840 }, margin: MARGIN } },
        ...(blocks.length > 12 && { footers: { default: pageFooter(look) } }),
        children: blocks.flatMap((block) => writeBlock(block, look)),
      },
    ],
  });
  return tidyZip(await Packer.toBuffer(document), atMs);
}

const MARGIN = { top: twips(2.4), bottom: twips(2.2), left: twips(2.5), right: twips(2.5) };

const STEP = {
  ...{ level: 0, format: LevelFormat.DECIMAL, text: '%1.', alignment: AlignmentType.START },
  style: { paragraph: { indent: { left: twips(1), hanging: twips(0.6) } } },
};

function headingStyles(look: Look) {
  const style = (level: number) => ({
    run: {
      font: look.headingFont,
      size: headingSizePt(look, level) * 2,
      bold: true,
      color: look.headingColor,
    },
    paragraph: { spacing: { before: level === 1 ? 0 : 240, after: 120 } },
  });
  return { heading1: style(1), heading2: style(2), heading3: style(3) };
}

const pageFooter = ({ font }: Look) =>
  new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ font, size: 18, color: '777777', children: [PageNumber.CURRENT] })],
      }),
    ],
  });

const HEADINGS = ['Heading1', 'Heading2', 'Heading3'] as const;

function writeBlock(block: Block, look: Look): FileChild[] {
  const spacing = { after: 140, line: 276 };
  switch (block.kind) {
    case 'heading': {
      const heading = HEADINGS[Math.min(block.level, 3) - 1] ?? 'Heading3';
      const isTitle = look.centeredTitle && block.level === 1;
      return [new Paragraph({ heading, ...centered(isTitle), children: textRuns(block.runs) })];
    }
    case 'paragraph':
      return [new Paragraph({ spacing, ...centered(block.centered), children: textRuns(block.runs) })];
    case 'list':
      return block.items.map((item) => listItem(item, block.ordered));
    case 'quote':
      return block.lines.map((line, index) => quoteLine(line, { index, of: block.lines.length, look }));
    case 'table':
      return [writeTable(block), new Paragraph({ spacing: { after: 60 } })];
    case 'rule':
      return [new Paragraph({ border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'AAAAAA' } } })];
  }
}

const centered = (is = false) => ({ alignment: is ? AlignmentType.CENTER : AlignmentType.START });

const textRuns = (runs: Runs, style: { bold?: boolean; italics?: boolean } = {}) =>
  runs.flatMap(({ text, bold, italic }) =>
    text.split('\n').map(
      (line, index) =>
        new TextRun({
          ...{ text: line, ...(index > 0 && { break: 1 }), ...style },
          ...{ ...(bold && { bold }), ...(italic && { italics: italic }) },
        }),
    ),
  );

const listItem = (item: Runs, ordered: boolean) =>
  new Paragraph({
    ...(ordered ? { numbering: { reference: 'steps', level: 0 } } : { bullet: { level: 0 } }),
    spacing: { after: 70 },
    children: textRuns(item),
  });

function quoteLine(line: Runs, { index, of, look }: { index: number; of: number; look: Look }) {
  const indent = { left: twips(look.quoteCm[index === 0 ? 0 : 1]), right: twips(1.5) };
  const isLast = index === of - 1;
  const children = textRuns(line, look.italicQuote ? { italics: true } : {});
  return new Paragraph({ indent, keepNext: !isLast, spacing: { after: isLast ? 200 : 0 }, children });
}

function writeTable(block: TableBlock): Table {
  const { head, rows } = block;
  const widths = columnWidthsCm(block).map(twips);
  const cell = (runs: Runs, column: number, isHead: boolean) =>
    new TableCell({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 50, bottom: 50, left: 90, right: 90 },
      ...(isHead && { shading: { fill: 'E8EDF3' } }),
      children: [new Paragraph({ children: textRuns(runs, isHead ? { bold: true } : {}) })],
    });
  return new Table({
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    columnWidths: widths,
    rows: [
      new TableRow({ tableHeader: true, children: head.map((runs, column) => cell(runs, column, true)) }),
      ...rows.map((row) => new TableRow({ children: row.map((runs, column) => cell(runs, column, false)) })),
    ],
  });
}
