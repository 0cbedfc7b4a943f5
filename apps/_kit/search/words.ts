/** A word of a text, folded as the index folds it, and where it stands. */
export interface Word {
  readonly word: string;
  readonly start: number;
  readonly end: number;
}

/** Words that a search looks for, next to each other. `whole` is false where the last may be only a beginning. */
export interface Term {
  readonly words: string;
  readonly whole: boolean;
}

// As FTS5's unicode61 cuts words: letters and digits, with the accents on them.
const WORD = /[\p{L}\p{N}\p{Co}](?:[\p{L}\p{N}\p{Co}]|[\u0300-\u036f])*/gu;
const ACCENTS = /[\u0300-\u036f]/g;

/** Lower case without accents. */
export const fold = (text: string): string =>
  /^[\x20-\x7e]*$/.test(text) ? text.toLowerCase() : foldAny(text);

const foldAny = (text: string): string =>
  text.normalize('NFD').replace(ACCENTS, '').normalize('NFC').toLowerCase().replace(ACCENTS, '');

export const wordsIn = (text: string): Word[] =>
  [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word: fold(word),
    start: index,
    end: index + word.length,
  }));

/** The words of a text as a search compares them, with one space between. */
export const plainWords = (text: string): string =>
  wordsIn(text)
    .map(({ word }) => word)
    .join(' ');

/** Whether a text holds a term, as the index would say. */
export const holdsTerm = (text: string, term: Term): boolean => findTerm(wordsIn(text), term).length > 0;

/** Where in the words of a text a term begins. */
export function findTerm(words: readonly Word[], { words: wanted, whole }: Term): number[] {
  const parts = wanted.split(' ');
  const last = parts.length - 1;
  const isAt = (at: number) =>
    parts.every((part, i) => {
      const word = words[at + i]?.word;
      return i === last && !whole ? word?.startsWith(part) : word === part;
    });
  return words.flatMap((_, at) => (isAt(at) ? [at] : []));
}
