import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sandboxBackend } from '#desktop/backends/sandbox-backend.ts';
import type { ControlClient } from '#desktop/control/control-client.ts';
import type { Blueprint, Pc } from '#desktop/pc.ts';
import { createPool } from '#desktop/pool.ts';
import { readProcess, treeOf } from '#desktop/sandbox/process-tree.ts';
import { median, percentile, timed, times } from './statistics.ts';

const clientDir = join(import.meta.dirname, '../../dist/client');
const COLD_STARTS = 7;
const WARM_RESETS = 20;
const SCREENSHOTS = 100;
const CLICKS = 100;
const TYPINGS = 5;
const MAIL_PORT = 3016;
const TEXT = 'The quick brown fox jumps over 13 lazy dogs <& naïve façades>, 東京 で 😀. '
  .repeat(16)
  .slice(0, 1000);

/** A PC as those who wait for it see it: through its sockets, image and world built. */
export async function benchPc(tell: (what: string) => void): Promise<Record<string, number>> {
  tell('preparing the image and the home folder');
  const blueprint = await sandboxBackend.prepare({ persona: 'michael-scott', clientDir, onProgress: tell });
  tell('starting PCs');
  const starts = await times(COLD_STARTS, async () => {
    const start = performance.now();
    const pc = await blueprint.start();
    const readyMs = performance.now() - start;
    await pc.stop();
    return readyMs;
  });
  tell('resetting PCs');
  const warm = await benchWarmResets(blueprint);
  tell('seeing, clicking and typing');
  const hands = await benchHands(blueprint);
  return { 'pc.ready_ms': median(starts), 'pc.reset_cold_ms': percentile(starts, 95), ...warm, ...hands };
}

async function benchWarmResets(blueprint: Blueprint): Promise<Record<string, number>> {
  const pool = createPool(blueprint);
  let pc = await pool.take();
  const resets = await times(WARM_RESETS, async () => {
    await pool.warm;
    return timed(async () => {
      pc = await pool.replace(pc);
      await (pc.control as ControlClient).screenshot();
    });
  });
  pool.discard(pc);
  await pool.close();
  return { 'pc.reset_warm_ms': percentile(resets, 95) };
}

async function benchHands(blueprint: Blueprint): Promise<Record<string, number>> {
  const pc = await blueprint.start();
  try {
    const control = pc.control as ControlClient;
    await openPage(pc, control);
    const pssMb = proportionalMb(process.pid);
    const screenshots = await times(SCREENSHOTS, async (i) => {
      await control.act([{ action_type: 'MOVE_TO', x: 200 + i * 8, y: 300 + i * 2 }]);
      return timed(() => control.screenshot());
    });
    const clicks = await times(CLICKS, (i) =>
      timed(() => control.act([{ action_type: 'CLICK', x: 640, y: 300 + (i % 200) }])),
    );
    await control.launch(['mousepad']);
    await control.screenshot({ settle: { still_ms: 500, max_ms: 10_000 } });
    const typings = await times(TYPINGS, () =>
      timed(() => control.act([{ action_type: 'TYPING', text: TEXT }])),
    );
    return {
      'pc.pss_mb': pssMb,
      'control.screenshot_p50_ms': median(screenshots),
      'control.screenshot_p95_ms': percentile(screenshots, 95),
      'control.click_p50_ms': median(clicks),
      'control.type_1000_ms': percentile(typings, 95),
    };
  } finally {
    await pc.stop();
  }
}

async function openPage(pc: Pc, control: ControlClient): Promise<void> {
  await control.launch(['firefox-esr', pc.urlOf({ port: MAIL_PORT })]);
  for (let tries = 0; tries < 100; tries++) {
    if ((await control.execute('wmctrl -l')).output.includes('Firefox')) break;
    await sleep(100);
  }
  await control.screenshot({ settle: { still_ms: 1000, max_ms: 15_000 } });
}

/** Memory of everything that a process has started, each shared page counted once among those who share it. */
function proportionalMb(parent: number): number {
  const kilobytes = (pid: number) => /^Pss:\s+(\d+) kB/m.exec(readProcess(pid, 'smaps_rollup'))?.[1] ?? 0;
  const [, ...started] = treeOf(parent);
  return started.reduce((sum, pid) => sum + Number(kilobytes(pid)), 0) / 1024;
}
