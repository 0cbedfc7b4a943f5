import type { Recorder } from '../recorder/recorder.ts';
import type { Display } from './display.ts';
import type { Hands } from './hands.ts';
import type { Programs } from './programs.ts';
import type { Readiness } from './readiness.ts';
import type { Screen } from './screen.ts';

/** What the routes of the control API work with. */
export interface ControlParts {
  readonly screen: Screen;
  readonly display: Display;
  readonly hands: Hands;
  readonly programs: Programs;
  readonly readiness: Readiness;
  readonly recorder: Recorder;
}
