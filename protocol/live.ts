/**
 * What the server tells an open page over its WebSocket at `/live`: at once, and after each change that concerns its app.
 */
export interface LiveMessage {
  /** Differs from the one a page has: what it shows is old. */
  revision: string;
  now: number;
}

/** Answers to actions carry the state they led to, so that a page which fetched after them is not told again. */
export const REVISION_HEADER = 'x-world-revision';
