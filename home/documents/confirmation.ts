import { drawFacts, writePdfPages } from './formats/pdf-page.ts';

interface Confirmation {
  readonly atMs: number;
  readonly author: string;
  readonly title: string;
  readonly from: string;
  readonly code: string;
  /** What was booked, each with its when. */
  readonly lines: readonly (readonly [string, string])[];
  readonly facts: readonly (readonly [string, string])[];
}

const LEFT = 54;
const WIDTH = 504;
const COLORS = ['#0f4c5c', '#5f3b76', '#7a3b2e', '#22577a', '#3d5a40'];

/** A company keeps its color. */
const colorOf = (name: string): string =>
  COLORS[[...name].reduce((sum, letter) => sum + letter.charCodeAt(0), 0) % COLORS.length] ?? '#0f4c5c';

/** What a company sends after a booking: who, what, when, how much, and a code to keep. */
export function drawConfirmation({
  atMs,
  author,
  title,
  from,
  code,
  lines,
  facts,
}: Confirmation): Uint8Array {
  const color = colorOf(from);
  return writePdfPages({ title: `${from}: ${title}`, author, atMs }, (page) => {
    page.rect(0, 0, 612, 92).fill(color);
    page.font('Helvetica-Bold').fontSize(22).fillColor('#ffffff').text(from, LEFT, 34);
    page.font('Helvetica-Bold').fontSize(18).fillColor('#222222').text(title, LEFT, 122);
    page.roundedRect(LEFT, 156, WIDTH, 54, 6).fill('#f1f3f5');
    page
      .font('Helvetica')
      .fontSize(9)
      .fillColor('#666666')
      .text('CONFIRMATION CODE', LEFT + 16, 166);
    page
      .font('Courier-Bold')
      .fontSize(20)
      .fillColor(color)
      .text(code, LEFT + 16, 181);
    let y = 236;
    for (const [what, when] of lines) {
      page.font('Helvetica-Bold').fontSize(11).fillColor('#222222').text(what, LEFT, y);
      page
        .font('Helvetica')
        .fontSize(10)
        .fillColor('#555555')
        .text(when, LEFT, y + 16);
      y += 44;
    }
    y = drawFacts(page, facts, { x: LEFT, y: y + 8, width: WIDTH, boldLast: true });
    page.font('Helvetica').fontSize(8.5).fillColor('#777777');
    page.text(`Keep this page. Bring the code ${code} and an identity card. Times are local.`, LEFT, y + 14);
  });
}
