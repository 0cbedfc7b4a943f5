import type { ActionInput } from '#protocol/control.ts';
import type { ControlClient } from '../control/control-client.ts';

/** What was done and what for, so that somebody can learn from it. */
export interface Step {
  readonly thought: string;
  readonly actions: readonly ActionInput[];
  /** PNG of the screen that followed, once it was still. */
  readonly screenshot?: Buffer;
}

export interface StepOptions {
  /** Told of everything that is done, in order. */
  onStep?(step: Step): void;
  /** Takes a picture of the screen after each step. */
  takesScreenshots?: boolean;
}

/** The PC's mouse and keyboard. */
export interface Hand {
  act(thought: string, actions: readonly ActionInput[]): Promise<void>;
}

export function createHand(control: ControlClient, { onStep, takesScreenshots = false }: StepOptions): Hand {
  return {
    async act(thought, actions) {
      const { screenshot } = await control.act(actions, { screenshot: takesScreenshots });
      onStep?.({ thought, actions, ...(screenshot && { screenshot }) });
    },
  };
}
