import { describe, expect, test } from 'vitest';
import { drawScene } from './draw-scene.ts';

const CAPTIONS = [
  'a turkey on the roof of a shed at sunset',
  'a whiteboard that says "A < B & C"',
  'the lake, a boat with a flag that says S.S. PAPER',
  'three snowy trees',
  'nothing that can be drawn',
  '',
];

describe('a picture', () => {
  test.each(CAPTIONS)('of "%s" is a small whole SVG, always the same', (caption) => {
    const svg = drawScene(caption, { hour: 14, seed: 'x' });
    expect(drawScene(caption, { hour: 14, seed: 'x' })).toBe(svg);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="640" height="480"/);
    expect(svg.length).toBeLessThan(20_000);
    expect(svg).not.toMatch(/NaN|undefined|<script|href|& /);
  });

  test('shows the light of the hour', () => {
    const at = (hour: number) => drawScene('the yard', { hour, seed: 'x' });
    expect(new Set([8, 13, 18, 23].map(at)).size).toBe(4);
  });
});
