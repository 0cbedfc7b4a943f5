import type { Life } from '#world/life.ts';
import { drawFacts, writePdfPages } from './formats/pdf-page.ts';

interface TaxForm {
  readonly name: string;
  readonly title: string;
  readonly year: number;
  readonly payer: string;
  readonly owner: Life['owner'];
  readonly boxes: readonly (readonly [string, string])[];
  readonly atMs: number;
}

/** A form as a payer's software prints it for the person: plain boxes, the year in large type. */
export function drawTaxForm({ name, title, year, payer, owner, boxes, atMs }: TaxForm): Uint8Array {
  return writePdfPages({ title: `${name} ${year}, ${payer}`, author: payer, atMs }, (page) => {
    page.rect(54, 54, 504, 64).lineWidth(1.4).stroke('#333333');
    page.font('Helvetica-Bold').fontSize(24).fillColor('#111111').text(name, 66, 66);
    page.fontSize(12).text(title, 66, 96);
    page.fontSize(28).text(String(year), 430, 72, { width: 116, align: 'right' });
    const { street, city, state, zip } = owner.address;
    const parties = [
      ['FROM', [payer]],
      ['FOR', [owner.name, street, `${city}, ${state} ${zip}`]],
    ] as const;
    parties.forEach(([label, lines], index) => {
      const x = 54 + index * 252;
      page.rect(x, 130, 252, 78).lineWidth(0.8).stroke('#555555');
      page
        .font('Helvetica')
        .fontSize(7.5)
        .fillColor('#666666')
        .text(label, x + 10, 138);
      page
        .fontSize(11)
        .fillColor('#111111')
        .text(lines.join('\n'), x + 10, 152, { width: 232, lineGap: 2 });
    });
    const y = drawFacts(page, boxes, { x: 54, y: 232, width: 504 });
    page.font('Helvetica').fontSize(8.5).fillColor('#666666');
    page.text('Copy for your records. Keep it with your tax papers.', 54, y + 10);
  });
}
