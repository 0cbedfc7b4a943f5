import type { Inside } from '../sandbox/run-inside.ts';

/** What the control server is told of its PC. */
export interface ControlConfig {
  readonly inside: Inside;
  readonly displaySocket: string;
  readonly framebuffer: string;
  /** Where the host reaches the control server. */
  readonly socketPath: string;
  /** Where the PC does, on its loopback. */
  readonly port: number;
  /** Answers once the apps do. */
  readonly adminSocket: string;
}
