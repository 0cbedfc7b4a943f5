import type { Visitor } from './sessions.ts';

/** What middleware hands to handlers. */
export interface Env {
  Variables: { visitor: Visitor };
}
