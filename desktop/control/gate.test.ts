import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('no more than there are places, and failures give theirs back', async () => {
  const gate = createGate(2);
  let inside = 0;
  let most = 0;
  const work = (fails: boolean) =>
    gate(async () => {
      most = Math.max(most, ++inside);
      await sleep(2);
      inside--;
      if (fails) throw new Error('failed');
    });
  await Promise.allSettled([true, false, true, false, false].map(work));
  expect(most).toBe(2);
  expect(await gate(async () => 'through')).toBe('through');
});
