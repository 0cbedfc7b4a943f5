import { firstNameOf } from './preview.ts';

export interface Mentionable {
  id: string;
  name: string;
}

/** Who is meant by "@Pam" or "@Pam Beesly": of those in the group, the longest name that fits. */
export function findMentions(text: string, people: readonly Mentionable[]): string[] {
  const found = new Set<string>();
  for (const { index } of text.matchAll(/@/g)) {
    const after = text.slice(index + 1).toLowerCase();
    const fits = people
      .flatMap(({ id, name }) => [name, firstNameOf(name)].map((said) => ({ id, said: said.toLowerCase() })))
      .filter(({ said }) => after.startsWith(said) && !/[\p{L}\p{N}]/u.test(after[said.length] ?? ''))
      .sort((a, b) => b.said.length - a.said.length)[0];
    if (fits) found.add(fits.id);
  }
  return [...found];
}
