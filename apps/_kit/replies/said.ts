import type { Json } from '../context.ts';

/** Something the owner wrote to people who may answer. */
export interface Said {
  readonly channel: 'mail' | 'chat' | 'work';
  readonly text: string;
  readonly subject?: string;
  /** What was said before in this conversation, oldest first, as far as it matters; `from` is `me` or a person's id. */
  readonly before: readonly { readonly from: string; readonly text: string }[];
  /** The group it was said in, with everybody in it besides the owner. */
  readonly group?: { readonly name: string; readonly people: readonly string[] };
  /** What came along: names of files. */
  readonly attachments?: readonly string[];
  /** Comes back with the answer: where it belongs. */
  readonly ref: Json;
}
