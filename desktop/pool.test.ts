import { describe, expect, onTestFinished, test } from 'vitest';
import type { Blueprint, Pc, PcEnd } from './pc.ts';
import { createPool } from './pool.ts';

/** PCs that only keep a diary. */
function blueprintWithDiary(): { blueprint: Blueprint; diary: string[]; kill(id: string): void } {
  const diary: string[] = [];
  const ends = new Map<string, (end: PcEnd) => void>();
  let count = 0;
  const start: Blueprint['start'] = async ({ inBackground = false } = {}) => {
    const id = String(++count);
    const ended = new Promise<PcEnd>((resolve) => ends.set(id, resolve));
    diary.push(`${id} ${inBackground ? 'boots quietly' : 'boots'}`);
    const note = (what: string) => async () => void diary.push(`${id} ${what}`);
    return {
      id,
      control: null,
      screen: null,
      stateDir: '',
      urlOf: () => '',
      incidents: () => [],
      ended,
      rest: note('rests'),
      wake: note('wakes'),
      stop: note('stops'),
    } satisfies Pc;
  };
  return { blueprint: { start }, diary, kill: (id) => ends.get(id)?.({ how: 'died', why: 'killed' }) };
}

function openPool(spares?: number) {
  const made = blueprintWithDiary();
  const pool = createPool(made.blueprint, { spares });
  onTestFinished(() => pool.close());
  return { ...made, pool };
}

describe('pool', () => {
  test('a spare boots quietly, rests, and wakes when it is taken; the next takes its place', async () => {
    const { pool, diary } = openPool();
    await pool.warm;
    expect(diary).toEqual(['1 boots quietly', '1 rests']);
    expect((await pool.take()).id).toBe('1');
    await pool.warm;
    expect(diary.slice(2)).toEqual(['1 wakes', '2 boots quietly', '2 rests']);
  });

  test('nobody waits for a PC that is discarded', async () => {
    const { pool, diary } = openPool();
    await pool.warm;
    const first = await pool.take();
    await pool.warm;
    const { promise, resolve } = Promise.withResolvers<void>();
    const second = await pool.replace({ ...first, stop: () => promise });
    expect(second.id).toBe('2');
    expect(diary).toContain('2 wakes');
    resolve();
  });

  test('a spare that died at rest is not handed out', async () => {
    const { pool, kill } = openPool();
    await pool.warm;
    kill('1');
    await Promise.resolve();
    expect((await pool.take()).id).toBe('2');
  });

  test('without a spare, a PC is started at once', async () => {
    const { pool, diary } = openPool(0);
    await pool.take();
    expect(diary).toEqual(['1 boots']);
  });

  test('a spare that does not boot is tried again when the next PC is taken', async () => {
    const { blueprint } = blueprintWithDiary();
    let fails = true;
    const start: Blueprint['start'] = (options) =>
      options?.inBackground && fails ? Promise.reject(new Error('no memory')) : blueprint.start(options);
    const pool = createPool({ start });
    await expect(pool.warm).rejects.toThrow('no memory');
    await pool.take();
    fails = false;
    pool.discard(await pool.take());
    await pool.warm;
    await pool.close();
  });

  test('a PC that cannot be stopped is told at the end', async () => {
    const { blueprint } = blueprintWithDiary();
    const pool = createPool(blueprint, { spares: 0 });
    pool.discard({ ...(await pool.take()), stop: () => Promise.reject(new Error('busy')) });
    await expect(pool.close()).rejects.toThrow('could not be stopped');
  });

  test('closing ends spares and whatever is still leaving', async () => {
    const { pool, diary } = openPool(2);
    await pool.warm;
    pool.discard(await pool.take());
    await pool.warm;
    await pool.close();
    expect(diary.filter((line) => line.endsWith('stops')).sort()).toEqual(['1 stops', '2 stops', '3 stops']);
  });
});
