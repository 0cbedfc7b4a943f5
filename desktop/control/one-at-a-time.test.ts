import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

test('those who ask meanwhile share the next run, and none runs beside another', async () => {
  let running = 0;
  let runs = 0;
  const ask = oneAtATime(async () => {
    expect(++running).toBe(1);
    await sleep(5);
    running--;
    return ++runs;
  });
  expect(await Promise.all([ask(), ask(), ask()])).toEqual([1, 2, 2]);
  expect(await ask()).toBe(3);
});

test('a failure is told to those who asked for it only', async () => {
  let runs = 0;
  const ask = oneAtATime(async () => {
    await sleep(1);
    if (++runs === 1) throw new Error('first');
    return runs;
  });
  const results = await Promise.allSettled([ask(), ask()]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
});
