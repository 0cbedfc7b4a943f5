const OWN: Record<string, string> = { his: 'my', her: 'my', their: 'my', hers: 'mine', theirs: 'mine' };
const COUNTED =
  /\b(?:appointment|shift|meeting|interview|flight|date|game|checkup|lesson|delivery|inspection|match|desk|drill|meetup|stand)$/i;

/** What the persona says of somebody, as they say it themselves. */
export const inOwnWords = (text: string): string =>
  text.replaceAll(/\b(his|her|their|hers|theirs)\b/gi, (word) => OWN[word.toLowerCase()] ?? word);

/** An entry of somebody's calendar as they speak of it: "His daughter's evening" → "my daughter's evening". */
export function asReason(what: string): string {
  const away = /^Away: (.+)$/.exec(what);
  if (away) return `a trip to ${away[1]}`;
  const short = what.split(/,| - | – /)[0]?.trim() || what;
  const own = inOwnWords(short);
  const plain =
    /^[A-Z][a-z]/.test(own) &&
    !/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|I|Spanish|French|Italian|German|English|Irish|Polish|Latin|Easter|Christmas|Zoom|Bible)\b/.test(
      own,
    )
      ? own.charAt(0).toLowerCase() + own.slice(1)
      : own;
  if (!COUNTED.test(plain) || /^(?:a|an|the|my|our)\b/i.test(plain)) return plain;
  return /^[A-Z]/.test(plain) ? `the ${plain}` : `${/^[aeiou]/.test(plain) ? 'an' : 'a'} ${plain}`;
}

/** "Pam, Jim and Dwight" */
export const listed = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
