/**
 * Letters as strokes of a pen, so that a picture says the same on every machine, whatever fonts it has. Each is drawn
 * in a box 10 high on its baseline, y downwards; small letters are capitals, a little smaller.
 */
const STROKES: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [7, 'M0 10L3.5 0L7 10M1.3 6.6H5.7'],
  B: [6, 'M0 0V10H3.2C7 10 7 5 3.4 4.8H0H3C6 4.6 6 0 3 0H0'],
  C: [6.6, 'M6.4 1.6C4 -1 0 .4 0 5S4 11 6.4 8.4'],
  D: [6.6, 'M0 0V10H2.4C8 10 8 0 2.4 0H0'],
  E: [5.4, 'M5.4 0H0V10H5.4M0 4.9H4.4'],
  F: [5.2, 'M5.2 0H0V10M0 4.9H4.2'],
  G: [7, 'M6.4 1.6C4 -1 0 .4 0 5S4.4 11 6.6 8.4V5.4H4'],
  H: [6.4, 'M0 0V10M6.4 0V10M0 4.9H6.4'],
  I: [0.6, 'M.3 0V10'],
  J: [4.4, 'M4.2 0V7.6C4.2 10.8 .6 10.6 0 8.2'],
  K: [6, 'M0 0V10M5.8 0L0 5.8M2 4.2L6 10'],
  L: [5, 'M0 0V10H5'],
  M: [8, 'M0 10V0L4 7L8 0V10'],
  N: [6.6, 'M0 10V0L6.6 10V0'],
  O: [7.2, 'M3.6 0C-1.2 0 -1.2 10 3.6 10S8.4 0 3.6 0Z'],
  P: [5.8, 'M0 10V0H3C6.8 0 6.8 5.6 3 5.6H0'],
  Q: [7.2, 'M3.6 0C-1.2 0 -1.2 10 3.6 10S8.4 0 3.6 0ZM4.6 7.4L7.2 10.6'],
  R: [6.2, 'M0 10V0H3C6.8 0 6.8 5.4 3 5.4H0M3 5.4L6.2 10'],
  S: [5.8, 'M5.4 1.4C3.4 -.8 .2 .2 .3 2.6C.4 5.2 5.6 4.6 5.6 7.4C5.6 10.4 1.8 10.8 0 8.6'],
  T: [6.6, 'M0 0H6.6M3.3 0V10'],
  U: [6.4, 'M0 0V6.4C0 11.2 6.4 11.2 6.4 6.4V0'],
  V: [6.8, 'M0 0L3.4 10L6.8 0'],
  W: [9.6, 'M0 0L2.4 10L4.8 2.4L7.2 10L9.6 0'],
  X: [6.4, 'M0 0L6.4 10M6.4 0L0 10'],
  Y: [6.4, 'M0 0L3.2 5L6.4 0M3.2 5V10'],
  Z: [6, 'M0 0H6L0 10H6'],
  0: [6.2, 'M3.1 0C-1 0 -1 10 3.1 10S7.2 0 3.1 0Z'],
  1: [2.6, 'M0 2L2.4 0V10'],
  2: [5.6, 'M.2 2.4C.8 -.8 5.4 -.6 5.2 2.8C5 5.2 1.6 7 0 10H5.6'],
  3: [
    5.6,
    'M.2 1.2C2.4 -.8 5.2 .2 5 2.4C4.9 4.2 3 4.8 1.8 4.8C3.2 4.8 5.6 5.4 5.4 7.6C5.2 10.4 1.6 10.6 0 8.8',
  ],
  4: [6.2, 'M4.4 10V0L0 7H6.2'],
  5: [5.6, 'M5 0H.8L.4 4.4C3 3.2 5.8 4.6 5.5 7.2C5.2 10.4 1.4 10.8 0 8.8'],
  6: [5.8, 'M4.8 .4C1.8 .8 0 3.8 .1 6.8C.4 11 5.8 10.8 5.6 7C5.4 4 1.4 3.8 .2 6.4'],
  7: [5.6, 'M0 0H5.6L2 10'],
  8: [5.8, 'M2.9 4.8C.2 4.6 .2 0 2.9 0S5.6 4.6 2.9 4.8C-.6 5 -.6 10 2.9 10S6.4 5 2.9 4.8'],
  9: [5.8, 'M5.6 3.8C5 6.4 .4 6.2 .2 3.2C.1 -.6 5.8 -1 5.7 3.4C5.6 7 3.8 9.6 1 9.8'],
  '.': [0.8, 'M.3 9.8H.5'],
  ',': [1, 'M.6 9.4L.1 11.4'],
  '!': [0.8, 'M.4 0V6.8M.4 9.8H.5'],
  '?': [5, 'M0 2.2C.6 -.8 5 -.6 4.8 2.4C4.6 4.4 2.4 4.4 2.4 6.8M2.4 9.8H2.5'],
  "'": [0.8, 'M.4 0L.2 2.4'],
  '"': [2.2, 'M.4 0L.3 2.4M1.9 0L1.8 2.4'],
  '-': [3.6, 'M.2 5.4H3.4'],
  ':': [0.8, 'M.4 3H.5M.4 9.2H.5'],
  '&': [7, 'M7 10C3.6 8 1.4 5 1.2 2.6C1 -.6 4.8 -.6 4.6 2.2C4.4 4.4 0 4.8 0 7.6C0 10.8 5 10.8 6.6 5.6'],
  '/': [4.4, 'M0 10.6L4.4 -.6'],
  '(': [2.2, 'M2.2 -.6C-.6 2.4 -.6 8 2.2 11'],
  ')': [2.2, 'M0 -.6C2.8 2.4 2.8 8 0 11'],
  $: [5.8, 'M5.4 1.6C3.4 -.4 .2 .4 .3 2.8C.4 5.2 5.6 4.6 5.6 7.2C5.6 10.2 1.8 10.4 0 8.4M2.9 -1.2V11.2'],
  '+': [5, 'M0 5.2H5M2.5 2.6V7.8'],
  '#': [6, 'M2 0L1.2 10M4.8 0L4 10M0 3.2H6M0 6.8H5.8'],
};

const GAP = 2.2;
const SPACE = 4.4;
const SMALL = 0.8;

interface Lettering {
  readonly x: number;
  readonly y: number;
  /** Height of a capital. */
  readonly size: number;
  readonly anchor?: string;
  readonly color: string;
  /** Of the pen, as a share of the size. */
  readonly weight?: number;
}

/** One line of hand lettering whose baseline is at `y`. */
function letter(text: string, { x, y, size, anchor = 'start', color, weight = 0.13 }: Lettering): string {
  const scale = size / 10;
  let at = 0;
  const glyphs: string[] = [];
  for (const character of text.replaceAll(/[–—]/g, '-').replaceAll(/[’‘]/g, "'")) {
    const stroke = STROKES[character.toUpperCase()];
    if (!stroke) {
      at += SPACE;
      continue;
    }
    const fit = character === character.toUpperCase() ? 1 : SMALL;
    const [width, path] = stroke;
    glyphs.push(`<path d="${path}" transform="translate(${round(at)} ${round(-10 * fit)}) scale(${fit})"/>`);
    at += width * fit + GAP;
  }
  const shift = anchor === 'middle' ? -(at - GAP) / 2 : anchor === 'end' ? -(at - GAP) : 0;
  const place = `translate(${x} ${y}) scale(${round(scale)}) translate(${round(shift)} 0)`;
  const pen = `fill="none" stroke="${color}" stroke-width="${weight * 10}" stroke-linecap="round" stroke-linejoin="round"`;
  return `<g transform="${place}" ${pen}>${glyphs.join('')}</g>`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000;

/** Every `<text>` of a drawing as lettering. Its font is not looked at; size, place, anchor and color are. */
export const letterTexts = (svg: string): string =>
  svg.replaceAll(/<text\b([^>]*)>([^<]*)<\/text>/g, (_, attributes: string, content: string) => {
    const read = (name: string) => new RegExp(`\\b${name}="([^"]*)"`).exec(attributes)?.[1];
    const transform = read('transform');
    const line = letter(unescapeXml(content), {
      ...{
        x: Number(read('x') ?? 0),
        y: Number(read('y') ?? 0),
        size: Number(read('font-size') ?? 16) * 0.72,
      },
      ...{ anchor: read('text-anchor') ?? 'start', color: read('fill') ?? '#222222' },
      weight: read('font-weight') ? 0.19 : 0.13,
    });
    return transform ? `<g transform="${transform}">${line}</g>` : line;
  });

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  '#39': "'",
};

const unescapeXml = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|apos|#39);/g, (_, name: string) => NAMED[name] ?? '');
