import type { ControlClient } from '#desktop/control/control-client.ts';
import type { Pc } from '#desktop/pc.ts';

export function controlOf({ control }: Pc): ControlClient {
  if (!control) throw new Error('This PC has no desktop.');
  return control;
}

/** What a script printed. */
export async function bash(pc: Pc, script: string): Promise<string> {
  return (await controlOf(pc).bash(script)).output;
}
