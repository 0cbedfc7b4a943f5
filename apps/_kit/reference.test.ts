import { expect, test } from 'vitest';
import { reference } from './reference.ts';

test('no two ids share a reference', () => {
  const references = new Set(Array.from({ length: 50_000 }, (_, id) => reference('GR', id)));
  expect(references.size).toBe(50_000);
  expect(reference('ZL', 1)).toMatch(/^ZL-[A-Z2-9]{6}$/);
});
