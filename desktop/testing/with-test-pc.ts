import { afterAll, beforeAll } from 'vitest';
import { clientDir } from '#server/testing/test-state.ts';
import { sandboxBackend } from '../backends/sandbox-backend.ts';
import type { ControlClient } from '../control/control-client.ts';
import type { Pc } from '../pc.ts';

const PREPARE_WITHIN_MS = 600_000;

export interface TestPc {
  readonly pc: Pc;
  readonly control: ControlClient;
}

/** A PC with a desktop for all tests of a file; there once they run. */
export function withTestPc(): TestPc {
  let running: Pc | undefined;
  beforeAll(async () => {
    const blueprint = await sandboxBackend.prepare({ persona: 'michael-scott', clientDir });
    running = await blueprint.start();
  }, PREPARE_WITHIN_MS);
  afterAll(() => running?.stop());
  const pc = () => {
    if (!running) throw new Error('The PC is there once the tests run.');
    return running;
  };
  return {
    get pc() {
      return pc();
    },
    get control() {
      return pc().control as ControlClient;
    },
  };
}
