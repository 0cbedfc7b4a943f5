/** Marks the searched words where they start a word of the text. */
export function Highlight({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0 || text === '') return text;
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])(${words.map(escaped).join('|')})`, 'giu');
  let end = 0;
  const parts = [...text.matchAll(pattern)].flatMap((match) => {
    const before = text.slice(end, match.index);
    end = match.index + match[0].length;
    return [before, <mark key={match.index}>{match[0]}</mark>];
  });
  return [...parts, text.slice(end)];
}

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
