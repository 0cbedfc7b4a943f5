import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layoutOverlaps } from './layout-overlaps.ts';

const lay = (...spans: [string, number, number][]) =>
  Object.fromEntries(
    [...layoutOverlaps(spans.map(([id, start, end]) => ({ id, start, end })))].map(
      ([id, { left, width }]) => [id, [Math.round(left * 100), Math.round(width * 100)]],
    ),
  );

test('what does not overlap takes the whole width, also when it touches', () => {
  expect(lay(['a', 540, 600], ['b', 600, 660])).toEqual({ a: [0, 100], b: [0, 100] });
});

test('two at a time stand side by side, the first reaching under the second', () => {
  expect(lay(['a', 540, 600], ['b', 570, 630])).toEqual({ a: [0, 85], b: [50, 50] });
});

test('a short one is as tall as its name, and what follows at once steps aside', () => {
  expect(lay(['a', 540, 545], ['b', 550, 600])).toEqual({ a: [0, 85], b: [50, 50] });
});

test('an event widens over columns that are free beside it', () => {
  const placed = lay(['a', 540, 720], ['b', 540, 600], ['c', 540, 570], ['d', 620, 700]);
  expect(placed.d).toEqual([33, 67]);
  expect(placed.c).toEqual([67, 33]);
});

test('groups do not squeeze each other', () => {
  const placed = lay(['a', 540, 600], ['b', 540, 600], ['c', 540, 600], ['d', 700, 760]);
  expect(placed.d).toEqual([0, 100]);
});

test('every event is inside its day, and overlapping ones never begin at the same place', () => {
  const stretch = fc.record({
    start: fc.integer({ min: 0, max: 1400 }),
    length: fc.integer({ min: 1, max: 300 }),
  });
  fc.assert(
    fc.property(fc.array(stretch, { maxLength: 40 }), (list) => {
      const spans = list.map(({ start, length }, index) => ({
        id: String(index),
        start,
        end: start + length,
      }));
      const placed = layoutOverlaps(spans);
      for (const a of spans) {
        const at = placed.get(a.id);
        expect(at && at.left >= 0 && at.width > 0 && at.left + at.width <= 1.0001).toBe(true);
        for (const b of spans)
          if (a !== b && a.start < b.end && b.start < a.end)
            expect(placed.get(b.id)?.left).not.toBe(at?.left);
      }
    }),
    { numRuns: 60 },
  );
});
