import { createRng } from '#world/rng.ts';
import { backdropOf, HEIGHT, WIDTH } from './backdrops.ts';
import { lightOf } from './light.ts';
import { motifsIn } from './motifs.ts';

/**
 * A small picture of what a caption says: a place in its light, and the things that are named. The same caption at
 * the same hour is always the same picture.
 */
export function drawScene(caption: string, { hour, seed }: { hour: number; seed: string }): string {
  const random = createRng(`${seed} ${caption}`)('picture');
  const light = lightOf(caption, hour);
  const { groundY, fill } = backdropOf(caption)(light, random);
  const motifs = motifsIn(caption, random);
  const things = motifs.map((motif, index) => {
    const [x, scale] = SPOTS[motifs.length - 1]?.[index] ?? [320, 1];
    const y = groundY + (index === 0 ? 22 : -16);
    return `<g transform="translate(${x + random.int(-16, 16)} ${y}) scale(${scale})">${motif(random, caption)}</g>`;
  });
  const [veil, strength] = light.veil;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">`,
    fill,
    ...things.toReversed(),
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${veil}" opacity="${strength}"/>`,
    `<defs><radialGradient id="edge" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-opacity="0"/><stop offset="1" stop-opacity=".32"/></radialGradient></defs>`,
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#edge)"/></svg>`,
  ].join('');
}

/** Across and how large, for one, two or three things; the first stands in front. */
const SPOTS: readonly (readonly (readonly [x: number, scale: number])[])[] = [
  [[320, 1.35]],
  [
    [230, 1.2],
    [480, 0.85],
  ],
  [
    [300, 1.15],
    [520, 0.75],
    [100, 0.7],
  ],
];
