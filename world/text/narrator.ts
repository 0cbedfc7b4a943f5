import type { RandomStream } from '../rng.ts';
import { createDeck } from './deck.ts';
import { formatCents } from './facts.ts';

export type Facts = Readonly<Record<string, string>>;

export interface Vocabulary {
  /** Who speaks, for error messages: `series.bill-water`. */
  readonly name: string;
  readonly phrases: Readonly<Record<string, readonly string[]>>;
}

/** Fills the braces of a text: with a fact, with a phrase of that name, or with a number between two bounds. */
export interface Narrator {
  tell(text: string, facts: Facts): string;
}

const deepest = 6;

export function createNarrator({ name: speaker, phrases }: Vocabulary, random: RandomStream): Narrator {
  const decks = new Map(Object.entries(phrases).map(([name, texts]) => [name, createDeck(texts, random)]));
  const fill = (slot: string, facts: Facts, depth: number): string => {
    const number = /^(number|money) (\d+) (\d+)$/.exec(slot);
    if (number) return drawn(number, random);
    if (slot in facts) return facts[slot]!;
    const deck = decks.get(slot);
    if (!deck) throw unknownSlot(`${speaker}: {${slot}}`, [...Object.keys(facts), ...decks.keys()]);
    return told(deck(), facts, depth + 1);
  };
  const told = (text: string, facts: Facts, depth: number): string => {
    if (depth > deepest)
      throw new Error(`${speaker}: "${text}" goes round in circles: its phrases name each other.`);
    return text.replaceAll(/\{([^{}]+)\}/g, (_, slot: string) => fill(slot, facts, depth));
  };
  return { tell: (text, facts) => capitalized(told(text, facts, 0), text) };
}

/** A sentence that starts with a slot starts with a capital. */
const capitalized = (filled: string, text: string): string =>
  text.startsWith('{') ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;

function drawn([, kind, low, high]: RegExpExecArray, random: RandomStream): string {
  const number = random.int(Number(low), Number(high));
  return kind === 'money' ? formatCents(number) : number.toLocaleString('en-US');
}

const unknownSlot = (slot: string, known: readonly string[]): Error =>
  new Error(`${slot} has nothing to be filled with. Known here: ${known.toSorted().join(', ')}.`);
