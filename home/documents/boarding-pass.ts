import type { BookedLeg } from '#world/events/plans.ts';
import { createRng } from '#world/rng.ts';
import { type PdfPage, writePdfPages } from './formats/pdf-page.ts';
import { clock, monthAndDay } from './wording.ts';

interface Pass {
  readonly leg: BookedLeg;
  readonly passenger: string;
  readonly confirmation: string;
  readonly sequence: number;
  readonly day: string;
  readonly departs: string;
  readonly arrives: string;
  readonly atMs: number;
}

const INK = '#1d2733';
const BLUE = '#1b4f72';

const airport = (place: string) => /\((\w{3})\)/.exec(place)?.[1] ?? place.slice(0, 3).toUpperCase();
const city = (place: string) => place.replace(/ \(.*/, '');

export function drawBoardingPass(pass: Pass): Uint8Array {
  const { leg, passenger, atMs, day } = pass;
  const title = `Boarding pass ${leg.number} ${airport(leg.from)}-${airport(leg.to)}`;
  return writePdfPages({ title, author: leg.carrier ?? 'Airline', atMs }, (page) => {
    page.roundedRect(48, 60, 516, 250, 10).lineWidth(1).stroke('#9fb0bf');
    page.rect(48, 60, 516, 40).fill(BLUE);
    page
      .font('Helvetica-Bold')
      .fontSize(16)
      .fillColor('#ffffff')
      .text(leg.carrier ?? '', 66, 73);
    page.fontSize(12).text('BOARDING PASS', 400, 75, { width: 146, align: 'right' });
    page.fontSize(38).fillColor(INK).text(airport(leg.from), 66, 122);
    page.text(airport(leg.to), 236, 122);
    page.moveTo(160, 142).lineTo(222, 142).lineWidth(2).stroke(BLUE);
    page.path('M222 142 l-10 -6 v12 z').fill(BLUE);
    page.font('Helvetica').fontSize(9).fillColor('#5a6875');
    page.text(city(leg.from), 66, 164, { width: 160 }).text(city(leg.to), 236, 164, { width: 160 });
    drawFields(page, [
      ['PASSENGER', passenger],
      ['DATE', monthAndDay(day)],
      ['FLIGHT', leg.number ?? ''],
      ['SEAT', leg.seat ?? 'At gate'],
      ['DEPARTS', clock(pass.departs)],
      ['ARRIVES', clock(pass.arrives)],
      ['CONFIRMATION', pass.confirmation],
      ['SEQUENCE', String(pass.sequence).padStart(3, '0')],
    ]);
    drawCode(page, `${pass.confirmation}${leg.number}${leg.seat}`);
    page.font('Helvetica').fontSize(9).fillColor('#5a6875');
    page.text('Doors close 15 minutes before departure. Have this page and an identity card ready.', 66, 326);
  });
}

function drawFields(page: PdfPage, fields: readonly (readonly [string, string])[]): void {
  fields.forEach(([name, value], index) => {
    const [x, y] = [66 + (index % 4) * 88 + (index % 4 > 0 ? 34 : 0), 198 + Math.floor(index / 4) * 48];
    page.font('Helvetica').fontSize(7.5).fillColor('#7a8793').text(name, x, y);
    page
      .font('Helvetica-Bold')
      .fontSize(11.5)
      .fillColor(INK)
      .text(value, x, y + 12, { lineBreak: false });
  });
}

/** Squares in the manner of an Aztec code: looks scannable, says nothing. */
function drawCode(page: PdfPage, seed: string): void {
  const random = createRng(seed)('code');
  const cells = 23;
  page.rect(452, 112, 96, 96).fill('#ffffff');
  for (let y = 0; y < cells; y++)
    for (let x = 0; x < cells; x++) {
      const ring = Math.max(Math.abs(x - 11), Math.abs(y - 11));
      const isDark = ring <= 4 ? ring % 2 === 0 : random.chance(0.5);
      if (isDark) page.rect(452 + x * 4, 112 + y * 4, 4.05, 4.05).fill('#111111');
    }
}
