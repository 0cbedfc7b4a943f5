import type { RandomStream } from '../rng.ts';
import { createDeck } from './deck.ts';
import { formatCents } from './facts.ts';

export type Facts = Readonly<Record<string, string>>;

export interface Vocabulary {
  /** Who speaks, for error messages: `series.bill-water`. */
  readonly name: string;
  readonly phrases: Readonly<Record<string, readonly string[]>>;
}

/**
 * Fills the braces of a text.
 *
 * `{place}` is a fact, or else the next phrase of that name; each comes once before any comes again.
 * `{same headline}` is one phrase for the whole page, and `{same tip 2}` the second part of a phrase `this | that`.
 * `{number 3 9}`, `{money 250 990}` and `{price 900 4900}` lie between two bounds.
 * A phrase that begins `(6,7,8) ` is for those months only.
 */
export interface Narrator {
  tell(text: string, facts: Facts): string;
  /** Forgets what `{same …}` stood for. */
  turnPage(): void;
}

const deepest = 6;

export function createNarrator({ name: speaker, phrases }: Vocabulary, random: RandomStream): Narrator {
  const decks = new Map(
    Object.entries(phrases).map(([name, texts]) => [
      name,
      { next: createDeck(texts, random), size: texts.length },
    ]),
  );
  const page = new Map<string, string>();

  const deal = (name: string, facts: Facts): string => {
    const deck = decks.get(name);
    if (!deck) throw unknownSlot(`${speaker}: {${name}}`, [...Object.keys(facts), ...decks.keys()]);
    for (let tries = 0; tries <= deck.size; tries++) {
      const phrase = deck.next();
      const season = /^\(([\d,]+)\) /.exec(phrase);
      if (!season) return phrase;
      if (season[1]!.split(',').includes(facts.monthNumber ?? '')) return phrase.slice(season[0].length);
    }
    throw new Error(`${speaker}: {${name}} has no phrase for month ${facts.monthNumber}.`);
  };

  const fill = (slot: string, facts: Facts, depth: number): string => {
    const number = /^(number|money|price) (\d+) (\d+)$/.exec(slot);
    if (number) return drawn(number, random);
    if (slot in facts) return facts[slot]!;
    const same = /^same (\S+)(?: (\d+))?$/.exec(slot);
    if (!same) return told(deal(slot, facts), facts, depth + 1);
    const name = same[1]!;
    if (!page.has(name)) page.set(name, told(deal(name, facts), facts, depth + 1));
    return page.get(name)!.split(' | ')[Number(same[2] ?? 1) - 1] ?? '';
  };

  const told = (text: string, facts: Facts, depth: number): string => {
    if (depth > deepest)
      throw new Error(`${speaker}: "${text}" goes round in circles: its phrases name each other.`);
    return text.replaceAll(/\{([^{}]+)\}/g, (_, slot: string) => fill(slot, facts, depth));
  };

  return {
    tell: (text, facts) => capitalized(told(text, facts, 0), text),
    turnPage: () => page.clear(),
  };
}

/** A sentence that starts with a slot starts with a capital. */
const capitalized = (filled: string, text: string): string =>
  text.startsWith('{') ? filled.charAt(0).toUpperCase() + filled.slice(1) : filled;

function drawn([, kind, low, high]: RegExpExecArray, random: RandomStream): string {
  const number = random.int(Number(low), Number(high));
  if (kind === 'number') return number.toLocaleString('en-US');
  if (kind === 'money') return formatCents(number);
  return formatCents(Math.floor(number / 100) * 100 + random.pick([0, 50, 95, 99]));
}

const unknownSlot = (slot: string, known: readonly string[]): Error =>
  new Error(`${slot} has nothing to be filled with. Known here: ${known.toSorted().join(', ')}.`);
