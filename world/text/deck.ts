import type { RandomStream } from '../rng.ts';

/** Deals every card once, in an order of chance, before any comes again; and never one twice in a row. */
export function createDeck<T>(cards: readonly T[], random: RandomStream): () => T {
  let rest: T[] = [];
  let last: T | undefined;
  return () => {
    if (rest.length === 0) rest = shuffle(cards, random);
    if (rest.length > 1 && rest.at(-1) === last) rest.unshift(rest.pop()!);
    last = rest.pop()!;
    return last;
  };
}

function shuffle<T>(cards: readonly T[], random: RandomStream): T[] {
  const mixed = [...cards];
  for (let index = mixed.length - 1; index > 0; index--) {
    const other = random.int(0, index);
    [mixed[index], mixed[other]] = [mixed[other]!, mixed[index]!];
  }
  return mixed;
}
