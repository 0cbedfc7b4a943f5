import { expect, test } from 'vitest';
import { createRng } from './rng.ts';

const draw = (seed: string, stream: string) => {
  const random = createRng(seed)(stream);
  return Array.from({ length: 50 }, () => random.int(0, 1_000_000));
};

test('a stream is a function of seed and name', () => {
  expect(draw('a', 'dining')).toEqual(draw('a', 'dining'));
  expect(draw('a', 'dining')).not.toEqual(draw('b', 'dining'));
  expect(draw('a', 'dining')).not.toEqual(draw('a', 'coffee'));
});

test('drawing from one stream does not move another', () => {
  const rng = createRng('a');
  const dining = rng('dining');
  const first = dining.next();
  rng('coffee').next();
  const again = createRng('a')('dining');
  expect([first, dining.next()]).toEqual([again.next(), again.next()]);
});

test('int covers both ends evenly enough', () => {
  const random = createRng('a')('dice');
  const counts = new Map<number, number>();
  for (let roll = 0; roll < 6000; roll++) {
    const face = random.int(1, 6);
    counts.set(face, (counts.get(face) ?? 0) + 1);
  }
  expect([...counts.keys()].toSorted()).toEqual([1, 2, 3, 4, 5, 6]);
  for (const count of counts.values()) expect(count).toBeGreaterThan(850);
});

test('an empty list has nothing to pick', () => {
  expect(() => createRng('a')('x').pick([])).toThrow('empty list');
});
