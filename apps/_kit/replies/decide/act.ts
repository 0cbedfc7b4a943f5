import type { Ctx } from '../../context.ts';
import type { Person } from '../../people.ts';
import type { Speaking } from '../facts/say-when.ts';
import type { Said } from '../said.ts';
import type { Heard } from '../understand/understand.ts';

/** What an answer may mention. A line that names a slot is said only when the fact is there. */
export const SLOTS = [
  ...['when', 'what', 'where', 'reason', 'alt', 'near', 'title', 'names', 'town'],
  ...['amount', 'actual', 'day', 'file', 'topic', 'doing', 'fact', 'owner'],
] as const;
type Slots = Readonly<Record<string, string>>;

/** What somebody does with their answer; their lines for it are in stock/ and in the persona. */
export interface Act {
  readonly name: string;
  readonly slots: Slots;
}

export interface Situation {
  readonly ctx: Ctx;
  readonly person: Person;
  readonly said: Said;
  readonly heard: Heard;
  /** What this person said last in the conversation, if the owner answers it. */
  readonly theirLast: string | null;
  readonly speaking: Speaking;
}

type Facts = Readonly<Record<string, string | null | undefined>>;

export const act = (name: string, facts: Facts = {}): Act => ({
  name,
  slots: Object.fromEntries(
    Object.entries(facts).filter((pair): pair is [string, string] => Boolean(pair[1])),
  ),
});
