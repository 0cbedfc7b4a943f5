import PptxGenJS from 'pptxgenjs';
import { type Block, plainText, type RichText, type Runs, type TableBlock } from './rich-text.ts';
import { tidyZip } from './tidy-zip.ts';

const INK = '2B2B2B';
const FONT = 'Liberation Sans';

interface Slide {
  readonly title: Runs;
  readonly blocks: readonly Block[];
}

/** The first heading and what follows it is the title slide; each further heading begins a slide. Quotes are speaker notes. */
export async function writePptx(
  { title, author, blocks, look }: RichText,
  atMs: number,
): Promise<Uint8Array> {
  const deck = new PptxGenJS();
  deck.layout = 'LAYOUT_WIDE';
  Object.assign(deck, { title, author, company: '' });
  const [cover, ...slides] = splitSlides(blocks);
  if (cover) drawCover(deck, cover, look.headingColor);
  slides.forEach((slide, index) => {
    drawSlide(deck, slide, { color: look.headingColor, number: index + 2 });
  });
  const bytes = await deck.write({ outputType: 'uint8array' });
  if (!(bytes instanceof Uint8Array)) throw new Error(`"${title}" gave no slides.`);
  return tidyZip(bytes, atMs);
}

function splitSlides(blocks: readonly Block[]): Slide[] {
  const slides: { title: Runs; blocks: Block[] }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading') slides.push({ title: block.runs, blocks: [] });
    else slides.at(-1)?.blocks.push(block);
  }
  return slides;
}

type Deck = InstanceType<typeof PptxGenJS>;
type DeckSlide = ReturnType<Deck['addSlide']>;

function drawCover(deck: Deck, { title, blocks }: Slide, color: string): void {
  const slide = deck.addSlide();
  slide.background = { color };
  slide.addText(plainText(title), {
    ...{ x: 0.9, y: 2.2, w: 11.5, h: 1.6, fontFace: FONT, fontSize: 44, bold: true, color: 'FFFFFF' },
    valign: 'bottom',
  });
  slide.addShape('rect', { x: 0.98, y: 3.95, w: 2.2, h: 0.07, fill: { color: 'E3B23C' } });
  const lines = blocks.flatMap((block) => (block.kind === 'paragraph' ? [plainText(block.runs)] : []));
  slide.addText(lines.join('\n'), {
    ...{ x: 0.9, y: 4.15, w: 11.5, h: 1.4, fontFace: FONT, fontSize: 20, color: 'EDEFF2', valign: 'top' },
  });
  addNotes(slide, blocks);
}

function drawSlide(deck: Deck, { title, blocks }: Slide, at: { color: string; number: number }): void {
  const slide = deck.addSlide();
  slide.addShape('rect', { x: 0, y: 0, w: 0.28, h: 7.5, fill: { color: at.color } });
  slide.addText(plainText(title), {
    ...{ x: 0.8, y: 0.45, w: 11.8, h: 0.9, fontFace: FONT, fontSize: 32, bold: true, color: at.color },
    valign: 'middle',
  });
  const shown = blocks.filter(({ kind }) => kind !== 'quote');
  const height = 5.4 / Math.max(shown.length, 1);
  shown.forEach((block, index) => {
    drawBlock(slide, block, { y: 1.6 + index * height, height, color: at.color });
  });
  slide.addText(String(at.number), {
    ...{ x: 12.2, y: 6.95, w: 0.8, h: 0.35, fontFace: FONT, fontSize: 12, color: '8A8A8A', align: 'right' },
  });
  addNotes(slide, blocks);
}

function drawBlock(slide: DeckSlide, block: Block, at: { y: number; height: number; color: string }): void {
  const box = { x: 0.8, y: at.y, w: 11.7, h: at.height, fontFace: FONT, color: INK, valign: 'top' as const };
  if (block.kind === 'list') {
    const bullet = block.ordered ? { type: 'number' as const } : true;
    const items = block.items.map((item) => ({
      text: plainText(item),
      options: { bullet, breakLine: true },
    }));
    slide.addText(items, { ...box, fontSize: 22, paraSpaceAfter: 10 });
  }
  if (block.kind === 'paragraph') slide.addText(plainText(block.runs), { ...box, fontSize: 24 });
  if (block.kind === 'table') drawTable(slide, block, at);
}

function drawTable(
  slide: DeckSlide,
  { head, rows }: TableBlock,
  { y, color }: { y: number; color: string },
): void {
  const headStyle = { bold: true, color: 'FFFFFF', fill: { color } };
  slide.addTable(
    [
      head.map((runs) => ({ text: plainText(runs), options: headStyle })),
      ...rows.map((row) => row.map((runs) => ({ text: plainText(runs) }))),
    ],
    {
      ...{ x: 0.8, y, w: 11.7, fontFace: FONT, fontSize: 18, color: INK },
      border: { type: 'solid', pt: 0.75, color: 'C4CBD3' },
    },
  );
}

function addNotes(slide: DeckSlide, blocks: readonly Block[]): void {
  const notes = blocks.flatMap((block) => (block.kind === 'quote' ? block.lines.map(plainText) : []));
  if (notes.length > 0) slide.addNotes(notes.join('\n'));
}
