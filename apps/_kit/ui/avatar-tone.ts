/** First letters of the first and the last word: "Ann van der Lee" gives "AL". */
export function initialsOf(name: string): string {
  const words = name
    .split(/[\s@._-]+/)
    .map((word) => word.replaceAll(/[^\p{L}\p{N}]/gu, ''))
    .filter(Boolean);
  const picked = words.length > 1 ? [words[0], words.at(-1)] : words;
  return picked.map((word) => [...(word ?? '')][0]?.toUpperCase() ?? '').join('') || '?';
}

/** A hue that is always the same for a name and spread over names. */
export function hueOf(name: string): number {
  let hash = 2166136261;
  for (const character of name.trim().toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  }
  return ((hash ^ (hash >>> 13)) % 24) * 15;
}
