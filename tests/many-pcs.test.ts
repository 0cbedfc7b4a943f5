import { expect, onTestFinished, test } from 'vitest';
import { sandboxBackend } from '#desktop/backends/sandbox-backend.ts';
import type { ControlClient } from '#desktop/control/control-client.ts';
import { clientDir } from '#server/testing/test-state.ts';
import { soak } from '#tools/soak.ts';

const blueprint = () => sandboxBackend.prepare({ persona: 'michael-scott', clientDir });

/** By mouse and keyboard alone, as an agent would. */
async function writeWithEditor(control: ControlClient, text: string): Promise<void> {
  await control.execute('touch /tmp/note.txt');
  await control.launch(['mousepad', '/tmp/note.txt']);
  await expect
    .poll(async () => (await control.execute('wmctrl -l')).output, { timeout: 20_000 })
    .toContain('note.txt');
  await control.screenshot({ settle: true });
  await control.act([
    { action_type: 'TYPING', text },
    { action_type: 'HOTKEY', keys: ['ctrl', 's'] },
  ]);
  await expect
    .poll(async () => (await control.readFile('/tmp/note.txt')).toString(), { timeout: 10_000 })
    .toBe(text);
}

test('four PCs at once can all be worked with', async () => {
  const { start } = await blueprint();
  const pcs = await Promise.all([0, 1, 2, 3].map(() => start()));
  onTestFinished(() => Promise.all(pcs.map((pc) => pc.stop())).then(() => undefined));
  const controls = pcs.map(({ control }) => control as ControlClient);
  await Promise.all(controls.map((control, i) => writeWithEditor(control, `I am number ${i}: ¡olé! 漢字`)));
  const began = performance.now();
  await Promise.all(controls.map((control) => control.screenshot()));
  expect(performance.now() - began).toBeLessThan(2000);
}, 180_000);

test('a few resets with work in between leave nothing behind', async () => {
  const { before, after } = await soak(await blueprint(), { cycles: 3, warmUp: 1 });
  expect({ ...after, memoryMb: 0, mounts: 0 }).toEqual({ ...before, memoryMb: 0, mounts: 0 });
}, 180_000);
