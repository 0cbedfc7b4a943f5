import type { Personality } from '../events/people.ts';
import type { RandomStream } from '../rng.ts';

/** The same words as this person would send them: with their greeting, their sign-off, their case and their slips. */
export function speak(
  paragraphs: readonly string[],
  { openers, closers, letterCase, typos }: Personality,
  random: RandomStream,
): string {
  const opener = openers.length > 0 ? random.pick(openers) : '';
  const closer = closers.length > 0 ? random.pick(closers) : '';
  const words = cased(paragraphs.join('\n\n'), letterCase);
  return [opener, slip(words, typos, random), closer].filter(Boolean).join('\n\n');
}

/** The words alone, as in a chat. */
export const say = (text: string, { letterCase, typos }: Personality, random: RandomStream): string =>
  slip(cased(text, letterCase), typos, random);

function cased(text: string, letterCase: Personality['letterCase']): string {
  return letterCase === 'lower' ? text.toLowerCase() : text;
}

/** Swaps two letters inside a longer word now and then. */
function slip(text: string, typos: number, random: RandomStream): string {
  if (typos === 0) return text;
  return text.replaceAll(/[a-z]{5,}/g, (word) => {
    if (!random.chance(typos)) return word;
    const at = random.int(1, word.length - 3);
    return word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2);
  });
}
