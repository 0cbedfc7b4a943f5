import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sandboxBackend } from '#desktop/backends/sandbox-backend.ts';
import type { ControlClient } from '#desktop/control/control-client.ts';
import type { Blueprint, Pc } from '#desktop/pc.ts';
import { createPool } from '#desktop/pool.ts';
import { GROUP_PARENTS } from '#desktop/sandbox/control-groups.ts';
import { RUN_ROOT } from '#desktop/sandbox/guest.ts';
import { treeOf } from '#desktop/sandbox/process-tree.ts';

const CYCLES = 200;
/** Until code is compiled and buffers have their size. */
const WARM_UP = 40;
const ID_LENGTH = 8;
const WORK = 'date > ~/note.txt; seq 100000 > /tmp/numbers; (sleep 60 &) ; cp -r ~/Documents /tmp/copy';

/** What a process that resets PCs holds of the machine; groups and directories are those of its PCs. */
export interface Held {
  memoryMb: number;
  files: number;
  processes: number;
  mounts: number;
  groups: number;
  directories: number;
}

/** Resets a PC again and again, with work in between; tells what is held after the warm-up and at the end, PCs gone both times. */
export async function soak(
  blueprint: Blueprint,
  {
    cycles,
    warmUp = WARM_UP,
    tell = () => {},
  }: { cycles: number; warmUp?: number; tell?(line: string): void },
): Promise<{ before: Held; after: Held }> {
  const ids = new Set<string>();
  const run = async (count: number) => {
    const pool = createPool(blueprint);
    let pc = await pool.take();
    for (let i = 1; i <= count; i++) {
      await work(pc);
      await pool.warm;
      ids.add(pc.id);
      pc = await pool.replace(pc);
      if (i % 10 === 0) tell(`${i} of ${count} resets: ${JSON.stringify(heldFor(ids))}`);
    }
    pool.discard(pc);
    await pool.close();
    globalThis.gc?.();
    return heldFor(ids);
  };
  return { before: await run(warmUp), after: await run(cycles) };
}

async function work({ control }: Pc): Promise<void> {
  const hands = control as ControlClient;
  await hands.bash(WORK);
  await hands.launch(['mousepad']);
  await hands.act([
    { action_type: 'CLICK', x: 600, y: 400 },
    { action_type: 'TYPING', text: 'Grüße, 世界 😀' },
  ]);
  await hands.screenshot();
}

function heldFor(ids: ReadonlySet<string>): Held {
  const countIn = (dir: string) => namesIn(dir).filter((name) => ids.has(name.slice(0, ID_LENGTH))).length;
  return {
    memoryMb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    files: readdirSync('/proc/self/fd').length,
    processes: treeOf(process.pid).length - 1,
    mounts: readFileSync('/proc/self/mountinfo', 'utf8').split('\n').length,
    groups: GROUP_PARENTS.reduce((sum, dir) => sum + countIn(dir), 0),
    directories: countIn(RUN_ROOT),
  };
}

function namesIn(dir: string): string[] {
  try {
    return readdirSync(dir);
  } catch {
    return [];
  }
}

if (import.meta.main) {
  const cycles = Number(process.argv[2] ?? CYCLES);
  const clientDir = join(import.meta.dirname, '../dist/client');
  const blueprint = await sandboxBackend.prepare({
    persona: 'michael-scott',
    clientDir,
    onProgress: console.error,
  });
  const { before, after } = await soak(blueprint, { cycles, tell: console.error });
  console.table({ before, after });
  const grown = (Object.keys(after) as (keyof Held)[]).filter(
    (name) => after[name] > before[name] * (name === 'memoryMb' ? 1.1 : 1),
  );
  if (grown.length > 0) console.error(`Grown over ${cycles} resets: ${grown.join(', ')}.`);
  process.exitCode = grown.length > 0 ? 1 : 0;
}
