import sharp from 'sharp';
import { letterTexts } from './lettering.ts';

export interface Shot {
  readonly svg: string;
  /** In pixels; as many as the drawing has units when absent. */
  readonly width?: number;
  /** As a camera writes it into the picture: `2026:03:04 21:15:34`, on the clock of the place. */
  readonly taken: string;
  readonly caption: string;
}

/** A drawing as the picture that a camera or a program would have saved. */
export function develop({ svg, width, taken, caption }: Shot, format: 'jpg' | 'png'): Promise<Uint8Array> {
  const image = sharp(Buffer.from(letterTexts(sized(svg, width)))).flatten({ background: '#ffffff' });
  if (format === 'png') return image.png({ compressionLevel: 7 }).toBuffer();
  return image
    .withExif({
      IFD0: { ImageDescription: caption, DateTime: taken, Make: 'Hooli', Model: 'Hooli Phone 4' },
      IFD2: { DateTimeOriginal: taken, DateTimeDigitized: taken },
    })
    .jpeg({ quality: 82 })
    .toBuffer();
}

/** Drawn at its final size: the size of the root element is what the renderer goes by. */
function sized(svg: string, wanted: number | undefined): string {
  const box = /viewBox="0 0 (\d+) (\d+)"/.exec(svg);
  if (!box) throw new Error('A drawing needs a viewBox that begins at 0 0.');
  const width = wanted ?? Number(box[1]);
  const height = Math.round((width * Number(box[2])) / Number(box[1]));
  return svg.replace(/<svg\b[^>]*>/, (root) => {
    const bare = root.replaceAll(/\s(width|height)="[^"]*"/g, '');
    return bare.replace(/>$/, ` width="${width}" height="${height}">`);
  });
}
