import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hostNow } from '#kit/clock.ts';
import { createWorldClockFile } from '../world-clock-file.ts';
import { compileClock } from './lay-files.ts';

const WORLD = Date.UTC(2031, 4, 6, 7, 8, 9);
let dir = '';

beforeAll(async () => {
  dir = mkdtempSync(join(tmpdir(), 'mypc-clock-'));
  await compileClock(join(dir, 'clock.so'));
});
afterAll(() => rmSync(dir, { recursive: true }));

/** Runs a script whose programs all load the library, with the world at `WORLD` where PCs have the clock's file. */
function inWorld(script: string): string {
  createWorldClockFile(join(dir, 'clock'), WORLD);
  const enter = `mount -t tmpfs tmpfs /run && mkdir /run/mypc /run/work && cp ${dir}/clock /run/mypc && cd /run/work`;
  return execFileSync(
    'unshare',
    [
      '--map-root-user',
      '--mount',
      'sh',
      '-c',
      `${enter} && export LD_PRELOAD=${dir}/clock.so TZ=UTC && ${script}`,
    ],
    { encoding: 'utf8', timeout: 20_000 },
  ).trim();
}

test('programs tell the world its time', () => {
  expect(inWorld('date +%F; perl -e "print time"').split('\n')).toEqual([
    '2031-05-06',
    expect.stringMatching(String(Math.floor(WORLD / 1e5)).slice(0, -1)),
  ]);
});

test('files that the kernel stamps are as old as the world, others as old as they say', () => {
  const output = inWorld(
    'touch -d 2020-01-02 old; sleep 0.05; echo > new; ls -l --time-style=long-iso; find -newer old; find -mmin -1; test new -nt old && echo newer',
  );
  expect(output).toMatch(/2031-05-06 07:08 new/);
  expect(output).toMatch(/2020-01-02 00:00 old/);
  expect(output.split('\n').filter((line) => line === './new')).toHaveLength(2);
  expect(output).toMatch(/newer$/);
});

test('who waits until a time of the world waits no longer', () => {
  const waits = `
import ctypes, time
libc = ctypes.CDLL(None)
class Deadline(ctypes.Structure): _fields_ = [("sec", ctypes.c_int64), ("nsec", ctypes.c_int64)]
def soon():
    at = time.time_ns() + 100_000_000
    return ctypes.byref(Deadline(at // 10**9, at % 10**9))
room = ctypes.create_string_buffer(256)
condition, mutex, semaphore = (ctypes.byref(room, at) for at in (0, 64, 128))
libc.pthread_mutex_lock(mutex)
for wait in (lambda: libc.pthread_cond_timedwait(condition, mutex, soon()), lambda: libc.sem_timedwait(semaphore, soon()),
             lambda: libc.clock_nanosleep(0, 1, soon(), None)):
    start = time.monotonic()
    wait()
    assert 0.08 < time.monotonic() - start < 1, time.monotonic() - start
print("waited", time.strftime("%Y-%m-%d"))
`;
  writeFileSync(join(dir, 'waits.py'), waits);
  expect(inWorld(`python3 ${dir}/waits.py; timeout 0.2 sleep 5 || echo timed out`)).toBe(
    'waited 2031-05-06\ntimed out',
  );
});

test('a world without a clock file has the time of the host', () => {
  const today = execFileSync('date', ['+%s'], {
    env: { ...process.env, LD_PRELOAD: join(dir, 'clock.so') },
    encoding: 'utf8',
  });
  expect(Math.abs(Number(today) * 1000 - hostNow())).toBeLessThan(5000);
});
